import Domain
import Pages
import Presentation

/// Divides the site's indexable pages into sitemaps of which old ones never change.
struct SitemapBuilder: Sendable {
    let edition: any EditionReading
    let newsroom: Newsroom

    /// All sitemap files by site path: the index, the newsroom's pages and lists, and the articles of each month.
    func files(of map: SiteMap) throws -> [(path: String, bytes: [UInt8])] {
        var files: [(path: String, bytes: [UInt8])] = []
        let lists = map.pages.filter(\.isIndexableList).map {
            SitemapWriter.Entry(address: newsroom.absolute($0.path), changed: nil)
        }
        for (number, part) in Self.parts(lists).enumerated() {
            files.append(("/sitemap-pages\(Self.suffix(number)).xml", SitemapWriter.bytes(part)))
        }
        for (month, entries) in try articles().sorted(by: { $0.key < $1.key }) {
            for (number, part) in Self.parts(entries).enumerated() {
                files.append(
                    ("/sitemap-\(month)\(Self.suffix(number)).xml", SitemapWriter.bytes(part)))
            }
        }
        let index = files.map {
            SitemapWriter.Entry(address: newsroom.absolute($0.path), changed: nil)
        }
        return files + [("/sitemap.xml", SitemapWriter.index(index))]
    }

    /// Articles that are canonical here, by month `2026-11`.
    private func articles() throws -> [String: [SitemapWriter.Entry]] {
        var months: [String: [SitemapWriter.Entry]] = [:]
        var last: ItemID?
        while true {
            let ids = try edition.ids(after: last, limit: 1_000)
            guard let end = ids.last else { return months }
            for article in try edition.articles(ids)
            where article.rights.isCanonicalHere && article.origin == .live {
                let day = CivilTime(article.order, in: newsroom.settings.timeZone).day
                months[day.monthPath.replacing("/", with: "-"), default: []].append(
                    SitemapWriter.Entry(
                        address: newsroom.absolute(article.path),
                        changed: max(article.updated ?? article.order, article.order)))
            }
            last = end
        }
    }

    private static func parts(_ entries: [SitemapWriter.Entry]) -> [[SitemapWriter.Entry]] {
        stride(from: 0, to: entries.count, by: SitemapWriter.limit).map {
            Array(entries[$0..<min($0 + SitemapWriter.limit, entries.count)])
        }
    }

    private static func suffix(_ number: Int) -> String {
        number == 0 ? "" : "-\(number + 1)"
    }
}

extension PlannedPage {
    /// Whether the page belongs into the sitemap of lists and pages.
    fileprivate var isIndexableList: Bool {
        switch content {
        case .front, .sections, .archive, .written: true
        case .list(let page): page.number == nil
        case .year, .month, .day, .article, .notFound, .redirect, .tombstone: false
        }
    }
}
