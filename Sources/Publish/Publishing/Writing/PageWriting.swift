import Domain
import Pages

/// Renders pages and feeds and writes them, a batch at a time, with one buffer that is used again.
struct PageWriting: Sendable {
    let portal: Portal
    let templates: PageTemplates
    let writer: SiteWriter
    /// What shards made already.
    var parts: SiteParts?

    /// The pages of articles at positions, which ascend.
    ///
    /// - Parameters:
    ///   - positions: of the articles.
    ///   - keys: of their pages in the same order, by which those that shards made are known; of no use where there are none.
    /// - Returns: what was written.
    /// - Throws: what could not be read or written.
    func articles(
        _ positions: ArraySlice<Int>,
        keys: [UInt64]
    ) throws -> [BatchSpread.WrittenFile] {
        let pages = try portal.articlePages(at: Array(positions))
        guard let parts else { return try write(pages, indices: Array(positions)) }
        precondition(keys.count == positions.count, "each page has a key")
        var written: [BatchSpread.WrittenFile] = []
        var missing: (pages: [PlannedPage], indices: [Int]) = ([], [])
        for ((page, position), key) in zip(zip(pages, positions), keys) {
            if let bytes = parts.bytes(of: page.path, key: key) {
                written.append(try write(bytes, page.path, position))
            } else {
                missing.pages.append(page)
                missing.indices.append(position)
            }
        }
        return written + (try write(missing.pages, indices: missing.indices))
    }

    func files(_ files: [(index: Int, file: PlannedFile)]) throws -> [BatchSpread.WrittenFile] {
        guard let parts else { return try made(files) }
        var written: [BatchSpread.WrittenFile] = []
        let missing = try files.filter { index, file in
            guard let bytes = parts.bytes(of: file.path, key: file.key) else { return true }
            written.append(try write(bytes, file.path, index))
            return false
        }
        return written + (try made(missing))
    }

    private func made(
        _ files: [(index: Int, file: PlannedFile)]
    ) throws -> [BatchSpread.WrittenFile] {
        let pages = files.compactMap { index, file in file.page.map { (index, $0) } }
        var written = try write(pages.map(\.1), indices: pages.map(\.0))
        var feeds = FeedBytes(portal: portal)
        for (index, file) in files {
            switch file.content {
            case .page: continue
            case .feed(let feed):
                written.append(try write(try feeds.bytes(of: feed), file.path, index))
            case .podcast(let planned):
                guard let podcast = try portal.podcast(planned) else { continue }
                written.append(try write(PodcastWriter.bytes(podcast), file.path, index))
            case .sitemap(let sitemap, let part):
                let entries = try portal.entries(of: sitemap)
                let bytes = SitemapWriter.bytes(entries, of: sitemap, part: part)
                written.append(try write(bytes, file.path, index))
            case .seed(let seed):
                written.append(try write(try portal.bytes(of: seed), file.path, index))
            case .download(let download):
                written.append(try write(download.bytes, file.path, index))
            case .headlines(let headlines):
                written.append(try write(try portal.bytes(of: headlines), file.path, index))
            case .worker(let worker):
                let bytes = worker.bytes(pages: try rendered(worker.pages))
                written.append(try write(bytes, file.path, index))
            case .icon(let bytes), .bytes(let bytes):
                written.append(try write(bytes, file.path, index))
            case .copy(let place):
                // What has vanished under our hands is not known as written, and comes with the next build.
                guard let bytes = FileSystem.read(place) else { continue }
                written.append(try write(bytes, file.path, index))
            case .file(let source):
                let place = OutputPath.file(of: file.path)
                guard let copy = try writer.copy(source.file, to: place) else { continue }
                written.append(.init(index: index, file: copy))
            }
        }
        return written
    }

    private func rendered(_ pages: [PlannedPage]) throws -> [[UInt8]] {
        try portal.models(of: pages).map { model in
            var buffer: [UInt8] = []
            templates.render(model, into: &buffer)
            return buffer
        }
    }

    private func write(
        _ pages: [PlannedPage],
        indices: [Int]
    ) throws -> [BatchSpread.WrittenFile] {
        guard !pages.isEmpty else { return [] }
        var buffer: [UInt8] = []
        var written: [BatchSpread.WrittenFile] = []
        written.reserveCapacity(pages.count)
        let models = try portal.models(of: pages)
        for (offset, model) in models.enumerated() {
            buffer.removeAll(keepingCapacity: true)
            templates.render(model, into: &buffer)
            let file = try writer.write(buffer, to: OutputPath.file(of: pages[offset].path))
            written.append(.init(index: indices[offset], file: file))
        }
        return written
    }

    private func write(
        _ bytes: [UInt8],
        _ path: String,
        _ index: Int
    ) throws -> BatchSpread.WrittenFile {
        .init(index: index, file: try writer.write(bytes, to: OutputPath.file(of: path)))
    }
}

/// Writes the formats of one feed from what was composed once.
private struct FeedBytes {
    let portal: Portal
    private var last: (planned: PlannedFeed, feed: OutputFeed)?

    init(portal: Portal) {
        self.portal = portal
    }

    mutating func bytes(of planned: PlannedFeed) throws -> [UInt8] {
        let feed =
            try last.flatMap { $0.planned.carriesTheSame(as: planned) ? $0.feed : nil }
            ?? portal.feed(planned)
        last = (planned, feed)
        return switch planned.format {
        case .rss: RSSWriter.bytes(feed)
        case .atom: AtomWriter.bytes(feed)
        case .json: try JSONFeedWriter.bytes(feed)
        }
    }
}
