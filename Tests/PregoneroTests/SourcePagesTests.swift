import Foundation
import Testing

/// The lists of sources, the news of each, and the lists of forms and of a country's sections.
@Suite struct SourcePagesTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            """
              - {id: faro, kind: feed, url: faro.xml, title: El Faro, rights: licensed, country: mx, language: es, section: economy}
              - {id: gazette, kind: feed, url: gazette.xml, title: Gazette, rights: licensed, country: gb, language: en, section: science}
              - {id: silent, kind: feed, url: silent.xml, title: Silencio, language: fr, expect: any}

            """
        )
        try workplace.write(Self.feed("faro", 1...2, category: "Deportes"), to: "Content/faro.xml")
        try workplace.write(Self.feed("gazette", 1...1), to: "Content/gazette.xml")
        try workplace.write(Self.feed("silent", []), to: "Content/silent.xml")
        return workplace
    }

    private static func feed(
        _ name: String,
        _ numbers: some Sequence<Int>,
        category: String? = nil,
        enclosure: String? = nil
    ) -> String {
        let items = numbers.map { number in
            """
            <item><title>\(name) dice \(number)</title><guid>\(name)-\(number)</guid>
            <link>https://\(name).example/\(number)</link>
            <pubDate>Sat, 21 Nov 2026 04:\(10 + number):00 GMT</pubDate>
            \(number == 1 ? category.map { "<category>\($0)</category>" } ?? "" : "")
            \(enclosure.map { "<enclosure url=\"https://\(name).example/\(number).mp3\" type=\"\($0)\" length=\"1\"/>" } ?? "")
            <description>Texto.</description></item>
            """
        }
        return
            "<rss version=\"2.0\"><channel><title>\(name)</title><link>https://\(name).example/</link>"
            + items.joined() + "</channel></rss>"
    }

    @Test func eachSourceWithNewsHasAPageThatSaysWhatItIs() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let page = try workplace.read("public/fuentes/faro/index.html")
        for text in ["El Faro", "faro dice 2", "Economía", "español", "México", "faro.example/"] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(!page.contains("gazette dice"))
        #expect(!workplace.exists("public/fuentes/silent"))
        #expect(workplace.exists("public/en/sources/faro/index.html"))
    }

    @Test("a match is to come until its day is over, with or without a new answer")
    func comingMatch() async throws {
        let workplace = try Workplace()
        let source = "  - {id: liga, kind: data, model: match, url: matches.yaml, title: La Liga}\n"
        try workplace.configure(source)
        try workplace.write(
            "- {id: uno, competition: Liga, kickoff: 2026-11-21 20:45, home: {name: Norte}, away: {name: Sur}}\n",
            to: "Content/matches.yaml"
        )
        let pages = ["", "liga/liga/", "equipo/norte/"].map { "public/partidos/\($0)index.html" }
        func areToCome() throws -> [Bool] {
            try pages.map { try workplace.read($0).contains("Próximos partidos") }
        }
        _ = try await workplace.build(at: "2026-11-21T22:59:59Z")
        #expect(try areToCome() == [true, true, true])
        _ = try await workplace.build(at: "2026-11-21T23:00:00Z")
        #expect(try areToCome() == [false, false, false])
        let stepwise = try workplace.site().files
        _ = try await workplace.build("--full", at: "2026-11-21T23:00:00Z")
        #expect(try workplace.site().files == stepwise)
    }

    /// A source of matches comes from a country, too, and one of news may have said nothing yet.
    @Test func aCountryNamesOnlySourcesWithNews() async throws {
        let workplace = try Workplace()
        let sources = """
              - {id: faro, kind: feed, url: faro.xml, title: El Faro, country: mx, language: es}
              - {id: silent, kind: feed, url: silent.xml, title: Silencio, country: mx, language: es, expect: any}
              - {id: liga, kind: data, model: match, url: matches.yaml, title: La Liga, country: mx}
              - {id: otra, kind: data, model: match, url: matches.yaml, title: Otra, country: gb}

            """
        try workplace.configure(sources)
        try workplace.write(Workplace.feed(90...91), to: "Content/faro.xml")
        try workplace.write(Self.feed("silent", []), to: "Content/silent.xml")
        try workplace.write(
            "- {id: uno, competition: Liga, kickoff: 2026-11-21 20:45, home: {name: Norte}, away: {name: Sur}}\n",
            to: "Content/matches.yaml"
        )
        #expect(try await workplace.build().code == 0)
        #expect(workplace.exists("public/partidos/index.html"))
        #expect(!workplace.exists("public/paises/gb"))
        #expect(try Self.named(of: "mx", in: workplace) == ["El Faro"])
        // What it says first is older than all that the first page shows.
        try workplace.write(Workplace.feed(1...2, title: "Silencio"), to: "Content/silent.xml")
        try workplace.write(Workplace.feed(20...91), to: "Content/faro.xml")
        #expect(try await workplace.build().code == 0)
        #expect(try Self.named(of: "mx", in: workplace) == ["El Faro", "Silencio"])
    }

    /// The sources that the page of a country names.
    private static func named(of code: String, in workplace: Workplace) throws -> [String] {
        let page = try workplace.read("public/paises/\(code)/index.html")
        let list = page.components(separatedBy: "country-sources\">").last?
            .components(separatedBy: "</ul>").first
        return (list ?? "").matches(of: #/<li><(?:a|span)[^>]*>([^<]+)</#).map { String($0.1) }
    }

    @Test func theSourcesStandInFourOrders() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let all = try workplace.read("public/fuentes/index.html")
        #expect(all.contains("El Faro") && all.contains("Gazette"))
        let headings = [
            "idioma": ["Español", "Inglés"], "categoria": ["Ciencia", "Economía"],
            "pais": ["México", "Reino Unido"],
        ]
        for (view, titles) in headings {
            let page = try workplace.read("public/fuentes/\(view)/index.html")
            let found = page.components(separatedBy: "<h2 id=\"g-").dropFirst().compactMap {
                $0.components(separatedBy: "\">").dropFirst().first?
                    .components(separatedBy: " <small").first
            }
            #expect(found == titles, "\(view)")
        }
    }

    @Test func theTitlesOfNamesakesTellThemApart() async throws {
        let workplace = try workplace()
        try workplace.configure(
            """
              - {id: faro, kind: feed, url: faro.xml, title: Voces, language: es}
              - {id: gazette, kind: feed, url: gazette.xml, title: Voces, language: en}

            """
        )
        #expect(try await workplace.build().code == 0)
        #expect(
            try workplace.read("public/fuentes/faro/index.html").contains(
                "<title>Voces (español) ·"
            )
        )
        #expect(
            try workplace.read("public/fuentes/gazette/index.html").contains(
                "<title>Voces (inglés) ·"
            )
        )
        for page in ["buscar", "ajustes"] {
            #expect(
                try workplace.read("public/\(page)/index.html").contains(
                    "<option value=\"faro\">Voces (español)</option>"
                )
            )
        }
    }

    @Test func aCountryHasAListForEachOfItsSections() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let sports = try workplace.read("public/paises/mx/deportes/index.html")
        #expect(sports.contains("faro dice 1") && !sports.contains("faro dice 2"))
        #expect(sports.contains("México: Deportes"))
        #expect(try workplace.read("public/paises/mx/index.html").contains("/paises/mx/economia/"))
        // With one section the country's own list is that list.
        #expect(!workplace.exists("public/paises/gb/ciencia"))
    }

    @Test func formsHaveListsWhereReadersHaveAChoice() async throws {
        let workplace = try workplace()
        try workplace.write(Self.feed("faro", 1...5), to: "Content/faro.xml")
        try workplace.write(
            Self.feed("gazette", 1...5, enclosure: "audio/mpeg"),
            to: "Content/gazette.xml"
        )
        try workplace.configure(
            """
              - {id: faro, kind: feed, url: faro.xml, language: es}
              - {id: gazette, kind: feed, url: gazette.xml, language: es}

            """
        )
        #expect(try await workplace.build().code == 0)
        let audio = try workplace.read("public/tipo/audio/index.html")
        #expect(audio.contains("gazette dice 1") && !audio.contains("faro dice"))
        #expect(try workplace.read("public/noticias/index.html").contains("href=\"/tipo/audio/\""))
        let all = try workplace.read("public/tipo/index.html")
        #expect(all.contains("<li><a href=\"/tipo/audio/\">Para escuchar</a></li>"))
        try workplace.write(Self.feed("gazette", 6...6), to: "Content/gazette.xml")
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().brokenLinks() == [])
    }

    @Test func fourFilesOfAFormAreTooFewForAList() async throws {
        let workplace = try workplace()
        try workplace.write(
            Self.feed("gazette", 1...4, enclosure: "video/mp4"),
            to: "Content/gazette.xml"
        )
        #expect(try await workplace.build().code == 0)
        #expect(!workplace.exists("public/tipo"))
        #expect(!workplace.exists("public/en/type"))
    }

    @Test func aNewArticleOfOneSourceLeavesTheOthersAlone() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        try workplace.write(Self.feed("faro", 1...3, category: "Deportes"), to: "Content/faro.xml")
        #expect(try await workplace.build().code == 0)
        let after = try workplace.site().files
        let gone = before.keys.filter { after[$0] == nil && !$0.hasPrefix("_s/") }
        #expect(gone == [])
        let own = "fuentes/faro/index.html"
        let hasChanged = before[own] != after[own]
        #expect(hasChanged)
        for path in [
            "fuentes/gazette/index.html", "fuentes/idioma/index.html", "paises/gb/index.html",
        ] {
            let isSame = before[path] != nil && before[path] == after[path]
            #expect(isSame, "\(path)")
        }
    }
}

/// What readers of a source said of an item.
@Suite struct ReactionTests {
    @Test func countsOfTheSourceStandInTheByline() async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: posts, kind: dummyjson-posts, url: posts.json, language: es}\n"
        )
        try workplace.write(
            """
            {"posts": [
              {"id": 1, "title": "Con votos", "body": "Texto.", "tags": ["a"],
               "reactions": {"likes": 1, "dislikes": "25"}, "views": -3},
              {"id": 2, "title": "Sin votos", "body": "Texto.", "tags": [], "reactions": 7}
            ], "total": 2, "skip": 0, "limit": 30}
            """,
            to: "Content/posts.json"
        )
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let page = try #require(site.pages(containing: "<h1>Con votos").first)
        #expect(site.text(page).contains("1 me gusta · 25 no me gusta</span> · "))
        let other = try #require(site.pages(containing: "<h1>Sin votos").first)
        #expect(!site.text(other).contains("me gusta"))
    }
}
