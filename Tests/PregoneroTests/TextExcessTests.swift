import Testing

/// Of what a text has so much that it would take minutes, the rest is shown as it is written, and told.
@Suite struct TextExcessTests {
    private func built(_ text: String) async throws -> (page: String, errors: String) {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\n---\nTexto.\n\n\(text)\n",
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        let site = try workplace.site()
        return (
            site.text(try #require(site.pages(containing: "<h1>Uno</h1>").first)), run.errors
        )
    }

    @Test func aRunOfBracketsBehindAnAddressIsParted() async throws {
        let run = String(repeating: ")", count: 500_000)
        let (page, errors) = try await built("http://a.example/\(run)")
        #expect(
            errors.contains(
                "Content/articles/uno.md:7: warning: more than 1000 ')' stand behind an address: "
                    + "a blank is put between them\n"
                    + "hint: write the address as '[words](address)', or fewer brackets\n"
            ),
            "\(errors)"
        )
        #expect(page.contains("http://a.example/</a>\(run.prefix(1_000)) )))"))
    }

    @Test func aTextFullOfFootnotesHasNone() async throws {
        let marks = String(repeating: "[^a]", count: 150_000)
        let (page, errors) = try await built("\(marks)\n\n[^a]: Ñu.")
        #expect(
            errors.contains(
                "Content/articles/uno.md:7: warning: '[^' stands in the text more than 5000 times: "
                    + "it has no footnotes\nhint: part the text, or write fewer footnotes\n"
            ),
            "\(errors)"
        )
        #expect(page.contains("<p>[^a]: Ñu.</p>") && page.contains(marks))
    }

    @Test func aChainOfFootnotesEnds() async throws {
        let notes = (0..<2_000).map { "[^a\($0)]: ñ[^a\($0 + 1)]\n\n" }.joined()
        let (page, errors) = try await built("\(notes)[^a0]")
        #expect(!errors.contains("footnotes"), "\(errors)")
        #expect(page.contains("id=\"fn-a1999\""))
    }
}
