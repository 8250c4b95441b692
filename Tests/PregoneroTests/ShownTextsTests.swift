import Foundation
import Testing

/// What short texts come to where they are shown, described and listed.
@Suite struct ShownTextsTests {
    private func page(
        of text: String,
        summary: String? = nil,
        date: String = "2026-11-20"
    ) async throws -> (html: String, workplace: Workplace) {
        let workplace = try Workplace()
        try workplace.configure()
        let line = summary.map { "summary: \($0)\n" } ?? ""
        try workplace.write(
            "---\ntitle: La fuente\ndate: \(date)\nsection: general\nlanguage: es\n\(line)---\n\(text)\n",
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let path = try #require(site.pages(containing: "<h1>La fuente</h1>").first)
        return (site.text(path), workplace)
    }

    private func description(_ html: String) -> Substring? {
        html.firstMatch(of: /<meta name="description" content="([^"]*)">/)?.output.1
    }

    @Test func aSummaryIsTheDescriptionHoweverShort() async throws {
        let (html, _) = try await page(
            of: "El agua baja otra vez desde el manantial hasta la plaza, tras dos años de obras.",
            summary: "Vuelve el agua a la plaza del pueblo"
        )
        #expect(description(html) == "Vuelve el agua a la plaza del pueblo")
        #expect(!html.contains("enlace a la fuente"))
    }

    @Test func aSummaryIsTheDescriptionHoweverLong() async throws {
        let summary = String(repeating: "El agua baja otra vez hasta la plaza. ", count: 8)
            .trimmingCharacters(in: .whitespaces)
        let (html, _) = try await page(of: "Vuelve el agua.", summary: summary)
        #expect(description(html) ?? "" == summary)
    }

    @Test func ofAnOwnArticleThatSaysAlmostNothingNoSourceIsPromised() async throws {
        let (html, _) = try await page(of: "Sí.")
        #expect(description(html) == "Sí.")
    }

    @Test func aTextThatIsItsSummaryIsNotShownTwice() async throws {
        let sentence = "El agua baja otra vez desde el manantial hasta la plaza."
        let (html, _) = try await page(of: sentence, summary: sentence)
        #expect(!html.contains("class=\"standfirst\""))
    }

    @Test func marksOfFootnotesStayOutOfWhatIsQuoted() async throws {
        let (html, workplace) = try await page(
            of:
                "El agua baja otra vez[^1] desde el manantial hasta la plaza del pueblo.\n\n[^1]: Nota."
        )
        #expect(description(html)?.hasPrefix("El agua baja otra vez desde el") == true)
        #expect(!(description(html) ?? "").contains("Nota"))
        #expect(try workplace.read("public/noticias/index.html").contains("otra vez desde el"))
    }

    @Test(arguments: [(60, false), (400, true)])
    func aLargeInitialNeedsThreeLines(length: Int, hasInitial: Bool) async throws {
        let text = String(String(repeating: "agua ", count: 100).prefix(length))
        let (html, _) = try await page(of: "\(text).\n\nOtro.")
        #expect(html.contains("prose--initial") == hasInitial)
    }

    @Test func listsNameTheYearOfWhatIsOlder() async throws {
        let (_, workplace) = try await page(of: "Sí.", date: "2018-01-31T09:00:00Z")
        let list = try workplace.read("public/noticias/index.html")
        #expect(list.contains("31 ene 2018, 10:00"), "\(list)")
    }

    @Test func feedsCarryThePictureOfAnItem() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"></svg>",
            to: "Content/pictures/a.svg"
        )
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\nsection: general\nlanguage: es\npicture: pictures/a.svg\n"
                + "alt: Una \"ola\" & más\n---\nSí.\n",
            to: "Content/articles/uno.md"
        )
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let name = try #require(site.files.keys.first { $0.hasPrefix("_/a.") })
        let address = "https://example.org/\(name)"
        let rss = site.text("feed.xml")
        #expect(
            rss.contains(
                "<media:content url=\"\(address)\" medium=\"image\" type=\"image/svg+xml\""
            )
        )
        #expect(
            rss.contains("Una \"ola\" &amp; más") || rss.contains("Una &quot;ola&quot; &amp; más")
        )
        #expect(site.text("atom.xml").contains("href=\"\(address)\""))
        let json = try JSONSerialization.jsonObject(with: Data(site.files["feed.json"] ?? []))
        let items = (json as? [String: Any])?["items"] as? [[String: Any]]
        #expect(items?.first?["image"] as? String == address)
    }
}
