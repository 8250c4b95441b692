import Archiving
import Basics
import Domain
import Fetching
import Foundation

/// Asks every source that is due, side by side, within one deadline.
struct FetchSources {
    let sources: [Source]
    let context: VisitContext
    let clients: SourceClients
    /// What earlier builds learned of asking.
    let history: FetchHistory
    let options: FetchOptions
    let progress: WorkProgress

    /// The last ones are named while they are waited for.
    private static let named = 5
    /// So many sources are under way: each takes a twentieth of a megabyte while it waits for its server.
    private static let atOnce = 512

    /// Asks the servers; what lies in files waits for its turn to be archived.
    func run() async -> Fetched {
        let clock = ContinuousClock()
        let start = clock.now
        let visits = visits
        let asking = visits.enumerated().filter(\.element.asksServer)
        var arrivals = visits.map { visit in
            SourceVisit.Arrival.unread(isSmall: false) { visit.unasked() }
        }
        let answered = await ask(asking.map(\.element)) { await $0.run() }
        for (place, arrival) in zip(asking.map(\.offset), answered) { arrivals[place] = arrival }
        let own = await clients.client.pausedHosts(clock: context.now)
        return Fetched(
            arrivals: arrivals,
            paused: clients.recorded?.paused ?? own,
            time: clock.now - start
        )
    }

    /// Asks the servers that fall to one shard.
    ///
    /// - Parameters:
    ///   - shard: whose servers are asked.
    ///   - recorder: keeps what they say as it comes.
    /// - Returns: what is known of each answer by source, and the servers that asked for a pause.
    /// - Throws: what the recorder throws.
    func answers(
        of shard: Shard,
        into recorder: AnswerRecorder
    ) async throws -> (records: [String: AnswerRecord], paused: [PausedHost]) {
        let visits = visits.filter { $0.falls(to: shard) }
        let answered = await ask(visits) { visit in
            let answer = await visit.answer()
            let secrets = SecretRedaction(visit.source.secrets)
            return Result { try answer.map { try recorder.keep($0, without: secrets) } }
        }
        var records: [String: AnswerRecord] = [:]
        for (visit, record) in zip(visits, answered) {
            records[visit.source.id.text] = try record.get()
        }
        let paused = await clients.client.pausedHosts(clock: context.now)
        return (records, paused)
    }

    /// Does work at servers, at each host one after the other and at few sources at once, and says how far it has come.
    ///
    /// - Parameters:
    ///   - visits: whose servers are asked.
    ///   - work: what is done at each.
    /// - Returns: what came of it, in the order of the visits.
    private func ask<Value: Sendable>(
        _ visits: [SourceVisit],
        _ work: @escaping @Sendable (SourceVisit) async -> Value
    ) async -> [Value] {
        guard !visits.isEmpty else { return [] }
        var rest = AskingOrder.inTurns(
            visits.indices.sorted { visits[$0].rank < visits[$1].rank }
                .map { ($0, host: visits[$0].host) }
        )[...]
        return await withTaskGroup(of: (Int, Value).self) { group in
            func askNext() {
                guard let index = rest.popFirst() else { return }
                group.addTask {
                    let value = await work(visits[index])
                    return (index, value)
                }
            }
            var waiting = Set(visits.indices)
            var values = [Value?](repeating: nil, count: visits.count)
            reportProgress(waiting, of: visits)
            for _ in 0..<Self.atOnce { askNext() }
            for await (index, value) in group {
                values[index] = value
                waiting.remove(index)
                reportProgress(waiting, of: visits)
                askNext()
            }
            return values.compactMap(\.self)
        }
    }

    private func reportProgress(_ waiting: Set<Int>, of visits: [SourceVisit]) {
        let names =
            waiting.count > Self.named ? [] : waiting.sorted().map { visits[$0].source.id.text }
        progress(
            .fetching,
            visits.count - waiting.count,
            of: visits.count,
            waitingFor: names
        )
    }

    /// What the servers answered, and what is still to be read.
    struct Fetched: Sendable {
        /// Let go by whoever takes them to the archive.
        var arrivals: [SourceVisit.Arrival]
        let paused: [PausedHost]
        let time: Duration
    }

    /// Places in the queue: sources that answered fast go first, so that slow ones hold up few.
    private var ranks: [SourceID: Int] {
        let sorted = sources.map { (history.sources[$0.id.text]?.latency ?? 0, $0.id) }.sorted(
            by: <
        )
        return Dictionary(sorted.enumerated().map { ($1.1, $0) }) { first, _ in first }
    }

    /// One for each source, in the order of the configuration.
    private var visits: [SourceVisit] {
        let (slots, ranks) = (ReadingSlots(), ranks)
        return sources.map { source in
            SourceVisit(
                source: source,
                context: context,
                clients: clients,
                slots: slots,
                history: history.sources[source.id.text],
                rank: ranks[source.id] ?? 0,
                isOffline: options.isOffline,
                isRefresh: options.refreshes(source.id)
            )
        }
    }

    /// What all answers came to, when each had its turn.
    func gathered(_ results: [SourceVisit.Result], of fetched: Fetched) -> FetchedAnswers {
        var answers = FetchedAnswers()
        answers.outcomes = results.map(\.outcome)
        answers.snapshots = results.compactMap(\.snapshot)
        answers.readTime = results.reduce(.zero) { $0 + $1.readTime }
        answers.fetchTime = fetched.time
        let asked = results.filter { $0.isOwnNetworkFailure != nil }
        answers.isOffline = !asked.isEmpty && asked.allSatisfy { $0.isOwnNetworkFailure == true }
        answers.isUnreached = !asked.isEmpty && asked.allSatisfy(\.isUnreached)
        answers.history = history
        answers.history.pausedHosts = fetched.paused
        for result in results {
            // A failure of our own network counts against no source.
            if answers.isOffline, result.isOwnNetworkFailure == true { continue }
            guard let history = result.history else { continue }
            answers.history.sources[result.outcome.source.id.text] = history
        }
        answers.history = answers.history.pruned(keeping: sources.map(\.id.text), at: context.now)
        return answers
    }
}
