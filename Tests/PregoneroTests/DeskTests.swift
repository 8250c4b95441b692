import Foundation
import Testing

/// What the newsroom chooses by hand in `Content/desk.yaml` beats what rules choose, each choice until its moment.
@Suite struct DeskTests {
    /// A site with fourteen articles of its own, an hour apart, the last one the newest.
    private func workplace(site: String = "", feed: Bool = false) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            feed
                ? "  - {id: fuente, kind: feed, url: feed.xml, section: world, language: es}\n"
                : "",
            site: site
        )
        if feed { try workplace.write(Workplace.feed(460..<464), to: "Content/feed.xml") }
        let sections = ["economy", "world", "health", "science", "sports"]
        for number in 0..<14 {
            let hour = number < 10 ? "0\(number)" : "\(number)"
            try workplace.write(
                """
                ---
                title: Pieza \(number)
                date: 2026-11-20 \(hour):00
                section: \(sections[number % 5])
                ---
                Texto de la pieza \(number).
                """,
                to: "Content/articles/pieza-\(number).md"
            )
        }
        return workplace
    }

    private func desk(_ lines: String, in workplace: Workplace) throws {
        try workplace.write(lines, to: "Content/desk.yaml")
    }

    /// The headlines of the front page in their order.
    private func headlines(_ page: String) -> [String] {
        page.matches(of: #/<h[234]><a href="/n/[^"]*">([^<]*)</a></h[234]>/#)
            .map { String($0.output.1) }
    }

    private func front(_ workplace: Workplace) throws -> String {
        try workplace.site().text("index.html")
    }

    /// What no block shows takes no story from the others, and the desk hears of it.
    @Test func aFrontPageWithoutALeadShowsTheNewest() async throws {
        let workplace = try workplace(site: "  front: [{block: river, number: 3}]")
        try desk("lead: pieza-0.md\nalert: pieza-1.md\n", in: workplace)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(headlines(try front(workplace)) == ["Pieza 13", "Pieza 12", "Pieza 11"])
        for (key, block) in [("lead", "lead"), ("alert", "alert")] {
            #expect(
                run.errors.contains(
                    "'\(key)' chooses for the block '\(block)', which the front page has not"
                ),
                "\(run.errors)"
            )
        }
    }

    @Test func leadAndPlacesAreThoseOfTheDesk() async throws {
        let workplace = try workplace()
        try desk(
            """
            lead: pieza-2.md
            pin:
              - {article: pieza-0.md, place: 2}
              - {article: pieza-1.md, place: 1}
            """,
            in: workplace
        )
        #expect(try await workplace.build().code == 0)
        let shown = headlines(try front(workplace))
        #expect(Array(shown.prefix(3)) == ["Pieza 2", "Pieza 1", "Pieza 0"])
        #expect(Set(shown).count == shown.count)
    }

    @Test(arguments: [
        "lead: pieza-2.md", "alert: pieza-2.md", "pin: {article: articles/pieza-2.md, place: 1}",
    ])
    func aPlaceForWhatIsHiddenIsTold(line: String) async throws {
        let workplace = try workplace()
        try desk("\(line)\nhide: [pieza-2.md, pieza-3.md]\n", in: workplace)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("Content/desk.yaml:1: warning: '"), "\(run.errors)")
        #expect(
            run.errors.contains("' has a place on the front page, and is hidden from it too\n"),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("pieza-3.md"), "\(run.errors)")
    }

    @Test func aPlaceThatIsNotPinnedKeepsItsOwn() async throws {
        let workplace = try workplace()
        try desk("pin: {article: pieza-0.md, place: 2}", in: workplace)
        try await workplace.build()
        #expect(headlines(try front(workplace))[2] == "Pieza 0")
    }

    @Test func anArticleIsNamedByAddressFileOrID() async throws {
        let workplace = try workplace()
        try await workplace.build()
        let page = try #require(
            try workplace.site().pages(containing: ">Pieza 3</h1>").first
        )
        let address = "/" + page.replacing("index.html", with: "")
        let id = try #require(address.dropLast().split(separator: "-").last)
        for name in [
            "https://example.org\(address)?utm_source=x", address, "pieza-3.md",
            "articles/pieza-3.md", String(id),
        ] {
            try desk("lead: \"\(name)\"", in: workplace)
            let run = try await workplace.build()
            #expect(!run.errors.contains("warning"), "\(name)")
            #expect(headlines(try front(workplace)).first == "Pieza 3", "\(name)")
        }
    }

    @Test func aFileIsNamedByItsNewNameAsSoonAsItHasIt() async throws {
        let workplace = try workplace()
        try desk("lead: primera.md", in: workplace)
        let before = try await workplace.build()
        #expect(before.errors.contains("there is no published article 'primera.md'"))
        try workplace.move("Content/articles/pieza-3.md", to: "Content/articles/primera.md")
        let run = try await workplace.build()
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        #expect(headlines(try front(workplace)).first == "Pieza 3")
    }

    @Test func whatIsHiddenIsNotOnTheFrontPageAndStaysElsewhere() async throws {
        let workplace = try workplace()
        try desk("hide: [pieza-13.md, pieza-12.md]", in: workplace)
        try await workplace.build()
        let shown = headlines(try front(workplace))
        #expect(!shown.contains("Pieza 13") && !shown.contains("Pieza 12"))
        let site = try workplace.site()
        #expect(site.text("noticias/index.html").contains("Pieza 13"))
        #expect(site.text("feed.xml").contains("Pieza 12"))
    }

    @Test func anotherHeadlineStandsOnTheFrontPageAlone() async throws {
        let workplace = try workplace()
        try desk("retitle: {article: pieza-13.md, title: Lo que importa hoy}", in: workplace)
        try await workplace.build()
        let shown = headlines(try front(workplace))
        #expect(shown.contains("Lo que importa hoy") && !shown.contains("Pieza 13"))
        let site = try workplace.site()
        #expect(site.pages(containing: ">Pieza 13</h1>").count == 1)
        #expect(site.text("noticias/index.html").contains("Pieza 13"))
    }

    @Test func anotherSectionIsThatOfAllPages() async throws {
        let workplace = try workplace(feed: true)
        try desk("section: {article: pieza-13.md, section: Salud}", in: workplace)
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.text("secciones/salud/index.html").contains("Pieza 13"))
        #expect(!site.text("secciones/ciencia/index.html").contains("Pieza 13"))
        let page = site.text(try #require(site.pages(containing: ">Pieza 13</h1>").first))
        #expect(page.contains("\"articleSection\":\"Salud\""))
        let once = site.files
        try await workplace.build("--full")
        #expect(try workplace.site().files == once)
        try workplace.remove("Content/desk.yaml")
        try await workplace.build()
        #expect(try workplace.site().text("secciones/ciencia/index.html").contains("Pieza 13"))
    }

    @Test func aBoostLiftsAnOldArticle() async throws {
        let workplace = try workplace()
        try await workplace.build()
        #expect(headlines(try front(workplace)).first == "Pieza 13")
        try desk("boost: {article: pieza-4.md, by: 9}", in: workplace)
        try await workplace.build()
        #expect(headlines(try front(workplace)).first == "Pieza 4")
    }

    @Test func anAlertHeadsThePage() async throws {
        let workplace = try workplace()
        try desk("alert: pieza-5.md", in: workplace)
        try await workplace.build()
        let page = try front(workplace)
        let alert = try #require(
            page.firstMatch(of: #/<section class="alert">[\s\S]*?<\/section>/#)
        )
        #expect(alert.output.contains("Pieza 5"))
        #expect(!headlines(page).contains("Pieza 5"))
    }

    @Test func aChoiceEndsAtItsMoment() async throws {
        let workplace = try workplace()
        try desk("lead: {article: pieza-2.md, until: 2026-11-21 08:00}", in: workplace)
        try await workplace.build()
        #expect(headlines(try front(workplace)).first == "Pieza 2")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(headlines(try front(workplace)).first == "Pieza 13")
        #expect(
            run.errors.contains(
                """
                Content/desk.yaml:1: warning: what was chosen for 'pieza-2.md' has ended
                hint: take the entry out, or give it another 'until'
                """
            )
        )
        #expect(try await workplace.build("--strict", at: "2026-11-21T07:00:00Z").code == 1)
    }

    @Test func whatNamesNothingOrStandsTwiceIsTold() async throws {
        let workplace = try workplace()
        try desk(
            """
            lead: [pieza-2.md, pieza-3.md]
            hide:
              - /n/2026/11/20/que-no-hay-abcdefghij/
              - nada.md
            """,
            in: workplace
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        for part in [
            "Content/desk.yaml:1: warning: another article has that place already, 'pieza-3.md' does not get it",
            "Content/desk.yaml:3: warning: there is no published article '/n/2026/11/20/que-no-hay-abcdefghij/'",
            "Content/desk.yaml:4: warning: there is no published article 'nada.md'",
        ] {
            #expect(run.errors.contains(part), "\(part) in \(run.errors)")
        }
        #expect(headlines(try front(workplace)).first == "Pieza 2")
        let again = try await workplace.build()
        #expect(again.errors.contains("another article has that place already"))
    }

    @Test func anArticleWithSeveralPlacesHasTheFirstAndTheOthersAreTold() async throws {
        let workplace = try workplace()
        try desk(
            """
            lead: pieza-2.md
            alert: pieza-2.md
            pin:
              - {article: pieza-2.md, place: 1}
              - {article: pieza-3.md, place: 1}
              - {article: pieza-4.md, place: 2}
            """,
            in: workplace
        )
        let run = try await workplace.build()
        for part in [
            "Content/desk.yaml:2: warning: 'pieza-2.md' leads already, and does not get the alert "
                + "too\nhint: take the alert out\n",
            "Content/desk.yaml:4: warning: 'pieza-2.md' leads already, and does not get place 1 "
                + "too\nhint: take the pin out\n",
            "Content/desk.yaml:5: warning: another article has that place already",
        ] {
            #expect(run.errors.contains(part), "\(part) in \(run.errors)")
        }
        #expect(!run.errors.contains("'pieza-4.md'"), "\(run.errors)")
        #expect(headlines(try front(workplace)).first == "Pieza 2")
    }

    @Test func anArticleThatIsPinnedTwiceIsTold() async throws {
        let workplace = try workplace()
        try desk(
            "pin: [{article: pieza-2.md, place: 1}, {article: pieza-2.md, place: 2}]",
            in: workplace
        )
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/desk.yaml:1: warning: 'pieza-2.md' stands in place 1 already, and does not "
                    + "get place 2 too\nhint: take the pin out\n"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: [
        (
            "led: pieza-1.md",
            "Content/desk.yaml:1:1: error: unknown key 'led' here\nhint: did you mean 'lead'?"
        ),
        (
            "pin: pieza-1.md",
            "Content/desk.yaml:1:6: error: the entry has no 'place'\nhint: write {article: pieza-1.md, place: …}"
        ),
        (
            "pin: {article: pieza-1.md, place: 3}",
            "Content/desk.yaml:1:35: error: there is no place 3 beside the lead\nhint: place: 1 or 2"
        ),
        (
            "lead: {until: 2026-11-22}",
            "Content/desk.yaml:1:7: error: the entry names no article\nhint: add 'article: …' with its address"
        ),
        (
            "lead: {article: pieza-1.md, until: mañana}",
            "Content/desk.yaml:1:36: error: 'until' must be a date, not 'mañana'"
        ),
        (
            "section: {article: pieza-1.md, section: Pesca}",
            "Content/desk.yaml:1:41: error: there is no section 'Pesca'\nhint: sections: politics, economy"
        ),
        (
            "retitle: {article: pieza-1.md, title: ' '}",
            "Content/desk.yaml:1:39: error: 'retitle.title' has no value\nhint: write the headline"
        ),
        ("lead: [", "Content/desk.yaml:2:1: error: YAML: did not find expected node content"),
        ("- a", "Content/desk.yaml:1:1: error: the file must be a mapping of keys and values"),
    ])
    func aMistakeIsAnErrorWithItsPlace(text: String, message: String) async throws {
        let workplace = try workplace()
        try await workplace.build()
        let before = try workplace.site().files
        try desk(text, in: workplace)
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try workplace.site().files == before)
    }

    @Test func anEmptyDeskChoosesNothing() async throws {
        let workplace = try workplace()
        try await workplace.build()
        let before = try front(workplace)
        for lines in ["# nada\nlead:\n", "# lead: otra\n", ""] {
            try desk(lines, in: workplace)
            let run = try await workplace.build()
            #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
            #expect(try front(workplace) == before)
        }
    }

    @Test func theSameIsWrittenHoweverOftenItWasBuilt() async throws {
        let workplace = try workplace(feed: true)
        try desk(
            """
            lead: pieza-2.md
            boost: {article: pieza-9.md, by: 3}
            retitle: {article: pieza-9.md, title: De otro modo}
            """,
            in: workplace
        )
        try await workplace.build()
        let first = try workplace.site().files
        try await workplace.build("--full")
        #expect(try workplace.site().files == first)
    }
}
