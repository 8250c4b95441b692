import Archiving
import Domain
import Fetching
import Foundation
import Markdown
import Pages
import Pictures
import Publishing

/// The whole way of a build: fetch, read, archive, clean, settle, publish.
struct BuildSite {
    let composition: Composition
    /// Nil when only the sources are to be asked.
    let flags: BuildFlags?

    private var settings: SiteSettings { composition.configuration.settings }
    private var console: Console { composition.console }

    func run() async throws {
        let start = ContinuousClock.now
        try composition.checkRefresh()
        try composition.checkPlaces()
        let content = try SiteContent(composition)
        try composition.checkLanguages(content.theme.languages)
        let lock = try composition.lock()
        defer { withExtendedLifetime(lock) {} }
        let files = try await OwnFiles(content, composition: composition, flags: flags)
        var summary = try await OpenedArchive(composition: composition).use { archive in
            try await build(archive, files)
        }
        summary.times.total = (ContinuousClock.now - start).inSeconds
        try finish(summary)
    }

    private func build(
        _ archive: Archive,
        _ files: OwnFiles
    ) async throws -> BuildSummary {
        var content = files.content
        let written = files.written
        try archive.adoptFormerNames(of: composition.configuration.sources)
        let begun = try archive.begin(rules: rules, keeping: files.keeping, at: composition.clock)
        begun.remarks.forEach(console.report)
        let sources = try composition.fetchSources(archive)
        let fetched = await sources.run()
        let arrived = ArrivedAnswers(fetched.arrivals)
        let intake = try takeIn(files.articles, arrived, archive, files.keeping)
        intake.remarks.forEach(console.report)
        let answers = sources.gathered(arrived.results, of: fetched)
        var times = BuildSummary.Times(fetch: answers.fetchTime, read: answers.readTime)
        try await settle(answers, archive: archive, markdown: content.markdown, at: begun.time)
        let pictures = try await settlePictures(of: content, written, archive: archive)
        content.pictures = pictures.own
        let shown = try await files.shown(with: archive)
        SourceReports(console: console, clock: composition.clock).report(answers)
        try SourceReports.check(answers, strict: composition.fetching.strict)
        let fingerprint = InputFingerprint(
            composition: composition,
            flags: flags,
            theme: content.theme
        )
        let shared = fingerprint.shared()
        let hidden = hiddenSources(answers.outcomes)
        let inputs = try fingerprint.all(
            shared: shared,
            archive: archive,
            hidden: hidden,
            written: shown,
            pictures: content.pictures,
            ownMap: content.ownMap
        )
        let result: Result
        if let existing, existing.holds(inputs: inputs, at: composition.clock) {
            existing.warnings.forEach(console.report)
            try checkWarnings()
            result = Result(existing)
        } else {
            let edition = try archive.edition(scope(without: hidden, shown.selections))
            let astray = try NoteReader.astray(written.notes, in: edition)
            astray.forEach(console.report)
            try checkWarnings()
            let publication = try await publish(
                edition,
                written: shown,
                content: content,
                inputs: BuildInputs(shared: shared, all: inputs, held: edition.embargoedCount),
                remarks: astray
            )
            result = Result(edition, publication)
        }
        files.ledger.keep(content.entries)
        times.render = result.publication?.renderTime.inSeconds ?? 0
        times.write = result.publication?.writeTime.inSeconds ?? 0
        return BuildSummary(
            outcomes: answers.outcomes,
            intake: intake,
            publication: result.publication,
            itemCount: result.articles,
            held: result.held,
            nextChange: result.nextChange,
            nextItem: result.nextItem,
            clock: composition.clock,
            timeZone: settings.timeZone,
            times: times,
            pictures: pictures
        )
    }

    /// What a build came to.
    private struct Result {
        let publication: Publication?
        let articles: Int
        let held: Int
        let nextChange: Date?
        let nextItem: Date?

        init(_ edition: ArchivedEdition, _ publication: Publication?) {
            self.publication = publication
            articles = edition.articleCount()
            held = edition.embargoedCount
            nextChange = publication?.nextDue ?? edition.nextChange()
            nextItem = edition.nextChange()
        }

        /// Nothing has changed since the site that stands there was written.
        init(_ existing: ExistingSite) {
            publication = existing.publication
            articles = existing.articles
            held = existing.held
            nextChange = existing.nextDue
            nextItem = existing.nextItem
        }
    }

