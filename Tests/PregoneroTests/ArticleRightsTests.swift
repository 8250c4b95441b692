import Foundation
import Testing

/// Who may be shown how, by the rights of each source (design.md section 5).
@Suite struct ArticleRightsTests {
    private static let feed = """
        <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
        <title>Fuente</title><link>https://fuente.example/</link><description>d</description>
        <item><title>Una nota</title><link>https://fuente.example/nota</link><guid>urn:nota:1</guid>
        <pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>
        <description>\(String(repeating: "Palabras largas del resumen. ", count: 20))</description>
        <content:encoded><![CDATA[<p>Cuerpo entero de la nota.</p><script>alert(1)</script>]]></content:encoded>
        </item></channel></rss>
        """

    private func site(rights: String) async throws -> (site: BuiltSite, page: String) {
        let workplace = try Workplace()
        try workplace.write(Self.feed, to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: \(rights)}\n")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let page = try #require(site.pages.first { $0.hasPrefix("n/2026/11/20/una-nota-") })
        return (site, page)
    }

    @Test func anExcerptLeadsToItsSourceAndIsNotIndexed() async throws {
        let (site, page) = try await site(rights: "excerpt")
        let text = site.text(page)
        #expect(text.contains("noindex,follow"))
        #expect(!text.contains("Cuerpo entero"))
        #expect(text.contains("href=\"https://fuente.example/nota\""))
        #expect(!site.text("sitemap-2026-11.xml").contains("una-nota"))
    }

    @Test func anExcerptShowsAtMostTwoHundredCharacters() async throws {
        let (site, page) = try await site(rights: "excerpt")
        let body = try #require(
            site.text(page).components(separatedBy: "<main").last?
                .components(separatedBy: "</main>").first
        )
        let longest =
            body.components(separatedBy: "<").map { part in
                part.components(separatedBy: ">").last?.count ?? 0
            }.max() ?? 0
        #expect(longest <= 200)
    }

    @Test func structuredDataOfAnExcerptNamesTheSourceAsPublisher() async throws {
        let (site, page) = try await site(rights: "excerpt")
        let data = try structuredData(site, page)
        let graph = try #require(data["@graph"] as? [[String: Any]])
        #expect(graph.contains { $0["@type"] as? String == "WebPage" })
        #expect(!graph.contains { $0["@type"] as? String == "NewsArticle" })
        let entity = graph.compactMap { $0["mainEntity"] as? [String: Any] }.first
        let publisher = entity?["publisher"] as? [String: Any]
        #expect(publisher?["name"] as? String == "Fuente")
        #expect(entity?["url"] as? String == "https://fuente.example/nota")
    }

    @Test(arguments: ["cc", "licensed", "own"])
    func whatIsOursToPublishIsCanonicalHere(rights: String) async throws {
        let (site, page) = try await site(rights: rights)
        let text = site.text(page)
        #expect(!text.contains("noindex"))
        #expect(text.contains("Cuerpo entero de la nota."))
        #expect(!text.contains("alert(1)"))
        #expect(
            text.contains(
                "<link rel=\"canonical\" href=\"https://example.org/\(page.dropLast(10))\">"
            )
        )
        #expect(site.files.keys.contains("sitemap-2026-11.xml"))
        #expect(site.text("sitemap-2026-11.xml").contains("una-nota"))
        let graph = try #require(try structuredData(site, page)["@graph"] as? [[String: Any]])
        #expect(graph.contains { $0["@type"] as? String == "NewsArticle" })
    }

    @Test func outputFeedsCarryTheOriginalIdentityLinkAndSource() async throws {
        let (site, _) = try await site(rights: "excerpt")
        let feed = site.text("feed.xml")
        #expect(feed.contains("<guid isPermaLink=\"false\">urn:nota:1</guid>"))
        #expect(feed.contains("<link>https://fuente.example/nota</link>"))
        #expect(feed.contains(">Fuente</source>"))
        #expect(!feed.contains("content:encoded>"))
    }

    private func structuredData(_ site: BuiltSite, _ page: String) throws -> [String: Any] {
        let parts = site.text(page).components(separatedBy: "application/ld+json\">")
        let text = try #require(parts.dropFirst().first?.components(separatedBy: "</script>").first)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(object as? [String: Any])
    }
}
