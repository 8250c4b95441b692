import Basics
import Domain
import Pages

/// A file that the site will have.
struct PlannedFile: Sendable {
    /// The site path.
    let path: String
    /// What it is made from; never one that says that nobody knows.
    let key: UInt64
    let content: Content

    /// What is to be written.
    enum Content: Sendable {
        case page(PlannedPage)
        indirect case feed(PlannedFeed)
        indirect case podcast(PlannedPodcast)
        /// A part of a sitemap that may be too long for one file.
        indirect case sitemap(PlannedSitemap, part: Int)
        /// What readers may take with them.
        indirect case download(Download)
        /// The newest news of a country or a source.
        indirect case headlines(PlannedHeadlines)
        /// By what articles are known again.
        indirect case seed(PlannedSeed)
        case icon([UInt8])
        indirect case worker(ServiceWorker)
        case bytes([UInt8])
        /// A file that lies elsewhere, whose name tells its content.
        case copy(of: String)
        indirect case file(StaticFile)
    }

    init(path: String, key: UInt64, content: Content) {
        self.path = path
        self.key = FileKeys.known(key)
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
        case .feed, .podcast, .headlines: .feeds
        // The worker names files that must be there first.
        case .sitemap, .worker, .seed: .sitemaps
        case .icon: .assets
        // The map leads to it, and it needs no page of ours to be there first.
        case .download, .copy, .file: .assets
        case .bytes: path.hasPrefix("/_/") ? .assets : .sitemaps
        }
    }

    /// In words for messages.
    var owner: String {
        switch content {
        case .page(let page): page.owner
        case .file(let file): file.name
        default: "the site"
        }
    }

    /// Whether making it is work that shards share; all else is taken from where it lies.
    var isMadeByShards: Bool {
        switch content {
        case .page, .feed, .podcast, .headlines, .sitemap, .seed: true
        case .download, .icon, .worker, .bytes, .copy, .file: false
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
        documents: SiteDocuments,
        theme: ThemeFiles
    ) throws -> [PlannedFile] {
        var files = documents.assets.contents.sorted { $0.key < $1.key }.map { path, bytes in
            PlannedFile(path: path, key: StableHash.of(bytes), content: .bytes(bytes))
        }
        for (path, place) in documents.assets.files.sorted(by: { $0.key < $1.key })
        where documents.assets.contents[path] == nil {
            let key = StableHash.of(path)
            files.append(PlannedFile(path: path, key: key, content: .copy(of: place)))
        }
        let keys = ConcurrentMap.map(portal.pages) { page in Result { try portal.key(of: page) } }
        for (page, key) in zip(portal.pages, keys) {
            files.append(PlannedFile(path: page.path, key: try key.get(), content: .page(page)))
        }
        for feed in portal.feeds {
            files.append(
                PlannedFile(path: feed.path, key: try portal.key(of: feed), content: .feed(feed))
            )
        }
        for podcast in portal.podcasts {
            files.append(
                PlannedFile(path: podcast.path, key: podcast.key, content: .podcast(podcast))
            )
        }
        files += try ofReader(
            portal,
            assets: documents.assets,
            theme: theme,
            look: documents.look,
            baseURL: documents.settings.baseURL
        )
        for download in try portal.downloads() {
            let key = download.isReady ? download.key : shared(download.key, portal)
            files.append(
                PlannedFile(path: download.path, key: key, content: .download(download))
            )
        }
        for seed in portal.seeds {
            let key = shared(seed.key, portal)
            files.append(PlannedFile(path: seed.path, key: key, content: .seed(seed)))
        }
        if let index = try portal.seedIndex() {
            files.append(
                PlannedFile(
                    path: SeedDocument.index,
                    key: StableHash.of(index),
                    content: .bytes(index)
                )
            )
        }
        var sitemaps: [SitemapEntry] = []
        for sitemap in portal.sitemaps {
            for (part, path) in SitemapWriter.paths(of: sitemap).enumerated() {
                files.append(
                    PlannedFile(
                        path: path,
                        key: shared(sitemap.key, portal),
                        content: .sitemap(sitemap, part: part)
                    )
                )
                // Search engines for news are told the first one by name.
                guard !sitemap.isNews || part > 0 else { continue }
                let address = documents.settings.baseURL.absolute(path)
                sitemaps.append(SitemapEntry(address: address, changed: nil))
            }
        }
        for (path, bytes) in try documents.all(sitemaps: sitemaps) {
            files.append(
                PlannedFile(path: path, key: StableHash.of(bytes), content: .bytes(bytes))
            )
        }
        return files
    }

    /// The key of what says nothing itself of program and configuration, such as what is protected.
    private static func shared(_ key: UInt64, _ portal: Portal) -> UInt64 {
        var hash = StableHash(portal.surroundings)
        hash.add(key)
        return hash.value
    }
}

extension PlannedFile {
    /// What is there for the reader's browser: news by country and source, icons, manifest, worker.
    private static func ofReader(
        _ portal: Portal,
        assets: HashedAssets,
        theme: ThemeFiles,
        look: SiteLook,
        baseURL: BaseURL
    ) throws -> [PlannedFile] {
        let headlines = try portal.headlines.map { headlines in
            PlannedFile(
                path: headlines.path,
                key: try portal.key(of: headlines),
                content: .headlines(headlines)
            )
        }
        let icons = SiteIcon.allCases.map { icon in
            let bytes = theme.files["icons/\(icon.rawValue)"] ?? []
            return PlannedFile(path: icon.path, key: StableHash.of(bytes), content: .icon(bytes))
        }
        let manifest = try portal.webManifest()
        let worker = try ServiceWorker(
            keeping: portal.keptPages,
            assets: assets,
            theme: theme,
            look: look,
            baseURL: baseURL
        )
        return headlines + icons + [
            PlannedFile(
                path: "/manifest.webmanifest",
                key: StableHash.of(manifest),
                content: .bytes(manifest)
            ),
            PlannedFile(
                path: "/sw.js",
                key: try worker.key(portal),
                content: .worker(worker)
            ),
        ]
    }
}

extension PlannedFile {
    /// The files of copies, which never change under their names.
    static func all(of copies: [PictureCopy], in folder: String) -> [PlannedFile] {
        var paths: Set<String> = []
        var files: [PlannedFile] = []
        for copy in copies {
            for file in copy.files where paths.insert(copy.path(of: file)).inserted {
                let path = copy.path(of: file)
                files.append(
                    PlannedFile(
                        path: path,
                        key: StableHash.of(path),
                        content: .copy(of: "\(folder)/\(copy.fileName(of: file))")
                    )
                )
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}

extension PlannedFile {
    init(_ file: StaticFile) {
        self.init(path: file.path, key: file.fingerprint, content: .file(file))
    }
}
