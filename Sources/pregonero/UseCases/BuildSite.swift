import Archiving
import Domain
import Fetching
import Foundation
import Markdown
import Pages
import Publishing

/// The whole way of a build: fetch, read, archive, clean, settle, publish.
struct BuildSite {
    let composition: Composition
    /// Nil when only the sources are to be asked.
    let flags: BuildFlags?

    private var settings: SiteSettings { composition.configuration.settings }
    private var console: Console { composition.console }

    func run() async throws {
        let stopwatch = ContinuousClock()
        let start = stopwatch.now
        try composition.checkRefresh()
        try composition.checkPlaces()
        let theme = ThemeFiles(
            overrides: composition.layout.templates,
            folderName: composition.layout.name(of: composition.layout.templates)
        )
        try composition.checkLanguages(theme.languages)
        let lock = try composition.lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try composition.openArchive()
        try archive.adoptFormerNames(of: composition.configuration.sources)
        let contentPictures = ContentPictures(folder: composition.layout.content).all()
        let references = PictureReferences(known: Set(contentPictures.map(\.address)))
        let own = try OwnArticleReader(
            layout: composition.layout,
            settings: settings,
            pictures: references
        ).read(at: composition.clock)
        let markdown = MarkdownText(
            renderer: MarkdownRenderer(),
            prefix: settings.baseURL.pathPrefix,
            keepsRemotePictures: settings.pictures == .remote
        )
        let written = try await PageReader(
            layout: composition.layout,
            settings: settings,
            pictures: references,
            markdown: markdown
        ).read(showsDrafts: flags?.drafts ?? false)
        let answers = await (try composition.fetchSources(archive)).run()
        var times = BuildSummary.Times(fetch: answers.fetchTime, read: answers.readTime)
        let intake = try await takeIn(answers, own: own, archive: archive, markdown: markdown)
        SourceReports(console: console, clock: composition.clock).report(answers)
        try SourceReports.check(answers, strict: composition.fetching.strict)
        let edition = try archive.edition(scope(hiding: answers.outcomes))
        let publication = try await publish(
            edition,
            written: written,
            theme: theme,
            pictures: contentPictures
        )
        times.total = (stopwatch.now - start).inSeconds
        times.render = publication?.renderTime.inSeconds ?? 0
        times.write = publication?.writeTime.inSeconds ?? 0
        let summary = BuildSummary(
            outcomes: answers.outcomes,
            intake: intake,
            publication: publication,
            itemCount: edition.ids(after: nil, limit: .max).count,
            held: edition.heldCount,
            nextChange: publication?.nextDue ?? edition.nextChange(),
            clock: composition.clock,
            timeZone: settings.timeZone,
            times: times
        )
        try finish(summary)
    }

    private func takeIn(
        _ answers: FetchedAnswers,
        own: ReceivedBatch,
        archive: Archive,
        markdown: MarkdownText
    ) async throws -> Intake {
        let sources = composition.configuration.allSources
        let rules = SettlementRules(settings: settings, sources: sources)
        let intake: Intake
        do {
            intake = try archive.take(
                in: [own] + answers.batches,
                rules: rules,
                keeping: KeepingRules(
                    retention: settings.retention,
                    removals: RemovalList(
                        file: composition.layout.removals,
                        baseURL: settings.baseURL
                    ).names()
                ),
                at: composition.clock
            )
            try await CleanItems(
                archive: archive,
                sources: sources,
                markdown: markdown,
                keepsRemotePictures: settings.pictures == .remote
            ).run()
        } catch {
            throw ExitReason.buildFailed("the archive cannot be written: \(error)")
        }
        // Validators are worth keeping only for answers that are safely archived.
        for snapshot in answers.snapshots { try? composition.snapshots.commit(snapshot) }
        try? composition.snapshots.prune(keeping: composition.configuration.sources.map(\.id.text))
        try? composition.history.save(answers.history)
        try noteConditions(answers, archive: archive)
        return intake
    }

    /// Keeps how the sources stand; a build without network knows nothing new of one that it knew before.
    private func noteConditions(_ answers: FetchedAnswers, archive: Archive) throws {
        let isCutOff = answers.isOffline || composition.fetching.offline
        let known = isCutOff ? try archive.conditions() : [:]
        var conditions: [SourceID: SourceCondition] = [:]
        for outcome in answers.outcomes {
            let id = outcome.source.id
            conditions[id] =
                known[id] ?? SourceCondition(outcome, answers.history.sources[id.text])
        }
        let doctor = DiagnoseSources(
            sources: composition.configuration.sources,
            archive: archive,
            history: answers.history,
            snapshots: composition.snapshots,
            now: composition.clock
        )
        try archive.note(try doctor.statuses(conditions))
    }

    private func scope(hiding outcomes: [SourceOutcome]) -> EditionScope {
        let hidden = Set(
            outcomes.compactMap { outcome -> SourceID? in
                if case .empty = outcome.answer, outcome.source.onFailure == .empty {
                    return outcome.source.id
                }
                return nil
            }
        )
        return EditionScope(
            clock: composition.clock,
            settings: settings,
            sources: composition.configuration.allSources.filter { !hidden.contains($0.id) },
            showsDrafts: flags?.drafts ?? false,
            showsFuture: flags?.future ?? false,
            showsExpired: flags?.expired ?? false
        )
    }

    private func publish(
        _ edition: ArchivedEdition,
        written: [WrittenPage],
        theme: ThemeFiles,
        pictures: [ContentPicture]
    ) async throws -> Publication? {
        guard let flags else { return nil }
        console.progress("writing \(composition.layout.output.lastPathComponent)/")
        return try await PublishSite(
            edition: edition,
            settings: settings,
            sources: composition.configuration.allSources,
            written: written,
            theme: theme,
            pictures: pictures,
            places: PublishingPlaces(
                output: composition.layout.output.filePath,
                state: composition.layout.state.filePath
            ),
            allowsShrinking: flags.allowShrink,
            only: try flags.onlyKinds(),
            jobs: flags.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            report: console.report
        ).run()
    }

    private func finish(_ summary: BuildSummary) throws {
        if composition.isJSON {
            console.data(try summary.json)
        } else if flags?.nextDue == true {
            console.data(summary.nextChange.map { $0.formatted(.iso8601) } ?? "none")
        }
        console.say(summary.text)
    }
}

extension Duration {
    var inSeconds: Double { self / .seconds(1) }
}
