import Domain
import Foundation
import Pages

extension PublishSite {
    /// Says where a page of the site comes from and whether a build would make it anew; writes nothing.
    ///
    /// - Parameter address: a site path, or a path in the output folder.
    /// - Returns: nil when the site has no such page.
    /// - Throws: `PublishingError`, or what reading the edition throws.
    public func explain(_ address: String) throws -> PageExplanation? {
        // A name may hold what ends the path of an address.
        let asked = address.prefix { $0 != "?" && $0 != "#" }
        let whole = [address, String(asked)].flatMap { [$0, $0.removingPercentEncoding ?? $0] }
        let names = whole + whole.compactMap { CompressedCopies.original(of: $0) }
        let site = try outline()
        let portal = site.portal
        for path in names.flatMap(sitePaths) {
            let planned = site.files.first { $0.path == path }
            guard let file = try planned ?? article(at: path, portal) else { continue }
            return explanation(of: file, parts: try parts(of: file, in: portal), in: portal)
        }
        return nil
    }

    private func article(at path: String, _ portal: Portal) throws -> PlannedFile? {
        guard let page = try portal.articlePage(at: path) else { return nil }
        return PlannedFile(path: path, key: try portal.key(of: page), content: .page(page))
    }

    private func parts(of file: PlannedFile, in portal: Portal) throws -> [String] {
        switch file.content {
        case .page(let page): try portal.parts(of: page)
        case .feed: ["the newest articles of its list that are no samples"]
        case .podcast: ["the newsroom's own articles with sound in its language"]
        case .sitemap(let sitemap, _): ["\(sitemap.count) addresses"]
        case .seed: ["what its articles are known by"]
        case .download(let download) where download.path.hasSuffix(".ics"):
            ["what is on, or the matches, that readers take along with it"]
        case .download: ["the numbers of articles by country, and the countries' addresses"]
        case .copy where file.path.hasPrefix("/_/"):
            ["a file of the newsroom's own, by its content"]
        case .copy: ["a picture, by its content and the way in which it was made smaller"]
        case .headlines:
            ["the newest articles of its country or source", "the sections of its country"]
        case .worker: ["the theme, and the pages for when there is no connection"]
        case .file: ["the file, by its size and the time of its change"]
        case .bytes: [Self.parts(ofDocument: file.path)]
        case .icon: [Self.standard]
        }
    }

    private static let standard = "the theme, the newsroom's pictures or the site's configuration"

    /// What a file is made from that is quickly made, by its path.
    private static func parts(ofDocument path: String) -> String {
        switch path {
        case "/sitemap.xml": "the names of the site's sitemaps, by how many pages it has"
        case "/status.json": "how the sources answered, and what they brought"
        case SourceOutline.path: "the feeds of the sources"
        case SeedDocument.index:
            "the names of the files by which articles are known, and what was withdrawn"
        case "/.htaccess", "/_redirects": "the site's configuration, and what has moved or is gone"
        default: standard
        }
    }

    private func explanation(
        of file: PlannedFile,
        parts: [String],
        in portal: Portal
    ) -> PageExplanation {
        let name = OutputPath.file(of: file.path)
        let standing = FileSystem.look("\(places.output)/\(name)")
        return PageExplanation(
            path: file.path,
            owner: file.owner,
            parts: parts,
            state: state(of: file, in: portal),
            file: name,
            size: standing?.size,
            changed: standing.map { Date(timeIntervalSince1970: Double($0.changed) / 1e9) }
        )
    }

    private func state(of file: PlannedFile, in portal: Portal) -> PageExplanation.State {
        guard let manifest = Manifest.read(places.manifest),
            let record = manifest.record(of: file.path)
        else { return .new }
        let isUnfinished = FileSystem.exists(places.journal)
        let place = "\(places.output)/\(OutputPath.file(of: file.path))"
        let isKnown = record.key != 0 && !isUnfinished
        if !isKnown || !record.isUntouched(at: place) { return .unknown }
        if record.key == file.key { return .kept }
        return manifest.head.shared == portal.surroundings ? .content : .shared
    }

    /// `public/noticias/index.html`, `noticias/`, `/noticias/` and whole addresses all name `/noticias/`; `CNAME` may be the
    /// file of that name.
    private func sitePaths(_ address: String) -> [String] {
        var path = address[...]
        for prefix in [settings.baseURL.absolute(""), "./", "\(places.output)/", "public/"]
        where path.hasPrefix(prefix) {
            path = path.dropFirst(prefix.count)
        }
        return [OutputPath.plain(String(path)), path.hasPrefix("/") ? String(path) : "/\(path)"]
    }
}