    /// The site that this build may find as it would write it; a person may ask to have it written anyway.
    private var existing: ExistingSite? {
        guard let flags, !flags.full, flags.only == nil else { return nil }
        return ExistingSite(in: composition.publishingPlaces)
    }

    private var rules: ClassificationRules {
        ClassificationRules(settings: settings, sources: composition.configuration.allSources)
    }

    private func takeIn(
        _ own: ReceivedBatch,
        _ arrived: ArrivedAnswers,
        _ archive: Archive,
        _ keeping: KeepingRules
    ) throws -> IngestTally {
        try archive.take(
            in: [AnySequence([own]), AnySequence(arrived)].joined(),
            rules: rules,
            keeping: keeping,
            at: composition.clock
        )
    }

    /// Cleans what was archived, then keeps what the next build has to know of the answers.
    private func settle(
        _ answers: FetchedAnswers,
        archive: Archive,
        markdown: MarkdownText,
        at time: Date
    ) async throws {
        try await clean(archive, markdown: markdown)
        // Validators are worth keeping only for answers that are safely archived.
        try KeepAnswers(composition: composition, archive: archive, time: time).run(answers)
    }

    /// - Throws: `ExitReason` when a person wants no warning to pass and there was one.
    private func checkWarnings() throws(ExitReason) {
        if composition.fetching.strict, console.warningCount > 0 { throw .warned }
    }

    /// Texts show the pictures that are there now: where one came or went, they are cleaned again.
    private func settlePictures(
        of content: SiteContent,
        _ written: WrittenTexts,
        archive: Archive
    ) async throws -> PictureReport {
        let before = try archive.newestChangeNumber()
        let report = try await composition.settlePictures(archive)
            .run(content.pictures, named: written.named)
        if try archive.newestChangeNumber() != before {
            try await clean(archive, markdown: content.markdown)
        }
        return report
    }

    private func clean(_ archive: Archive, markdown: MarkdownText) async throws {
        try await CleanItems(
            archive: archive,
            sources: composition.configuration.allSources,
            markdown: markdown,
            pictures: settings.pictures
        ).run()
    }

    /// Sources that are to be empty when they give no answer.
    private func hiddenSources(_ outcomes: [SourceOutcome]) -> Set<SourceID> {
        Set(
            outcomes.compactMap { outcome -> SourceID? in
                if case .empty = outcome.answer, outcome.source.onFailure == .empty {
                    return outcome.source.id
                }
                return nil
            }
        )
    }

    private func scope(
        without hidden: Set<SourceID>,
        _ selections: [ArticleSelection]
    ) -> EditionScope {
        EditionScope(
            clock: composition.clock,
            settings: settings,
            sources: composition.configuration.allSources.filter { !hidden.contains($0.id) },
            selections: selections,
            showsDrafts: flags?.drafts ?? false,
            showsFuture: flags?.future ?? false,
            showsExpired: flags?.expired ?? false
        )
    }

    private func publish(
        _ edition: ArchivedEdition,
        written: WrittenTexts,
        content: SiteContent,
        inputs: BuildInputs,
        remarks: [Diagnostic]
    ) async throws -> Publication? {
        guard let flags else { return nil }
        let lock = composition.lockOutput()
        defer { withExtendedLifetime(lock) {} }
        console.progress("writing \(composition.layout.output.lastPathComponent)/")
        return try await PublishSite(
            edition: edition,
            settings: settings,
            sources: composition.configuration.allSources,
            written: written,
            theme: content.theme,
            pictures: content.pictures,
            copies: try edition.pictureFiles(),
            copyFolder: composition.pictureStore.copies.filePath,
            ownMap: content.ownMap,
            places: composition.publishingPlaces,
            allowsShrinking: flags.allowShrink,
            only: try flags.onlyKinds(),
            isFull: flags.full,
            inputs: inputs,
            remarks: remarks,
            isStrict: composition.fetching.strict,
            jobs: flags.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            report: console.report
        ).run()
    }

    private func finish(_ summary: BuildSummary) throws {
        if composition.isJSON {
            try console.data(try summary.json)
        } else if flags?.nextDue == true {
            try console.data(summary.nextChange.map { $0.formatted(.iso8601) } ?? "none")
        }
        console.say(summary.text)
    }
}

extension Duration {
    var inSeconds: Double { self / .seconds(1) }
}
