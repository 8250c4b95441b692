import Domain
import Pages

/// A file that the site will have.
struct PlannedFile: Sendable {
    /// The site path.
    let path: String
    /// What it is made from; never 0, which means that nobody knows.
    let key: UInt64
    let content: Content

    /// What is to be written.
    enum Content: Sendable {
        case page(PlannedPage)
        case feed(PlannedFeed)
        /// A part of a sitemap that may be too long for one file.
        case sitemap(PlannedSitemap, part: Int)
        /// What readers may take with them.
        case download(Download)
        case bytes([UInt8])
    }

    init(path: String, key: UInt64, content: Content) {
        self.path = path
        self.key = key == 0 ? 1 : key
        self.content = content
    }

    var page: PlannedPage? {
        if case .page(let page) = content { return page }
        return nil
    }

    /// The place in the order of writing.
    enum Stage: Sendable {
        case assets, leaves, numberedLists, lists, fronts, feeds, sitemaps

        /// Pages of articles come between assets and all others.
        static let afterArticles: [Stage] = [
            .leaves, .numberedLists, .lists, .fronts, .feeds, .sitemaps,
        ]
    }

    var stage: Stage {
        switch content {
        case .page(let page):
            switch page.stage {
            case .leaves: .leaves
            case .numberedLists: .numberedLists
            case .lists: .lists
            case .fronts: .fronts
            }
        case .feed: .feeds
        case .sitemap: .sitemaps
        // The map leads to it, and it needs no page of ours to be there first.
        case .download: .assets
        case .bytes: path.hasPrefix("/_/") ? .assets : .sitemaps
        }
    }

    var isFeed: Bool {
        if case .feed = content { return true }
        return false
    }
}

extension PlannedFile {
    /// All files of the site but the pages of articles.
    static func all(
        of portal: Portal,
        assets: HashedAssets,
        baseURL: BaseURL
    ) throws -> [PlannedFile] {
        var files = assets.contents.sorted { $0.key < $1.key }.map { path, bytes in
            PlannedFile(path: path, key: StableHash.of(bytes), content: .bytes(bytes))
        }
        for page in portal.pages {
            files.append(
                PlannedFile(path: page.path, key: try portal.key(of: page), content: .page(page))
            )
        }
        for feed in portal.feeds {
            files.append(
                PlannedFile(path: feed.path, key: try portal.key(of: feed), content: .feed(feed))
            )
        }
        for download in try portal.downloads() {
            files.append(
                PlannedFile(
                    path: download.path,
                    key: StableHash.of(download.bytes),
                    content: .download(download)
                )
            )
        }
        var sitemaps: [SitemapEntry] = []
        for sitemap in portal.sitemaps {
            for (part, path) in SitemapWriter.paths(of: sitemap).enumerated() {
                files.append(
                    PlannedFile(
                        path: path,
                        key: sitemap.key,
                        content: .sitemap(sitemap, part: part)
                    )
                )
                sitemaps.append(SitemapEntry(address: baseURL.absolute(path), changed: nil))
            }
        }
        let index = SitemapWriter.index(sitemaps)
        let robots = RobotsFile.bytes(baseURL: baseURL)
        var documents = [("/sitemap.xml", index), ("/robots.txt", robots)]
        if let status = try portal.statusDocument() { documents.append(("/status.json", status)) }
        for (path, bytes) in documents {
            files.append(
                PlannedFile(path: path, key: StableHash.of(bytes), content: .bytes(bytes))
            )
        }
        return files
    }
}
