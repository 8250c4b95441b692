import Foundation
import Testing

/// What every page of the demo says in its `head`, to search engines and to those who share its link.
@Suite struct PageMetadataTests {
    private func demo() async throws -> BuiltDemo { try await BuiltDemo.shared.value }

    private func metas(_ demo: BuiltDemo, _ page: BuiltDemo.Page) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for tag in demo.tags("meta", of: page) {
            guard let name = tag["name"] ?? tag["property"] else { continue }
            values[name, default: []].append(tag["content"] ?? "")
        }
        return values
    }

    @Test func everyPageCanBeShared() async throws {
        let demo = try await demo()
        for page in demo.pages where page.kind != "redirect" {
            let metas = metas(demo, page)
            for name in [
                "og:type", "og:title", "og:description", "og:url", "og:site_name", "og:locale",
                "twitter:card", "generator", "description", "robots", "viewport", "color-scheme",
            ] {
                #expect(metas[name]?.count == 1, "\(page): \(name)")
                #expect(metas[name]?.first?.isEmpty == false, "\(page): \(name)")
            }
            #expect(metas["theme-color"]?.count == 2, "\(page)")
            let canonical = demo.tags("link", of: page).first { $0["rel"] == "canonical" }?["href"]
            #expect(metas["og:url"] == [canonical ?? ""], "\(page)")
            #expect(canonical == "https://example.org\(page.path)", "\(page)")
        }
    }

    @Test(arguments: [
        ("article", ["article"]), ("programme", ["video.movie", "video.tv_show"]),
        ("track", ["music.song"]), ("person", ["profile"]), ("figure", ["profile"]),
        ("match", ["website"]), ("front", ["website"]), ("section", ["website"]),
    ])
    func pagesSayWhatTheyAre(kind: String, types: [String]) async throws {
        let demo = try await demo()
        let pages = demo.pages.filter { $0.kind == kind }
        #expect(!pages.isEmpty)
        let found = Set(pages.flatMap { metas(demo, $0)["og:type"] ?? [] })
        #expect(found == Set(types))
    }

    @Test func languagesPointAtEachOther() async throws {
        let demo = try await demo()
        var alternates: [String: [String: String]] = [:]
        for page in demo.pages {
            let links = demo.tags("link", of: page).filter { $0["hreflang"] != nil }
            alternates["https://example.org\(page.path)"] = Dictionary(
                links.map { ($0["hreflang"] ?? "", $0["href"] ?? "") }
            ) { first, _ in first }
        }
        #expect(alternates.values.contains { $0.count == 4 })
        for (address, links) in alternates where !links.isEmpty {
            #expect(links["x-default"] != nil, "\(address)")
            for (language, other) in links where language != "x-default" {
                #expect(alternates[other] == links, "\(address) and \(other)")
            }
        }
    }

    @Test func whatIsNotToBeFoundIsInNoSitemap() async throws {
        let demo = try await demo()
        let sitemaps = demo.site.files.keys.filter { $0.hasPrefix("sitemap") }
            .map { demo.site.text($0) }.joined()
        var listed = 0
        for page in demo.pages where page.kind != "redirect" {
            let isListed = sitemaps.contains("<loc>https://example.org\(page.path)</loc>")
            let isClosed = metas(demo, page)["robots"]?.first?.contains("noindex") == true
            #expect(!(isListed && isClosed), "\(page)")
            if isListed { listed += 1 }
        }
        #expect(listed > 50)
    }

    @Test func everyFeedThatAPageNamesIsThere() async throws {
        let demo = try await demo()
        var named: Set<String> = []
        for page in demo.pages {
            for link in demo.tags("link", of: page) {
                let type = link["type"] ?? ""
                let isFile = type.contains("xml") && link["rel"] != "icon" || type.hasSuffix("json")
                guard isFile, let address = link["href"] else { continue }
                named.insert(String(address.dropFirst()))
            }
        }
        #expect(named.filter { demo.site.files[$0] == nil } == [])
        for kind in ["feed.xml", "atom.xml", "feed.json"] {
            for folder in ["", "en/"] {
                #expect(named.contains(folder + kind), "\(folder)\(kind)")
            }
        }
        for folder in ["secciones/ciencia/", "paises/es/", "fuentes/nasa/"] {
            #expect(named.contains("\(folder)feed.xml"), "\(folder)")
        }
        #expect(named.contains("opensearch.xml"))
    }
}
