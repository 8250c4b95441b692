public import Basics
public import Domain
import Foundation
import Pages

/// Writes the whole portal of an edition.
public struct PublishSite: Sendable {
    let content: PublishedContent
    private let inputs: BuildInputs
    let places: PublishingPlaces
    let options: PublishingOptions
    let report: @Sendable (Diagnostic) -> Void
    let material: Future<ThemeMaterial>
    private let former: ManifestAhead?

    /// - Parameters:
    ///   - content: what is published.
    ///   - inputs: what the site depends on beside it.
    ///   - places: where the site and its state are written, and where copies of pictures lie.
    ///   - options: how it is published this time.
    ///   - material: what is made of the theme, if somebody makes it already.
    ///   - former: what the last build wrote, if somebody reads it already.
    ///   - report: gets warnings, also of state that was damaged.
    public init(
        _ content: PublishedContent,
        inputs: BuildInputs,
        places: PublishingPlaces,
        options: PublishingOptions,
        material: Future<ThemeMaterial>? = nil,
        former: ManifestAhead? = nil,
        report: @escaping @Sendable (Diagnostic) -> Void
    ) {
        self.content = content.withKnownGlyphs
        self.inputs = inputs
        self.places = places
        self.options = options
        self.material =
            material
            ?? Future.deferred {
                ThemeMaterial(content.theme, languages: content.settings.languages)
            }
        self.former = former
        self.report = report
    }

    private var edition: any EditionReading { content.edition }
    var settings: SiteSettings { content.settings }
    var theme: ThemeFiles { content.theme }
    private var only: Set<PageKind> { options.only }
    var jobs: Int { max(1, options.jobs) }

    /// Plans, renders and writes; until the last rename of a first build nothing of the old site changes.
    ///
    /// - Returns: what was written.
    /// - Throws: `PublishingError`; what stood in the output folder stays whole.
    public func run() async throws -> Publication {
        let clock = ContinuousClock()
        let start = clock.now
        let former = former ?? ManifestAhead(places)
        let (outline, templates) = try await checkedOutline()
        let (portal, documents, files) = (outline.portal, outline.documents, outline.files)
        let overrides = ThemeOverrides(places)
        let warnings = try self.warnings(of: outline, templates) + overrides.news(of: theme)
        warnings.forEach(report)
        if options.isStrict, warnings.contains(where: { $0.severity == .warning }) {
            throw PublishingError.warned
        }
        let manifest = try earlierManifest(await former.manifest)
        let live = try edition.liveCount()
        guard manifest != nil || only.isEmpty else { throw PublishingError.nothingToAddTo }
        if !options.allowsShrinking {
            if let manifest {
                try ShrinkGuard.check(from: manifest.head.liveArticles, to: live)
            } else {
                try ShrinkGuard.check(from: places.output, to: live)
            }
        }
        do {
            let isFirst = manifest == nil || StagedFolder.canReplace(places.output)
            let isOfAnotherState = isOfAnotherState(manifest)
            let keeper = try EditionKeeper.begin(
                places,
                keeping: settings.editions,
                after: manifest,
                isStaged: isFirst
            )
            keeper?.remark.map(report)
            let writer = try SiteWriter(output: places.output, isFirst: isFirst, keeper: keeper)
            UnfinishedFiles.clear(places)
            let earlier = writer.isStaged ? nil : known(manifest)
            if options.isFull, let earlier { ServedRights.mend(earlier, in: places.output) }
            let head = try head(of: portal, live: live)
            try ExistingWarnings(places).keep(inputs.remarks + warnings, of: head.inputs)
            var writing = PortalWriting(
                settings: settings,
                pages: PageWriting(
                    portal: portal,
                    templates: templates,
                    writer: writer,
                    parts: options.parts
                ),
                places: places,
                options: options,
                earlier: earlier,
                plan: try await writer.orAbandon {
                    try await SitePlan(portal, files: files, earlier: earlier, jobs: jobs)
                },
                head: head,
                keeper: keeper,
                serverFiles: ServerFiles(documents.serving, places: places, keeper: keeper)
            )
            let planning = clock.now - start
            let rendered = try await writing.run()
            overrides.note(theme)
            keeper?.loss.map(report)
            if isOfAnotherState { warnOfStrayPages() }
            return Publication(
                nextDue: writing.head.due.map { Date(timeIntervalSince1970: Double($0)) },
                pages: portal.pages.count + portal.articleCount,
                rendered: rendered,
                files: writer.tally,
                renderTime: planning,
                writeTime: clock.now - start - planning
            )
        } catch let error as WriteError {
            throw PublishingError.unwritable(error)
        }
    }
}

