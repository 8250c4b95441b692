public import Domain
import Foundation
public import Pages

/// Writes the whole portal of an edition.
public struct PublishSite: Sendable {
    private let edition: any EditionReading
    private let settings: SiteSettings
    private let sources: [Source]
    private let written: [WrittenPage]
    private let theme: ThemeFiles
    private let pictures: [ContentPicture]
    private let places: PublishingPlaces
    private let allowsShrinking: Bool
    private let only: Set<PageKind>
    private let jobs: Int
    private let report: @Sendable (Diagnostic) -> Void

    /// - Parameters:
    ///   - edition: what is published.
    ///   - settings: the site.
    ///   - sources: the sources of the configuration, `own` among them.
    ///   - written: the newsroom's own pages.
    ///   - theme: templates, texts and assets.
    ///   - pictures: the newsroom's own pictures.
    ///   - places: output and state folder.
    ///   - allowsShrinking: whether the shrink guard is off.
    ///   - only: the parts to write, everything else staying as it is; all parts when empty.
    ///   - jobs: how many batches of pages are rendered at once.
    ///   - report: is told of state that was damaged.
    public init(
        edition: any EditionReading,
        settings: SiteSettings,
        sources: [Source],
        written: [WrittenPage],
        theme: ThemeFiles,
        pictures: [ContentPicture],
        places: PublishingPlaces,
        allowsShrinking: Bool,
        only: Set<PageKind>,
        jobs: Int,
        report: @escaping @Sendable (Diagnostic) -> Void
    ) {
        self.edition = edition
        self.settings = settings
        self.sources = sources
        self.written = written
        self.theme = theme
        self.pictures = pictures
        self.places = places
        self.allowsShrinking = allowsShrinking
        self.only = only
        self.jobs = max(1, jobs)
        self.report = report
    }

    /// Plans, renders and writes; until the last rename of a first build nothing of the old site changes.
    ///
    /// - Returns: what was written.
    /// - Throws: `PublishingError`; what stood in the output folder stays whole.
    public func run() async throws -> Publication {
        let clock = ContinuousClock()
        let start = clock.now
        try checkGlyphs()
        let assets = publishedAssets()
        let portal = try portal(with: assets)
        let templates = try PageTemplates.load(theme)
        let earlier = try earlierManifest()
        let articles = try edition.liveCount()
        guard earlier != nil || only.isEmpty else { throw PublishingError.nothingToAddTo }
        if let earlier, !allowsShrinking {
            try ShrinkGuard.check(from: earlier.articles, to: articles)
        }
        do {
            let writer = try SiteWriter(
                output: places.output,
                isFirst: earlier == nil || !FileSystem.exists(places.output)
            )
            let writing = PortalWriting(
                portal: portal,
                templates: templates,
                assets: assets,
                settings: settings,
                places: places,
                only: only,
                jobs: jobs,
                writer: writer
            )
            let planned = clock.now - start
            try await writing.run(earlier: earlier, articles: articles)
            return Publication(
                nextDue: portal.clockWindows.map(\.nextChange).min(),
                pages: portal.pages.count,
                rendered: writing.pages.count,
                files: writer.tally,
                renderTime: planned,
                writeTime: clock.now - start - planned
            )
        } catch let error as WriteError {
            throw PublishingError.unwritable(error)
        }
    }
}

extension PublishSite {
    /// What the last build wrote; a damaged manifest is set aside, and then nothing is known to be ours.
    private func earlierManifest() throws(PublishingError) -> Manifest? {
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

    /// Marks that the sprite does not have.
    private func checkGlyphs() throws(PublishingError) {
        let names = theme.glyphs
        let wrong = settings.sections.filter { !names.contains($0.glyph) }.map { section in
            Diagnostic(
                .error,
                "the section '\(section.id)' has the unknown glyph '\(section.glyph)'",
                hint: NearestName.of(section.glyph, in: names).map { "did you mean '\($0)'?" }
                    ?? "glyphs: \(names.joined(separator: ", "))"
            )
        }
        guard wrong.isEmpty else { throw .invalid(wrong) }
    }

    private func portal(with assets: HashedAssets) throws -> Portal {
        do {
            return try Portal(
                of: edition,
                from: Portal.Materials(
                    settings: settings,
                    sources: sources,
                    written: written,
                    texts: theme.texts,
                    assets: assets.paths,
                    pictures: publishedPictures(assets)
                )
            )
        } catch let error as Diagnostic {
            throw PublishingError.invalid([error])
        } catch let conflict as PathConflict {
            throw PublishingError.invalid([conflict.diagnostic])
        }
    }

    private func publishedAssets() -> HashedAssets {
        var assets = HashedAssets()
        for path in theme.paths(in: "assets", ending: "") {
            assets.add(String(path.dropFirst("assets/".count)), theme.files[path] ?? [])
        }
        guard settings.pictures != .none else { return assets }
        for picture in pictures {
            if let bytes = FileSystem.read(picture.file) { assets.add(picture.address, bytes) }
        }
        return assets
    }

    private func publishedPictures(_ assets: HashedAssets) -> [String: PublishedPicture] {
        let published = pictures.compactMap { picture in
            assets.paths[picture.address].map { path in
                let size = (picture.width, picture.height)
                return (
                    picture.address, PublishedPicture(path: path, width: size.0, height: size.1)
                )
            }
        }
        return Dictionary(published) { first, _ in first }
    }
}
