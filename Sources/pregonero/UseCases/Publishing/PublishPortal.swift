import Archiving
import Basics
import Domain
import Foundation
import Pages
import Publishing

/// The third step of a build: writes the portal as archive, files and clock say it, unless it stands there already.
struct PublishPortal {
    let layout: SiteLayout
    let configuration: Configuration
    /// Nil when only the sources were to be asked: then no page is written.
    let options: BuildOptions?
    /// Whether a person wants no warning to pass.
    let isStrict: Bool
    let console: Console
    let clock: Date

    /// - Parameters:
    ///   - settled: what the newsroom has in files.
    ///   - answers: what fetching gave.
    ///   - archive: what was received.
    ///   - material: what is made of the theme, if somebody makes it already.
    ///   - parts: pages that shards have made.
    /// - Returns: what it came to.
    /// - Throws: `ExitReason` when a source or a warning keeps the portal from being published, and what publishing throws.
    func run(
        _ settled: SettledFiles,
        _ answers: FetchedAnswers,
        from archive: Archive,
        material: Future<ThemeMaterial>? = nil,
        with parts: SiteParts? = nil
    ) async throws -> PublishedPortal {
        SourceReports(console: console, clock: clock, unusedProxy: unusedProxy).report(answers)
        try SourceReports.check(answers, strict: isStrict)
        let hidden = answers.hiddenSources
        let (shared, inputs) = try inputs(settled, hidden, archive)
        if let existing, existing.holds(inputs: inputs, at: clock) {
            existing.warnings.forEach(console.report)
            try checkWarnings()
            try archive.notePublished(at: clock)
            return PublishedPortal(existing)
        }
        let former = options.map { _ in ManifestAhead(layout.publishingPlaces) }
        let material = material ?? begunMaterial(settled.content)
        let edition = try archive.edition(
            scope(without: hidden, settled.written),
            keepsListing: options != nil
        )
        let remarks = try remarks(of: settled, hidden, in: edition)
        remarks.forEach(console.report)
        // The next build may have another clock, and is not to say it again.
        edition.remark.map(console.report)
        try checkWarnings()
        if options != nil { try archive.keepAddresses(of: edition) }
        let publication = try await publish(
            edition,
            settled,
            BuildInputs(
                shared: shared,
                all: inputs,
                held: edition.embargoedCount,
                remarks: remarks
            ),
            material,
            former,
            parts
        )
        if options != nil { try archive.notePublished(at: clock) }
        return PublishedPortal(edition, publication)
    }

    /// What holds as long as files, configuration and archive are as they are.
    private func remarks(
        of settled: SettledFiles,
        _ hidden: Set<SourceID>,
        in edition: ArchivedEdition
    ) throws -> [Diagnostic] {
        let shown = configuration.sources.filter { !hidden.contains($0.id) }
        return try NoteReader.astray(settled.written.notes, in: edition)
            + UnnamedLicenses.remarks(shown, in: edition)
    }

    /// Begins with what is made of the theme alone; nil where no page is written.
    func begunMaterial(_ content: SiteContent) -> Future<ThemeMaterial>? {
        guard options != nil else { return nil }
        return ThemeMaterial.begun(
            content.theme,
            languages: configuration.settings.languages
        )
    }

    /// Makes the pages of one shard in a folder of their own.
    ///
    /// - Parameters:
    ///   - shard: whose they are.
    ///   - folder: where they are put.
    ///   - settled: what the newsroom has in files.
    ///   - hidden: sources that show nothing this time.
    ///   - archive: what was received; it stays as it is.
    /// - Returns: how many files were made.
    /// - Throws: what publishing throws.
    func makePart(
        of shard: Shard,
        in folder: URL,
        _ settled: SettledFiles,
        hidden: Set<SourceID>,
        from archive: Archive
    ) async throws -> Int {
        let (shared, inputs) = try inputs(settled, hidden, archive)
        if let existing, existing.holds(inputs: inputs, at: clock) {
            return try PublishSite.emptyPart(in: folder.barePath)
        }
        guard let options else { return 0 }
        let edition = try archive.edition(scope(without: hidden, settled.written))
        return try await PublishSite(
            try PublishedContent(edition, settled.content, settled.written, of: configuration),
            inputs: BuildInputs(shared: shared, all: inputs, held: edition.embargoedCount),
            places: layout.publishingPlaces,
            options: PublishingOptions(options, isStrict: isStrict, console.progress),
            report: console.report
        ).makePart(of: shard, in: folder.barePath)
    }