extension PublishSite {
    /// What the manifest says of the site as a whole.
    private func head(of portal: Portal, live: Int) throws -> ManifestHead {
        func seconds(_ time: Date?) -> Int? { time.map { Int(clamping: $0.timeIntervalSince1970) } }
        var head = ManifestHead()
        head.inputs = only.isEmpty ? inputs.all : 0
        head.shared = portal.surroundings
        head.boot = BootSession.current
        head.clock = Int(clamping: edition.clock.timeIntervalSince1970)
        head.due = seconds(portal.clockWindows.map(\.nextChange).min())
        head.next = seconds(try edition.nextChange())
        head.liveArticles = live
        head.articles = portal.articleCount
        head.held = inputs.held
        return head
    }

    /// The site as it is to be: its pages and all its files.
    struct SiteOutline {
        let portal: Portal
        let documents: SiteDocuments
        /// Everything but the pages of articles.
        let files: [PlannedFile]
        let barred: BarredMoves
        let inUse: ContentInUse
    }

    /// - Throws: `PublishingError`, or what reading the edition throws.
    func outline() throws -> SiteOutline {
        let assets = try publishedAssets()
        let portal = try portal(with: assets)
        let inUse = ContentInUse(of: content)
        let documents = SiteDocuments(
            portal,
            settings: settings,
            assets: assets.leavingOut(inUse.leftOut),
            look: content.look
        )
        let (files, barred) = try plannedFiles(of: portal, documents, inUse)
        return SiteOutline(
            portal: portal,
            documents: documents,
            files: files,
            barred: barred,
            inUse: inUse
        )
    }

    /// The outline of a site that can be published, and what renders it.
    ///
    /// - Throws: `PublishingError` for what cannot be published, and what reading the edition throws.
    func checkedOutline() async throws -> (site: SiteOutline, templates: PageTemplates) {
        try checkSlots()
        // Templates are read while the site is planned.
        async let loaded = PageTemplates.load(
            theme,
            types: content.written.types,
            assets: try assetNames()
        )
        let site = try outline()
        let templates = try await loaded
        return (site, templates)
    }

    /// Whether somebody else was at work in the output folder, or builds of which this state does not know.
    private func isOfAnotherState(_ manifest: Manifest?) -> Bool {
        manifest?.head.surface != SiteWriter.surface(of: places.output)
            && !FileSystem.entries(of: places.output).isEmpty
    }

    private func warnOfStrayPages() {
        guard only.isEmpty, let manifest = Manifest.read(places.manifest) else { return }
        StrayPages(in: places.output, beside: manifest).remark(in: places.output).map(report)
    }

    /// What of the existing files is known for certain.
    private func known(_ manifest: Manifest?) -> Manifest? {
        guard let journal = Manifest.read(places.journal) else {
            let isLost = FileSystem.exists(places.journal)
            guard let manifest, !options.isFull, !isLost else { return manifest?.forgotten() }
            let isTouched = manifest.head.surface != SiteWriter.surface(of: places.output)
            let isOfAnotherRun = manifest.head.boot != BootSession.current
            return isTouched || isOfAnotherRun ? manifest.surveyed(in: places.output) : manifest
        }
        guard let manifest else { return journal.forgotten() }
        let known = manifest.with(pending: journal)
        return options.isFull ? known.forgotten() : known.surveyed(in: places.output)
    }

