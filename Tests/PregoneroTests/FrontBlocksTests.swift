import Foundation
import Testing

/// `site.front` as a list of blocks with options, and sections as the site wants them.
@Suite struct FrontBlocksTests {
    private func workplace(_ site: String, sections: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: fuente, kind: feed, url: feed.xml, section: sports, language: es}\n"
                + sections,
            site: site
        )
        try workplace.write(Workplace.feed(450..<455), to: "Content/feed.xml")
        for (number, section) in ["economy", "health", "economy", "world"].enumerated() {
            try workplace.write(
                """
                ---
                title: Pieza \(number)
                date: 2026-11-18 0\(number):00
                section: \(section)
                tags: [\(number < 2 ? "Molino" : "Puente")]
                ---
                Texto.
                """,
                to: "Content/articles/pieza-\(number).md"
            )
        }
        return workplace
    }

    /// The titles of the blocks with their headlines.
    private func blocks(_ page: String) -> [(title: String, headlines: [String])] {
        page.components(separatedBy: #"<section class="block""#).dropFirst().map { part in
            let title = part.firstMatch(of: #/<h2[^>]*>.*?<a href="[^"]*">([^<]*)</a></h2>/#)
            return (
                title.map { String($0.output.1) } ?? "",
                part.matches(of: #/<h[34]><a href="/n/[^"]*">([^<]*)</a></h[34]>/#)
                    .map { String($0.output.1) }
            )
        }
    }

    @Test func sectionsAppearAsChosenWhateverTheyHave() async throws {
        let workplace = try workplace(
            """
              front:
                - lead
                - {block: sections, sections: [health, Economía], number: 2}
            """
        )
        #expect(try await workplace.build().code == 0)
        let shown = blocks(try workplace.site().text("index.html"))
        // Seven stand in the first places already.
        #expect(shown.map(\.title).allSatisfy { ["Salud", "Economía"].contains($0) })
        #expect(!shown.isEmpty)
    }

    @Test func aBlockShowsATopicASourceOrASection() async throws {
        let workplace = try workplace(
            """
              front:
                - {topic: molino, title: {es: Lo del molino}, form: rows, repeats: true}
                - {source: fuente, number: 2, repeats: true}
                - {section: economy, form: beside, repeats: true}
            """
        )
        let run = try await workplace.build()
        #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
        let shown = blocks(try workplace.site().text("index.html"))
        #expect(shown.map(\.title) == ["Lo del molino", "Fuente", "Economía"])
        #expect(shown[0].headlines == ["Pieza 1", "Pieza 0"])
        #expect(shown[1].headlines == ["Noticia 454", "Noticia 453"])
        #expect(shown[2].headlines == ["Pieza 2", "Pieza 0"])
    }

    @Test func nothingStandsTwiceWhereABlockDoesNotRepeat() async throws {
        let workplace = try workplace(
            """
              front:
                - lead
                - {topic: molino}
                - {section: economy}
                - {source: fuente}
                - river
            """
        )
        try await workplace.build()
        let page = try workplace.site().text("index.html")
        let headlines = page.matches(of: #/<h[234]><a href="/n/[^"]*">([^<]*)</a></h[234]>/#)
            .map { String($0.output.1) }
        #expect(Set(headlines).count == headlines.count)
        #expect(headlines.count == 9)
    }

    @Test func aTopicOrSourceThatThereIsNotIsTold() async throws {
        let workplace = try workplace("  front: [lead, {topic: nada}, {source: ninguna}]")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let lines = try workplace.read("Content/site.yaml").split(separator: "\n")
        let line = try #require(lines.firstIndex { $0.contains("front:") }) + 1
        for part in [
            "Content/site.yaml:\(line):25: warning: a block of the front page shows the topic 'nada', which no article carries",
            "Content/site.yaml:\(line):41: warning: a block of the front page shows the source 'ninguna', which there is not",
        ] {
            #expect(run.errors.contains(part), "\(run.errors)")
        }
    }

    @Test(arguments: [1, 2, 3])
    func aBlockOfTheCountryShowsAsFewAsItAsksFor(number: Int) async throws {
        let workplace = try workplace("")
        try workplace.configure(
            "  - {id: fuente, kind: feed, url: feed.xml, section: sports, language: es, country: es}\n",
            site: "  country: es\n  front: [{block: country, number: \(number)}]\n"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let parts = try workplace.site().text("index.html").components(separatedBy: "\"s-country\"")
        #expect(parts.count > 1)
        let block = (parts.last ?? "").components(separatedBy: "</section>")[0]
        #expect(block.matches(of: #/<h[34]><a href="/n/[^"]*">/#).count == number)
    }

    /// Of a source in the other language of the site, from the portal's own country.
    @Test(arguments: ["own", "all"])
    func blocksShowOtherLanguagesWhereListsDo(lists: String) async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: fuente, kind: feed, url: feed.xml, language: en, country: us}\n",
            site: "  country: us\n  lists: \(lists)\n"
                + "  front: [{source: fuente, number: 2}, {block: country, number: 2}]\n"
        )
        try workplace.write(Workplace.feed(450..<455), to: "Content/feed.xml")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        for (page, isShown) in [("index.html", lists == "all"), ("en/index.html", true)] {
            let text = site.text(page)
            // The block of the source has the two newest, that of the country the next two.
            #expect(text.contains("Noticia 454") == isShown, "\(page)")
            #expect(text.contains("Noticia 452") == isShown, "\(page)")
        }
    }

    @Test func aFrontPageWithoutBlocksIsTold() async throws {
        let run = try await workplace("  front: []").build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "warning: 'site.front' names no block: the front page is empty\nhint: name its blocks"
            ),
            "\(run.errors)"
        )
    }

    /// What is wrong with what a block shows is said once.
    @Test(arguments: [
        "[{section: pesca}]", "[{block: deportes}]", "[{block: section, section: economy}]",
    ])
    func aBlockThatSaysWhatItShowsIsNotAskedForIt(front: String) async throws {
        let run = try await workplace("  front: \(front)").build()
        #expect(run.code == 2)
        #expect(run.errors.components(separatedBy: "error: ").count == 3, "\(run.errors)")
        #expect(!run.errors.contains("does not say what it shows"))
    }

    @Test(arguments: [
        ("[led]", "cannot be 'led'\nhint: did you mean 'lead'?"),
        ("[deportes]", "map, music, river; or {section: …}, {topic: …}, {source: …}\n"),
        ("[{block: deportes}]", "map, music, river\n"),
        (
            "[{block: section, section: economy}]",
            "front[0].block' cannot be 'section'\n"
                + "hint: a block of one section is {section: …}, without 'block'\n"
        ),
        ("[{number: 3}]", "error: the block does not say what it shows"),
        (
            "[{block: river, topic: agua}]",
            "error: the block 'river' shows no single section, topic or source"
        ),
        (
            "[{section: economy, topic: agua}]",
            "error: the block shows 'section' and 'topic'\nhint: keep one of them"
        ),
        ("[{section: pesca}]", "error: unknown section 'pesca'"),
        ("[{section: economy, form: round}]", "cannot be 'round'"),
        ("[{section: economy, number: 0}]", "must be a whole number from 1"),
        ("[lead, lead]", "error: a block of the front page stands twice"),
    ])
    func aMistakeIsAnErrorWithItsPlace(front: String, message: String) async throws {
        let workplace = try workplace("  front: \(front)")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains("Content/site.yaml:"))
    }

    @Test func aSiteMayHaveItsOwnSectionsAlone() async throws {
        let workplace = try Workplace()
        try workplace.write(
            """
            site:
              title: Bando
              baseURL: https://example.org/
              sections: own
            sections:
              - {id: plenos, title: Plenos}
              - {id: науки, title: Науки}
            """,
            to: "Content/site.yaml"
        )
        for (name, section) in [("a", "Plenos"), ("b", "науки"), ("c", "plénos")] {
            try workplace.write(
                "---\ntitle: Pieza \(name)\ndate: 2026-11-20\nsection: \(section)\n---\nTexto",
                to: "Content/articles/\(name).md"
            )
        }
        try workplace.write(
            "---\ntitle: Pieza d\ndate: 2026-11-20\nsection: economy\n---\nTexto",
            to: "Content/articles/d.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("Content/articles/d.md:4:10: warning:"), "\(run.errors)")
        let site = try workplace.site()
        let page = site.text("secciones/plenos/index.html")
        #expect(page.contains("Pieza a") && page.contains("Pieza c"))
        let other = try #require(site.pages(containing: "<h1>Науки</h1>").first)
        #expect(site.text(other).contains("Pieza b"))
        #expect(!site.files.keys.contains { $0.hasPrefix("secciones/economia/") })
    }

    @Test func aSiteOfItsOwnSectionsAloneNeedsOne() async throws {
        let workplace = try Workplace()
        try workplace.configure(site: "  sections: own")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "error: the portal has no section: 'site.sections' wants only its own, and there is none"
            )
        )
    }
}
