import Domain
import Pages

/// Writes a portal in the order of design.md section 6: at any moment every link of every page that stands
/// in the output leads to a page.
struct PortalWriting {
    let portal: Portal
    let templates: PageTemplates
    let assets: HashedAssets
    let settings: SiteSettings
    let places: PublishingPlaces
    /// The parts to write; all when empty.
    let only: Set<PageKind>
    let jobs: Int
    let writer: SiteWriter

    /// The pages of the parts that are written, and those to which they may lead and that are not there yet.
    var pages: [PlannedPage] {
        guard !only.isEmpty else { return portal.pages }
        return portal.pages.filter { page in
            only.contains(page.kind) || writer.needsPlaceholder(OutputPath.file(of: page.path))
        }
    }

    /// - Parameters:
    ///   - earlier: what the last build wrote.
    ///   - articles: the number of articles to note for the next build's shrink guard.
    /// - Throws: what could not be written; a first build leaves nothing behind.
    func run(earlier: Manifest?, articles: Int) async throws {
        do {
            try await write(earlier: earlier, articles: articles)
        } catch {
            writer.abandon()
            throw error
        }
    }

    private func write(earlier: Manifest?, articles: Int) async throws {
        // A build that was killed has left files that only its journal names.
        let pages = pages
        let pending = Manifest.read(places.journal)?.files ?? []
        let known = (earlier?.files ?? []).union(pending)
        try Manifest(files: known.union(plannedFiles), articles: articles)
            .write(to: places.journal)
        for (path, bytes) in assets.contents.sorted(by: { $0.key < $1.key }) {
            try writer.write(bytes, to: OutputPath.file(of: path))
        }
        try writeFeeds { writer.needsPlaceholder($0) }
        try putPlaceholders()
        for stage in WritingStage.allCases {
            try await PageWriting(
                portal: portal,
                templates: templates,
                writer: writer,
                jobs: jobs
            ).write(pages.filter { $0.stage == stage })
        }
        try writeFeeds { _ in only.isEmpty || only.contains(.feeds) }
        let sitemaps = SitemapWriter.files(try portal.sitemaps(), baseURL: settings.baseURL)
        for (path, bytes) in sitemaps {
            try writer.write(bytes, to: OutputPath.file(of: path))
        }
        if let status = try portal.statusDocument() {
            try writer.write(status, to: "status.json")
        }
        try writer.write(RobotsFile.bytes(baseURL: settings.baseURL), to: "robots.txt")
        // What belongs to other parts of the portal stays, and stays ours.
        let kept = only.isEmpty ? [] : known
        try writer.prune(known.subtracting(kept))
        try writer.publish()
        try Manifest(files: writer.files.union(kept), articles: articles)
            .write(to: places.manifest)
        try FileSystem.remove(places.journal)
    }

    private var plannedFiles: Set<String> {
        let paths =
            portal.pages.map(\.path) + assets.contents.keys + portal.feeds.map(\.path)
            + ["/robots.txt", "/sitemap.xml"] + (portal.hasStatus ? ["/status.json"] : [])
        return Set(paths.map(OutputPath.file))
    }

    private func writeFeeds(where isWanted: (String) -> Bool) throws {
        for planned in portal.feeds where isWanted(OutputPath.file(of: planned.path)) {
            let feed = try portal.feed(planned)
            let bytes =
                switch planned.format {
                case .rss: RSSWriter.bytes(feed)
                case .atom: AtomWriter.bytes(feed)
                case .json: try JSONFeedWriter.bytes(feed)
                }
            try writer.write(bytes, to: OutputPath.file(of: planned.path))
        }
    }

    /// New pages stand as headings without links until it is their turn, since others may link to them before.
    private func putPlaceholders() throws {
        for page in portal.pages where writer.needsPlaceholder(OutputPath.file(of: page.path)) {
            try writer.putPlaceholder(
                PagePlaceholder.bytes(heading: settings.title, language: page.language.tag),
                at: OutputPath.file(of: page.path)
            )
        }
    }
}