    private func inputs(
        _ settled: SettledFiles,
        _ hidden: Set<SourceID>,
        _ archive: Archive
    ) throws -> (shared: UInt64, all: UInt64) {
        let fingerprint = InputFingerprint(
            layout: layout,
            configuration: configuration,
            clock: clock,
            options: options,
            theme: settled.content.theme
        )
        let shared = fingerprint.shared()
        let all = try fingerprint.all(
            shared: shared,
            archive: archive,
            hidden: hidden,
            settled: settled
        )
        return (shared, all)
    }

    /// The site that this build may find as it would write it; a person may ask to have it written anyway.
    private var existing: ExistingSite? {
        guard let options, !options.isFull, options.only.isEmpty else { return nil }
        return ExistingSite(in: layout.publishingPlaces)
    }

    /// The variable of the environment that names a proxy which nobody asks here.
    private var unusedProxy: String? {
        configuration.network.proxy == nil
            ? SourceReports.proxyVariable(in: ProcessInfo.processInfo.environment) : nil
    }

    /// - Throws: `ExitReason` when a person wants no warning to pass and there was one.
    private func checkWarnings() throws(ExitReason) {
        if isStrict, console.warningCount > 0 { throw .warned }
    }

    private func scope(
        without hidden: Set<SourceID>,
        _ written: WrittenTexts
    ) -> EditionScope {
        EditionScope(
            clock: clock,
            settings: configuration.settings,
            sources: configuration.allSources.filter { !hidden.contains($0.id) },
            selections: written.selections(of: configuration.settings),
            labels: written.labelRules(of: configuration.settings),
            desk: written.desk,
            showsDrafts: options?.showsDrafts ?? false,
            showsFuture: options?.showsFuture ?? false,
            showsExpired: options?.showsExpired ?? false,
            readable: ReadableText.of
        )
    }

    private func publish(
        _ edition: ArchivedEdition,
        _ settled: SettledFiles,
        _ inputs: BuildInputs,
        _ material: Future<ThemeMaterial>?,
        _ former: ManifestAhead?,
        _ parts: SiteParts?
    ) async throws -> Publication? {
        guard let options else { return nil }
        let lock = OutputLock(layout, console)
        defer { withExtendedLifetime(lock) {} }
        var publishing = PublishingOptions(options, isStrict: isStrict, console.progress)
        publishing.parts = parts
        return try await PublishSite(
            try PublishedContent(edition, settled.content, settled.written, of: configuration),
            inputs: inputs,
            places: layout.publishingPlaces,
            options: publishing,
            material: material,
            former: former,
            report: console.report
        ).run()
    }
}

extension PublishingOptions {
    fileprivate init(_ options: BuildOptions, isStrict: Bool, _ progress: WorkProgress) {
        self.init()
        only = options.only
        isFull = options.isFull
        self.progress = progress
        self.isStrict = isStrict
        allowsShrinking = options.allowsShrinking
        jobs = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }
}

extension PublishedContent {
    /// An edition with what the newsroom has in files.
    init(
        _ edition: ArchivedEdition,
        _ content: SiteContent,
        _ written: WrittenTexts,
        of configuration: Configuration
    ) throws {
        self.init(
            edition: edition,
            settings: configuration.settings,
            sources: configuration.allSources,
            written: written,
            theme: content.theme,
            pictures: content.pictures,
            media: content.media,
            named: try content.namedFiles(in: edition),
            draftNames: content.draftNames(besides: configuration.sources),
            files: content.files,
            copies: try edition.pictureFiles(),
            ownMap: content.ownMap,
            look: content.ownLook.look
        )
    }
}
