import Archiving
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

    func run(_ own: OwnFiles, into archive: Archive) async throws -> Ingested {
        let rules = ClassificationRules(
            settings: configuration.settings,
            sources: configuration.allSources
        )
        try archive.adoptFormerNames(of: configuration.sources).forEach(console.report)
        let begun = try archive.begin(rules: rules, keeping: own.keeping, at: clock)
        begun.remarks.forEach(console.report)
        let sources = try sources(archive)
        let fetched = await sources.run()
        let arrived = ArrivedAnswers(fetched.arrivals)
        let tally = try archive.take(
            in: [AnySequence([own.articles]), AnySequence(arrived)].joined(),
            rules: rules,
            keeping: own.keeping,
            at: clock
        )
        tally.remarks.forEach(console.report)
        return Ingested(
            answers: sources.gathered(arrived.results, of: fetched),
            tally: tally,
            time: begun.time
        )
    }

    private func sources(_ archive: Archive) throws -> FetchSources {
        let console = console
        let report: @Sendable (SnapshotProblem) -> Void = {
            console.report(Diagnostic(.warning, "\($0)", hint: "it is fetched anew"))
        }
        let kept = KeptAnswers(layout)
        let history = kept.history.load(at: clock, report: report)
        let clients = try clients.sources(
            paused: history.pausedHosts,
            snapshots: kept.snapshots,
            report: report
        )
        return FetchSources(
            sources: configuration.sources,
            context: VisitContext(
                contentFolder: layout.content,
                timeZone: configuration.settings.timeZone,
                now: clock,
                readsAgain: try archive.sourcesToRead(),
                withLiveItems: try archive.sourcesWithLiveItems(),
                // Where they cannot be had, all of an answer is read.
                entries: { (try? archive.entries(of: $0)) ?? [] }
            ),
            clients: clients,
            history: history,
            options: options,
            progress: { done, all in console.progress("fetching \(done) of \(all)") }
        )
    }
}
