import Foundation
import Testing

/// What several sources tell of one event stands on the site as one story.
@Suite struct StorySiteTests {
    private struct News {
        let title: String
        let summary: String
        let date: String
        var id: String { title.filter { $0.isLetter && $0.isASCII } }
    }

    private static let fire = News(
        title: "Un incendio destruye el mercado de Santullano",
        summary: "Las llamas empezaron en la cocina de Casa Robustiano y dejan tres heridos leves.",
        date: "19 Nov 2026 06:00:00 GMT"
    )
    private static let wounded = News(
        title: "Tres heridos leves en el incendio del mercado de Santullano",
        summary: "El fuego empezó en la cocina de Casa Robustiano, según los bomberos.",
        date: "19 Nov 2026 08:00:00 GMT"
    )
    private static let market = News(
        title: "Fire destroys the market of Santullano",
        summary:
            "The flames began in the kitchen of Casa Robustiano and left three people injured.",
        date: "19 Nov 2026 09:00:00 GMT"
    )
    private static let bread = News(
        title: "Los panaderos suben la hogaza seis céntimos",
        summary: "La harina cuesta lo mismo que hace un año.",
        date: "19 Nov 2026 10:00:00 GMT"
    )

    private static func feed(_ news: [News]) -> String {
        let items = news.map {
            """
            <item><title>\($0.title)</title><guid isPermaLink="false">\($0.id)</guid>\
            <link>https://fuente.example/\($0.id)</link>\
            <pubDate>\($0.date)</pubDate><description>\($0.summary)</description></item>
            """
        }
        return """
            <?xml version="1.0"?><rss version="2.0"><channel><title>F</title>
            <link>https://fuente.example/</link><description>d</description>\(items.joined())
            </channel></rss>
            """
    }