    /// What the last build wrote; a damaged manifest is set aside, and then nothing is known to be ours.
    private func earlierManifest(_ read: Manifest?) throws(PublishingError) -> Manifest? {
        if let read { return read }
        if !FileSystem.exists(places.manifest), !FileSystem.exists(places.journal) {
            do { try MovedManifest(places: places).adopt() } catch { throw .unwritable(error) }
        }
        if let manifest = Manifest.read(places.manifest) { return manifest }
        guard FileSystem.exists(places.manifest) else { return nil }
        do {
            try FileSystem.move(places.manifest, to: places.manifest + ".damaged")
        } catch {
            throw .unwritable(error)
        }
        report(
            Diagnostic(
                .warning,
                "the manifest is damaged and was set aside; nothing is pruned this time",
                path: places.manifest,
                hint: "files of withdrawn pages may stay: build once into an empty folder"
            )
        )
        return nil
    }

    /// What the site's own slots load from elsewhere.
    private var slots: SlotSurvey {
        SlotSurvey(theme.slots, allowance: settings.publication.slotAllowance)
    }

    private func checkSlots() throws(PublishingError) {
        let wrong = slots.problems.filter { $0.severity == .error }
        guard wrong.isEmpty else { throw .invalid(wrong) }
    }

    /// What a person should know of the site as it is to be, though it can be published.
    private func warnings(
        of outline: SiteOutline,
        _ templates: PageTemplates
    ) throws -> [Diagnostic] {
        let (portal, files) = (outline.portal, outline.files)
        var warnings = portal.warnings
        warnings += slots.warnings
        warnings += theme.unusedTemplates() + theme.strayFiles(of: settings.languages)
        warnings += try lostMoves(outline)
        warnings += outline.barred.warnings
        warnings += [outline.inUse.remark].compactMap(\.self)
        warnings += try idleProtection(files)
        warnings += try lostLinks(portal, files, templates)
        return warnings
    }

    /// Addresses that are to lead where nothing stands.
    private func lostMoves(_ outline: SiteOutline) throws -> [Diagnostic] {
        var lost = Dictionary(grouping: outline.portal.redirects, by: \.to)
        for file in outline.files where !lost.isEmpty { lost[file.path] = nil }
        for path in try outline.portal.articlePlaces(of: lost.keys).keys { lost[path] = nil }
        let places = MovePlaces(content.written)
        let prefix = settings.baseURL.pathPrefix
        return lost.values.joined().sorted { $0.from < $1.from }.map { move in
            let isBelow = !prefix.isEmpty && move.to.hasPrefix(prefix + "/")
            return places.diagnostic(
                .warning,
                move.from,
                "'\(move.from)' leads to '\(move.to)', where no page stands",
                hint: isBelow
                    ? "the portal stands below \(prefix)/: write '\(move.to.dropFirst(prefix.count))'"
                    : "mend its line in moved.txt; pregonero list pages names all pages"
            )
        }
    }

    func portal(with assets: HashedAssets) throws -> Portal {
        do {
            return try Portal(
                of: edition,
                from: Portal.Materials(
                    settings: settings,
                    sources: content.sources,
                    written: content.written,
                    texts: try material.value.texts.get(),
                    assets: assets.paths,
                    pictures: publishedPictures(assets),
                    files: publishedFiles(assets),
                    bootstrap: try ReaderScripts(theme).bootstrap(),
                    ownMap: content.ownMap,
                    look: content.look,
                    slots: SlotPlaces(theme).permissions(of: slots.bySlot),
                    inputs: inputs.shared
                )
            )
        } catch let faults as TextFaults {
            throw PublishingError.invalid(faults.diagnostics)
        } catch let error as Diagnostic {
            throw PublishingError.invalid([error])
        } catch let conflict as PathConflict {
            throw PublishingError.invalid([conflict.diagnostic])
        }
    }

    /// Everything that is written but the pages of articles, and the old addresses that nothing can be written for.
    func plannedFiles(
        of portal: Portal,
        _ documents: SiteDocuments,
        _ inUse: ContentInUse
    ) throws -> (files: [PlannedFile], barred: BarredMoves) {
        let all =
            settings.pictures == .none ? [] : content.copies + inUse.pictures.compactMap(\.copy)
        let files =
            try PlannedFile.all(of: portal, documents: documents, theme: theme)
            + PlannedFile.all(of: all, in: places.copies) + content.files.map(PlannedFile.init)
        let barred = try BarredMoves(
            portal.redirects,
            beside: files,
            places: MovePlaces(content.written)
        )
        return (barred.left(of: files), barred)
    }
}
