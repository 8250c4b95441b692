import Domain
import Pages

/// Writes sitemaps and their index after sitemaps.org protocol 0.9.
enum SitemapWriter {
    private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
    /// The protocol's limit for one file.
    static let limit = 50_000

    static func bytes(_ entries: [SitemapEntry]) -> [UInt8] {
        document("urlset", "url", entries)
    }

    static func index(_ entries: [SitemapEntry]) -> [UInt8] {
        document("sitemapindex", "sitemap", entries)
    }

    private static func document(_ root: String, _ element: String, _ entries: [SitemapEntry])
        -> [UInt8]
    {
        var xml = XMLText()
        xml.open(root, [("xmlns", namespace)])
        xml.newLine()
        for entry in entries {
            xml.open(element)
            xml.element("loc", entry.address)
            xml.element("lastmod", entry.changed.map(FeedDate.rfc3339))
            xml.close(element)
        }
        xml.close(root)
        return xml.bytes
    }

    /// All sitemap files by site path: one for each part, split at the protocol's limit, and their index.
    static func files(
        _ parts: [(name: String, entries: [SitemapEntry])],
        baseURL: BaseURL
    ) -> [(path: String, bytes: [UInt8])] {
        var files: [(path: String, bytes: [UInt8])] = []
        for part in parts {
            for (number, start) in stride(from: 0, to: part.entries.count, by: limit).enumerated() {
                let entries = part.entries[start..<min(start + limit, part.entries.count)]
                let suffix = number == 0 ? "" : "-\(number + 1)"
                files.append(("/sitemap-\(part.name)\(suffix).xml", bytes(Array(entries))))
            }
        }
        let addresses = files.map {
            SitemapEntry(address: baseURL.absolute($0.path), changed: nil)
        }
        return files + [("/sitemap.xml", index(addresses))]
    }
}
