public import Domain
import Foundation
public import Pages
import Presentation

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
    private let jobs: Int

    /// - Parameters:
    ///   - edition: what is published.
    ///   - settings: the site.
    ///   - sources: the sources of the configuration, `own` among them.
    ///   - written: the newsroom's own pages.
    ///   - theme: templates, texts and assets.
    ///   - pictures: the newsroom's own pictures.
    ///   - places: output and state folder.
    ///   - allowsShrinking: whether the shrink guard is off.
    ///   - jobs: how many batches of pages are rendered at once.
    public init(
        edition: any EditionReading,
        settings: SiteSettings,
        sources: [Source],
        written: [WrittenPage],
        theme: ThemeFiles,
        pictures: [ContentPicture],
        places: PublishingPlaces,
        allowsShrinking: Bool,
        jobs: Int
    ) {
        self.edition = edition
        self.settings = settings
        self.sources = sources
        self.written = written
        self.theme = theme
        self.pictures = pictures
        self.places = places
        self.allowsShrinking = allowsShrinking
        self.jobs = max(1, jobs)
    }

    /// Plans, renders and writes; until the last rename of a first build nothing of the old site changes.
    ///
    /// - Throws: `PublishingError`; what stood in the output folder stays whole.
    public func run() async throws -> Publication {
        let clock = ContinuousClock()
        let start = clock.now
        let plan = try plan()
        let earlier = Manifest.read(places.manifest)
        let articles = try edition.liveCount()
        if let earlier, !allowsShrinking {
            try ShrinkGuard.check(from: earlier.articles, to: articles)
        }
        do {
            let writer = try SiteWriter(
                output: places.output,
                isFirst: earlier == nil || !FileSystem.exists(places.output))
            let planned = clock.now - start
            do {
                try await write(plan, to: writer, earlier: earlier, articles: articles)
            } catch {
                writer.abandon()
                throw error
            }
            return Publication(
                pages: plan.map.pages.count, rendered: plan.map.pages.count, files: writer.tally,
                nextDue: try edition.nextChange(), renderTime: planned,
                writeTime: clock.now - start - planned)
        } catch let error as WriteError {
            throw PublishingError.unwritable(error)
        }
    }
}

extension PublishSite {
    /// All that writing needs, made before the first byte is written.
    private struct Plan {
        let map: SiteMap
        let composer: PageComposer
        let templates: PageTemplates
        let assets: HashedAssets
        let feeds: FeedBuilder
        let sitemaps: SitemapBuilder
    }

    private func plan() throws -> Plan {
        let assets = publishedAssets()
        let newsroom: Newsroom
        let map: SiteMap
        do {
            newsroom = try self.newsroom(assets)
            map = try SiteMap(of: edition, newsroom: newsroom, written: written)
        } catch let error as Diagnostic {
            throw PublishingError.invalid([error])
        } catch let conflict as PathConflict {
            throw PublishingError.invalid([conflict.diagnostic])
        }
        let composer = PageComposer(
            edition: edition, map: map, newsroom: newsroom,
            weights: Dictionary(sources.map { ($0.id, $0.weight) }) { first, _ in first },
            pictures: bodyPictures(assets))
        return Plan(
            map: map,
            composer: composer,
            templates: try PageTemplates.load(theme),
            assets: assets,
            feeds: FeedBuilder(
                edition: edition, newsroom: newsroom, sources: try sourceOrigins()),
            sitemaps: SitemapBuilder(edition: edition, newsroom: newsroom)
        )
    }

    private func newsroom(_ assets: HashedAssets) throws -> Newsroom {
        return try Newsroom(
            settings: settings,
            sources: try edition.sources(),
            configured: sources,
            catalogues: try Catalogues(
                files: theme.catalogueFiles, languages: settings.languages),
            assets: assets.paths,
            pictures: assets.paths.filter { $0.key.hasPrefix("pictures/") }
        )
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

    private func bodyPictures(_ assets: HashedAssets) -> BodyPictures {
        let published = pictures.compactMap { picture in
            assets.paths[picture.address].map { path in
                (
                    picture.address,
                    PublishedPicture(
                        address: settings.baseURL.link(path), width: picture.width,
                        height: picture.height)
                )
            }
        }
        return BodyPictures(Dictionary(published) { first, _ in first })
    }

    /// What `<source>` of the output feeds says, by source.
    private func sourceOrigins() throws -> [SourceID: OutputFeed.Item.Origin] {
        let summaries = Dictionary(try edition.sources().map { ($0.id, $0) }) { first, _ in first }
        var origins: [SourceID: OutputFeed.Item.Origin] = [:]
        for source in sources where source.id != Source.ownID {
            let address = source.address.flatMap { $0.hasPrefix("http") ? $0 : nil }
            origins[source.id] = OutputFeed.Item.Origin(
                title: source.title ?? summaries[source.id]?.title ?? source.id.text,
                address: address ?? summaries[source.id]?.home)
        }
        return origins
    }
}

extension PublishSite {
    /// The order of design.md section 6: at any moment every link of every page leads to a page.
    private func write(
        _ plan: Plan,
        to writer: SiteWriter,
        earlier: Manifest?,
        articles: Int
    ) async throws {
        let pending = Manifest.read(places.journal)?.files ?? []
        let known = (earlier?.files ?? []).union(pending)
        var files = Set(plan.map.pages.map { OutputPath.file(of: $0.path) })
        files.formUnion(plan.assets.contents.keys.map(OutputPath.file))
        files.formUnion(plan.map.feeds.map { OutputPath.file(of: $0.path) })
        try Manifest(files: known.union(files), articles: articles).write(to: places.journal)
        for (path, bytes) in plan.assets.contents.sorted(by: { $0.key < $1.key }) {
            try writer.write(bytes, to: OutputPath.file(of: path))
        }
        for feed in plan.map.feeds where writer.needsPlaceholder(OutputPath.file(of: feed.path)) {
            try writer.write(try plan.feeds.bytes(of: feed), to: OutputPath.file(of: feed.path))
        }
        try putPlaceholders(plan, writer)
        for stage in WritingStage.allCases {
            try await PageWriting(
                composer: plan.composer, templates: plan.templates, writer: writer, jobs: jobs
            ).write(plan.map.pages.filter { $0.stage == stage })
        }
        for feed in plan.map.feeds {
            try writer.write(try plan.feeds.bytes(of: feed), to: OutputPath.file(of: feed.path))
        }
        for (path, bytes) in try plan.sitemaps.files(of: plan.map) {
            try writer.write(bytes, to: OutputPath.file(of: path))
        }
        try writer.write(RobotsFile.bytes(baseURL: settings.baseURL), to: "robots.txt")
        try writer.prune(known)
        try writer.publish()
        try Manifest(files: writer.files, articles: articles).write(to: places.manifest)
        try FileSystem.remove(places.journal)
    }

    private func putPlaceholders(_ plan: Plan, _ writer: SiteWriter) throws {
        let new = plan.map.pages.filter {
            writer.needsPlaceholder(OutputPath.file(of: $0.path))
        }
        for page in new {
            try writer.putPlaceholder(
                PagePlaceholder.bytes(heading: settings.title, language: page.language.tag),
                at: OutputPath.file(of: page.path))
        }
    }
}
