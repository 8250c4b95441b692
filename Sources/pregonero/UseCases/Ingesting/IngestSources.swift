import Archiving
import Basics
import Domain
import Fetching
import Foundation

/// The first step of a build: asks what is due, and archives what was understood together with the newsroom's own articles.
struct IngestSources {
    let layout: SiteLayout
    let configuration: Configuration
    let clients: WebClients
    let options: FetchOptions
    let console: Console
    let clock: Date
    /// Where the portal's own word is taken from when there is no state; nil where nobody wants that.
    let seedFrom: String?
    /// Where the answers lie that shards were given; nil when the sources are asked here.
    var answers: [URL]?

    func run(_ own: OwnFiles, into archive: Archive) async throws -> Ingested {
        let rules = ClassificationRules(
            settings: configuration.settings,
            sources: configuration.allSources
        )
        try archive.adoptFormerNames(of: configuration.sources).forEach(console.report)
        let begun = try archive.begin(rules: rules, keeping: own.keeping, at: clock)
        begun.remarks.forEach(console.report)
        try await seed(archive, rules)
        let sources = try sources(archive)
        var fetched = await sources.run()
        let arrived = ArrivedAnswers(fetched.arrivals, progress: console.progress)
        fetched.arrivals = []
        let cleaning = TextCleaning(of: configuration, own.content.markdown)
        let tally = try archive.take(
            in: [AnySequence([own.articles]), AnySequence(arrived)].joined(),
            rules: rules,
            keeping: own.keeping,
            cleaning: IngestCleaning(recipes: cleaning.recipes, cleaning.cleanedHTML),
            at: clock
        )
        tally.remarks.forEach(console.report)
        return Ingested(
            answers: sources.gathered(arrived.results, of: fetched),
            tally: tally,
            time: begun.time,
            drafts: own.hiddenDrafts
        )
    }

    /// Asks what falls to one shard, and leaves archive and state as they are.
    ///
    /// - Parameters:
    ///   - shard: whose sources are asked.
    ///   - recorder: keeps what they say.
    ///   - archive: what is known already.
    /// - Returns: how many were asked.
    /// - Throws: what the file system says, and what reading the archive throws.
    func record(
        _ shard: Shard,
        with recorder: AnswerRecorder,
        knowing archive: Archive
    ) async throws -> Int {
        let answered = try await sources(archive).answers(of: shard, into: recorder)
        try recorder.finish(answered.records, paused: answered.paused)
        return answered.records.count
    }

    private func seed(_ archive: Archive, _ rules: ClassificationRules) async throws {
        guard let seedFrom else { return }
        guard try archive.isEmpty() else {
            console.report(
                Diagnostic(
                    .note,
                    "there is a state of earlier builds: nothing is taken from \(seedFrom)"
                )
            )
            return
        }
        let reading = SeedReading(
            place: seedFrom,
            site: configuration.settings.baseURL.absolute("/"),
            client: clients.seeds()
        )
        let seed = try await reading.run(offline: options.isOffline)
        try archive.seed(seed.items, gone: seed.gone, rules: rules)
        console.report(
            Diagnostic(
                .note,
                "\(seed.items.count) articles and \(seed.gone.count) withdrawn ones are known again by what \(seedFrom) says",
                hint:
                    "of those that no source lists any more only headline and summary are left, and no former versions of any"
            )
        )
    }

    private func sources(_ archive: Archive) throws -> FetchSources {
        let console = console
        let report: @Sendable (SnapshotProblem) -> Void = {
            console.report(Diagnostic(.warning, "\($0)", hint: "it is fetched anew"))
        }
        let kept = KeptAnswers(layout)
        let history = kept.history.load(at: clock, report: report)
        var clients = clients.sources(
            paused: history.pausedHosts,
            snapshots: kept.snapshots,
            report: report
        )
        clients.recorded = try answers.map { folders in
            do throws(SnapshotProblem) {
                return try RecordedAnswers(in: folders, for: kept.snapshots)
            } catch {
                throw ExitReason.refused("\(error)", hint: "run its shard again")
            }
        }
        return FetchSources(
            sources: configuration.sources,
            context: VisitContext(
                contentFolder: layout.content,
                timeZone: configuration.settings.timeZone,
                firstLanguage: configuration.settings.firstLanguage,
                sections: configuration.settings.sections.map(\.id),
                now: clock,
                readsAgain: try archive.sourcesToRead(),
                withLiveItems: try archive.sourcesWithLiveItems(),
                // Where they cannot be had, all of an answer is read.
                entries: { (try? archive.entries(of: $0)) ?? [] }
            ),
            clients: clients,
            history: history,
            options: options,
            progress: console.progress
        )
    }
}