    private func workplace(site: String = "", weight: Int = 0) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            """
              - {id: a, title: La Voz, kind: feed, url: a.xml, section: world, language: es}
              - {id: b, title: El Eco, kind: feed, url: b.xml, section: world, language: es, weight: \(weight)}
              - {id: c, title: The Bell, kind: feed, url: c.xml, section: world, language: en}

            """,
            site: site
        )
        try workplace.write(Self.feed([Self.fire, Self.bread]), to: "Content/a.xml")
        try workplace.write(Self.feed([Self.wounded]), to: "Content/b.xml")
        try workplace.write(Self.feed([]), to: "Content/c.xml")
        return workplace
    }

    private func path(_ news: News, in site: BuiltSite) throws -> String {
        try #require(site.pages(containing: ">\(news.title)</h1>").first { $0.contains("n/2026") })
    }

    private static let page = "historias/un-incendio-destruye-el-mercado-de-santullano-"

    private func story(_ site: BuiltSite) throws -> String {
        try #require(site.pages(containing: "Cómo se ha ido contando").first)
    }

    @Test func aStoryHasAPageAndOneCard() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let story = try story(site)
        #expect(story.hasPrefix(Self.page))
        let page = site.text(story)
        #expect(page.contains("La cuentan 2 medios"))
        #expect(page.contains("<b>La Voz</b>") && page.contains("<b>El Eco</b>"))
        #expect(page.contains("Las versiones, medio por medio"))
        // The newest stands for both, once.
        for list in ["index.html", "noticias/index.html", "secciones/mundo/index.html"] {
            let text = site.text(list)
            #expect(!text.contains(">\(Self.fire.title)</a>"), "\(list)")
            #expect(text.contains(">\(Self.wounded.title)</a>"), "\(list)")
            #expect(text.components(separatedBy: Self.wounded.title + "</a>").count == 2)
            #expect(text.contains("Se dice en <a href=\"/n/2026/11/19/un-incendio"), "\(list)")
        }
        #expect(site.text("fuentes/a/index.html").contains(">\(Self.fire.title)</a>"))
        #expect(site.text("feed.xml").contains(Self.fire.title))
        for news in [Self.fire, Self.wounded] {
            let article = site.text(try path(news, in: site))
            #expect(article.contains("<a class=\"go\" href=\"/\(story.dropLast(10))\">"))
            #expect(article.contains("También lo cuentan"))
            #expect(article.contains(#""isPartOf":{"@type":"CollectionPage""#))
        }
        #expect(!site.text(try path(Self.bread, in: site)).contains("isPartOf"))
    }

    @Test func theHeavierSourceStandsInFrontAndAnOwnArticleBeforeIt() async throws {
        let workplace = try workplace(weight: 3)
        try workplace.write(Self.feed([Self.fire]), to: "Content/b.xml")
        try workplace.write(Self.feed([Self.wounded]), to: "Content/a.xml")
        _ = try await workplace.build()
        #expect(try workplace.site().text("index.html").contains(">\(Self.fire.title)</a>"))
        try workplace.write(
            """
            ---
            title: El mercado de Santullano, la mañana después del incendio
            summary: Casa Robustiano fue el origen; hay tres heridos leves.
            date: 2026-11-19 05:00
            ---
            Texto
            """,
            to: "Content/articles/mercado.md"
        )
        #expect(try await workplace.build().code == 0)
        let front = try workplace.site().text("index.html")
        #expect(front.contains(">El mercado de Santullano, la mañana después del incendio</a>"))
        #expect(!front.contains(">\(Self.fire.title)</a>"))
    }

    @Test func languagesStandSideBySide() async throws {
        let workplace = try workplace()
        try workplace.write(Self.feed([Self.market]), to: "Content/c.xml")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let page = site.text(try story(site))
        #expect(page.contains("lang=\"en\">\(Self.market.title)</a>"))
        #expect(site.text("index.html").contains("lang=\"en\"><a href"))
        #expect(!site.pages(containing: "How it was told").isEmpty)
    }

    @Test func oneMoreWritesFewFiles() async throws {
        let workplace = try workplace()
        _ = try await workplace.build()
        let before = try workplace.site()
        let story = try story(before)
        let late = News(
            title: "El mercado de Santullano, cerrado tras el incendio",
            summary: "El fuego de Casa Robustiano dejó tres heridos leves.",
            date: "19 Nov 2026 12:00:00 GMT"
        )
        try workplace.write(Self.feed([Self.wounded, late]), to: "Content/b.xml")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let after = try workplace.site()
        #expect(after.text(story).contains(late.title))
        let changed = after.files.keys.filter { before.files[$0] != after.files[$0] }.sorted()
        #expect(changed.count <= 45, "\(changed)")
        // The page of the story, and that of the article before.
        let own = changed.filter { $0.hasPrefix("historias/") || $0.hasPrefix("en/stories/") }
        #expect(own == [story])
        #expect(changed.filter { $0.hasPrefix("n/2026") }.count <= 3)
    }

    /// Where nobody tells it in a language, it has no page in it.
    @Test func whatLeadsToAllTellersLeadsToAPageThatIsThere() async throws {
        let workplace = try workplace()
        let names = ["d", "e", "f", "g"]
        try workplace.configure(
            (["a", "b"] + names).map {
                "  - {id: \($0), title: Voz \($0), kind: feed, url: \($0).xml, section: world, language: es}\n"
            }.joined()
        )
        for (number, name) in names.enumerated() {
            let news = News(
                title: Self.wounded.title + ", versión \(number)",
                summary: Self.wounded.summary,
                date: "19 Nov 2026 0\(number):30:00 GMT"
            )
            try workplace.write(Self.feed([news]), to: "Content/\(name).xml")
        }
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let story = try story(site)
        let pages = site.pages(containing: "href=\"/\(story.dropLast(10))\"")
        #expect(pages.contains { $0.hasPrefix("en/") }, "\(story) \(pages) \(site.pages)")
        #expect(site.pages(containing: "/en/stories/") == [])
    }

    /// Only the article that stands for its story has a card that the desk could hide, rename or move.
    @Test(arguments: [
        "hide: ARTICLE", "boost: {article: ARTICLE, by: 4}",
        "retitle: {article: ARTICLE, title: Otro}",
    ])
    func theDeskHearsThatAnotherStandsForTheStory(_ choice: String) async throws {
        let workplace = try workplace()
        _ = try await workplace.build()
        let site = try workplace.site()
        let isInFront = site.text("index.html").contains(">\(Self.fire.title)</a>")
        let (leader, other) = isInFront ? (Self.fire, Self.wounded) : (Self.wounded, Self.fire)
        for (news, isTold) in [(leader, false), (other, true)] {
            let address = "/\(try path(news, in: site).dropLast(10))"
            try workplace.write(
                choice.replacing("ARTICLE", with: address) + "\n",
                to: "Content/desk.yaml"
            )
            let run = try await workplace.build()
            #expect(run.code == 0)
            let warning = "another article stands for the story of '\(address)'"
            #expect(run.errors.contains(warning) == isTold, "\(run.errors)")
        }
    }

    @Test func whatEndsLeadsOn() async throws {
        let workplace = try workplace()
        _ = try await workplace.build()
        let story = try story(try workplace.site())
        let fire = try path(Self.fire, in: workplace.site())
        try workplace.write("split: /\(fire.dropLast(10))\n", to: "Content/desk.yaml")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.text(story).contains("/\(fire.dropLast(10))"))
        #expect(site.text("_redirects").contains("/\(story.dropLast(10)) /\(fire.dropLast(10))"))
        #expect(site.text("index.html").contains(">\(Self.fire.title)</a>"))
        try workplace.remove("Content/desk.yaml")
        _ = try await workplace.build()
        #expect(try workplace.site().text(story).contains("La cuentan 2 medios"))
    }

    @Test func whatNobodyTellsInALanguageAnyMoreLeadsToAnother() async throws {
        let workplace = try workplace()
        try workplace.write(Self.feed([Self.market]), to: "Content/c.xml")
        _ = try await workplace.build()
        let before = try workplace.site()
        let spanish = try story(before)
        let english = try #require(before.pages(containing: "How it was told").first)
        let market = try path(Self.market, in: before)
        try workplace.write("split: /\(market.dropLast(10))\n", to: "Content/desk.yaml")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.text(spanish).contains("La cuentan 2 medios"))
        #expect(
            site.text("_redirects").contains(
                "/\(english.dropLast(10)) /\(spanish.dropLast(10)) 301\n"
            )
        )
        #expect(site.text(english).contains("url=/\(spanish.dropLast(10))\""))
        try workplace.remove("Content/desk.yaml")
        _ = try await workplace.build()
        #expect(try workplace.site().text(english).contains("How it was told"))
    }

    @Test func whatTheNewsroomAloneTellsCountsNobody() async throws {
        let workplace = try workplace()
        for (number, title) in ["La riada sube", "La riada baja"].enumerated() {
            try workplace.write(
                "---\ntitle: \(title)\ndate: 2026-11-1\(number)\nsection: general\n"
                    + "language: es\nstory: riada\nsummary: Lluvia \(number).\n---\n\nAgua.\n",
                to: "Content/articles/riada-\(number).md"
            )
        }
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let page = try #require(
            site.pages(containing: "Cómo se ha ido contando").first { $0.contains("riada") }
        )
        let text = site.text(page)
        #expect(text.components(separatedBy: "La riada sube</a>").count == 2)
        #expect(text.contains("<p class=\"summary\">Lluvia 0.</p>"))
        #expect(!text.contains("La cuenta") && !text.contains("medio por medio"))
    }

    @Test(arguments: [("es", false), ("pt", true)])
    func whereItIsToldFromIsSaidOfSeveralCountries(country: String, isSaid: Bool) async throws {
        let workplace = try workplace()
        let rest = "section: world, language: es, country:"
        try workplace.configure(
            """
              - {id: a, title: La Voz, kind: feed, url: a.xml, \(rest) es}
              - {id: b, title: El Eco, kind: feed, url: b.xml, \(rest) \(country)}

            """
        )
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let page = site.text(try story(site))
        #expect(page.contains("Desde dónde se cuenta") == isSaid)
    }

    @Test func aSiteWithoutStoriesHasNone() async throws {
        let workplace = try workplace(site: "  stories: off")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.pages(containing: "Cómo se ha ido contando").isEmpty)
        let front = site.text("index.html")
        #expect(front.contains(">\(Self.fire.title)</a>"))
        #expect(front.contains(">\(Self.wounded.title)</a>"))
    }

    @Test func theDeskSaysWhatItCannotFind() async throws {
        let workplace = try workplace()
        try workplace.write(
            "join: {article: /n/nada/, to: /n/nunca/}\nsplit: {article: x, note: y}\n",
            to: "Content/desk.yaml"
        )
        let run = try await workplace.build()
        #expect(run.code != 0)
        #expect(run.errors.contains("Content/desk.yaml:2:"))
        try workplace.write("join: {article: /n/nada/}\n", to: "Content/desk.yaml")
        let second = try await workplace.build()
        #expect(second.errors.contains("the entry has no 'to'"))
        #expect(second.errors.contains("write {article: /n/nada/, to: …}"))
    }
}
