import Archiving
import Domain
import Fetching
import Foundation

/// Asks every source that is due, side by side, within one deadline.
struct FetchSources {
    let sources: [Source]
    let contentFolder: URL
    let fetch: ConditionalFetch
    let options: FetchOptions
    let sourcesWithLiveItems: Set<SourceID>
    let now: Date
    /// Told after each source how many of all are done.
    let progress: @Sendable (Int, Int) -> Void

    func run() async -> FetchedAnswers {
        let clock = ContinuousClock()
        let start = clock.now
        var results: [SourceVisit.Result?] = Array(repeating: nil, count: sources.count)
        await withTaskGroup(of: (Int, SourceVisit.Result).self) { group in
            for (index, source) in sources.enumerated() {
                let visit = visit(source)
                group.addTask { (index, await visit.run()) }
            }
            var done = 0
            for await (index, result) in group {
                results[index] = result
                done += 1
                progress(done, sources.count)
            }
        }
        return gathered(results.compactMap { $0 }, in: clock.now - start)
    }

    private func visit(_ source: Source) -> SourceVisit {
        SourceVisit(
            source: source,
            contentFolder: contentFolder,
            fetch: fetch,
            isOffline: options.isOffline,
            isRefresh: options.refreshes(source.id),
            hasLiveItems: sourcesWithLiveItems.contains(source.id),
            now: now
        )
    }

    private func gathered(_ results: [SourceVisit.Result], in time: Duration) -> FetchedAnswers {
        var answers = FetchedAnswers()
        answers.outcomes = results.map(\.outcome)
        answers.batches = results.compactMap(\.batch)
        answers.snapshots = results.compactMap(\.snapshot)
        answers.readTime = results.reduce(.zero) { $0 + $1.readTime }
        answers.fetchTime = time
        let asked = results.compactMap(\.isOwnNetworkFailure)
        answers.isOffline = !asked.isEmpty && asked.allSatisfy { $0 }
        return answers
    }
}

/// How a person wants the sources asked this time.
struct FetchOptions: Sendable {
    var isOffline = false
    /// Sources whose next-check time is ignored; nil for none, empty for all.
    var refresh: Set<SourceID>?

    func refreshes(_ source: SourceID) -> Bool {
        guard let refresh else { return false }
        return refresh.isEmpty || refresh.contains(source)
    }
}
