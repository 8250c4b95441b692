import Foundation
import Testing

/// Whoever writes for the newsroom has a page with all pieces; those whom feeds name where the site wants it.
@Suite struct AuthorsTests {
    private func workplace(site: String = "", _ sources: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(sources, site: site)
        return workplace
    }

    private func article(_ name: String, _ author: String, _ workplace: Workplace) throws {
        try workplace.write(
            "---\ntitle: Título \(name)\ndate: 2026-11-20\n\(author)\n---\nTexto\n",
            to: "Content/articles/\(name).md"
        )
    }

    @Test func eachHasAPageThatTellsWhoItIs() async throws {
        let workplace = try workplace()
        try workplace.write(
            """
            ---
            name: Ana Soto
            portrait: pictures/ana.svg
            role: Cronista
            town: Olmos
            links: [https://social.example/@ana, javascript:alert(1)]
            fediverse: "@ana@social.example"
            otherNames: [A. Soto]
            ---
            Escribe *de noche*.
            """,
            to: "Content/authors/ana.md"
        )
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9\"/></svg>",
            to: "Content/pictures/ana.svg"
        )
        try article("uno", "author: [ana, Luis Vera]", workplace)
        try article("dos", "author: A. Soto", workplace)
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/authors/ana.md:6:8: warning: 'javascript:alert(1)' is no address of the web"
            ),
            "\(run.errors)"
        )
        let site = try workplace.site()
        let page = site.text("autores/ana/index.html")
        for part in [
            "<h1>Ana Soto</h1>", "Cronista · Olmos", "<em>de noche</em>", "Título uno",
            "Título dos", "rel=\"me noopener external\"", "\"jobTitle\":\"Cronista\"",
            "\"@type\":\"ProfilePage\"", "\"sameAs\":[\"https://social.example/@ana\"]",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains("javascript:alert"))
        #expect(site.text("autores/luis-vera/index.html").contains("Título uno"))
        #expect(site.text("autores/ana/feed.xml").contains("Título dos"))
        let both = site.text(try #require(site.pages(containing: ">Título uno</h1>").first))
        #expect(
            both.contains(
                "Por <a rel=\"author\" href=\"/autores/ana/\">Ana Soto</a> y "
                    + "<a rel=\"author\" href=\"/autores/luis-vera/\">Luis Vera</a>"
            )
        )
        #expect(both.contains("<meta name=\"fediverse:creator\" content=\"@ana@social.example\">"))
        #expect(both.contains("\"author\":[{\"@type\":\"Person\",\"name\":\"Ana Soto\""))
        #expect(site.text("feed.xml").contains("<dc:creator>Ana Soto</dc:creator>"))
        #expect(site.text("atom.xml").contains("<name>Luis Vera</name>"))
    }

    @Test func anIDThatIsTakenOrUnknownIsTold() async throws {
        let workplace = try workplace()
        try workplace.write("---\nname: Ana\n---\n", to: "Content/authors/ana-soto.md")
        try workplace.write("---\nname: Otra\n---\n", to: "Content/authors/antes/ana-soto.md")
        try workplace.write("---\nname: Mal\n---\n", to: "Content/authors/Mal Nombre.md")
        try article("uno", "author: ana-sotto", workplace)
        let run = try await workplace.build()
        #expect(run.code == 0)
        for part in [
            "Content/authors/antes/ana-soto.md: warning: Content/authors/ana-soto.md has the id 'ana-soto' in 'es' too",
            "Content/authors/Mal Nombre.md: warning: 'Mal Nombre' is no address",
            "Content/articles/uno.md:4:9: warning: there is no author 'ana-sotto'",
            "did you mean 'ana-soto'?",
        ] {
            #expect(run.errors.contains(part), "\(part) in \(run.errors)")
        }
        #expect(try workplace.site().text("autores/ana-soto/index.html").contains("<h1>Ana</h1>"))
    }

    @Test func whatIsBegunAndNotFilledInIsNotShown() async throws {
        let workplace = try workplace()
        let run = try await workplace.run("new", "author", "Ana Soto")
        #expect(run.code == 0, "\(run.errors)")
        try article("uno", "author: ana-soto", workplace)
        #expect(try await workplace.build().code == 0)
        let page = try workplace.site().text("autores/ana-soto/index.html")
        #expect(page.contains("<h1>Ana Soto</h1>"))
        for part in ["profile__place", "jobTitle", "homeLocation"] {
            #expect(!page.contains(part), "\(part)")
        }
    }

    @Test(arguments: ["---\nname: Ana Soto\nrole: Jefa: ya\n---\n", "", " \n"])
    func aFileWithAMistakeLeavesWhatWasShown(text: String) async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\nname: Ana Soto\nrole: Cronista\n---\nEscribe.\n",
            to: "Content/authors/ana.md"
        )
        try article("uno", "author: ana", workplace)
        #expect(try await workplace.build().code == 0)
        try workplace.write(text, to: "Content/authors/ana.md")
        // The second build finds it as the first one left it.
        for _ in 0..<2 {
            let run = try await workplace.build("--full")
            #expect(run.code == 0)
            #expect(
                run.errors.contains("Content/authors/ana.md")
                    && run.errors.contains("; what was published of it stays until it is mended\n"),
                "\(run.errors)"
            )
            let page = try workplace.site().text("autores/ana/index.html")
            #expect(page.contains("<h1>Ana Soto</h1>") && page.contains("Cronista"))
        }
        try workplace.write("---\nname: Ana Vera\n---\n", to: "Content/authors/ana.md")
        #expect(try await workplace.build().code == 0)
        let page = try workplace.site().text("autores/ana/index.html")
        #expect(page.contains("<h1>Ana Vera</h1>") && !page.contains("Cronista"))
    }

    @Test func ofWhatStaysOfAFileWithAMistakeNothingElseIsTold() async throws {
        let workplace = try workplace()
        try workplace.write("---\nrole: Jefa\n---\n", to: "Content/authors/ana-gil.md")
        try article("uno", "author: Ana Gil", workplace)
        #expect(try await workplace.build().errors.contains("the author has no name"))
        try workplace.write("", to: "Content/authors/ana-gil.md")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/authors/ana-gil.md: warning: it is empty; "
                    + "what was published of it stays until it is mended\n"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("the author has no name"), "\(run.errors)")
    }

    @Test func oneWithoutANameIsToldAndCalledAsArticlesWriteIt() async throws {
        let workplace = try workplace()
        try workplace.write("---\nrole: Jefa\n---\n", to: "Content/authors/ana-gil.md")
        try workplace.write("---\nrole: Jefe\n---\n", to: "Content/authors/luis.md")
        try workplace.write(
            "---\nname: Luis\nrole: Chief\n---\n",
            to: "Content/authors/luis.en.md"
        )
        try article("uno", "author: Ana Gil", workplace)
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                """
                Content/authors/ana-gil.md: warning: the author has no name, and is called as \
                articles write it, else 'ana-gil'
                hint: add 'name: …' to its head
                """
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("Content/authors/luis"), "\(run.errors)")
        let site = try workplace.site()
        #expect(site.text("autores/ana-gil/index.html").contains("<h1>Ana Gil</h1>"))
        let page = site.text(try #require(site.pages(containing: ">Título uno</h1>").first))
        #expect(page.contains(">Ana Gil</a>"))
    }

    @Test func quotesThatAreNoneOfYAMLAreTold() async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\nname: “Ana Gil”\notherNames: Gil, Ana\n---\n",
            to: "Content/authors/ana-gil.md"
        )
        try article("uno", "author: «Pedro Ruiz»\ntags: [„Agua“, '«Uno» y «dos»']", workplace)
        let run = try await workplace.build()
        #expect(run.code == 0)
        for (place, name) in [
            ("authors/ana-gil.md:2:7", "“Ana Gil”"), ("articles/uno.md:4:9", "«Pedro Ruiz»"),
            ("articles/uno.md:5:7", "„Agua“"),
        ] {
            let bare = name.dropFirst().dropLast()
            #expect(
                run.errors.contains(
                    """
                    Content/\(place): warning: the quotes of '\(name)' are part of the name: \
                    YAML does not know them
                    hint: write \(bare), or "\(bare)"
                    """
                ),
                "\(run.errors)"
            )
        }
        #expect(run.errors.contains("ana-gil.md:3:13: warning: 'Gil, Ana' counts as one name"))
        #expect(!run.errors.contains("«Uno»"), "\(run.errors)")
    }

    @Test func oneWhoseNameIsEmptyIsCalledAsTheFile() async throws {
        let workplace = try workplace()
        try workplace.write("---\nname: \"\"\n---\n", to: "Content/authors/ana.md")
        try article("uno", "author: ana", workplace)
        #expect(try await workplace.build().code == 0)
        let page = try workplace.site().text("autores/ana/index.html")
        #expect(page.contains("<h1>ana</h1>") && page.contains("<title>Artículos de ana"))
    }

    @Test(arguments: [("own", false), ("all", true)])
    func thoseOfFeedsHavePagesWhereTheSiteSaysSo(authors: String, isListed: Bool) async throws {
        let workplace = try workplace(
            site: "  authors: \(authors)",
            "  - {id: fuente, kind: feed, url: feed.xml, section: world, language: es}\n"
        )
        try workplace.write(
            """
            <?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <channel><title>F</title><link>https://f.example/</link><description>d</description>
            <item><title>De fuera</title><guid>https://f.example/1</guid><dc:creator>Ana Soto</dc:creator>
            <pubDate>Thu, 19 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>
            """,
            to: "Content/feed.xml"
        )
        try article("uno", "author: Luis", workplace)
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.files.keys.contains("autores/ana-soto/index.html") == isListed)
        #expect(site.files.keys.contains("autores/luis/index.html"))
        let page = site.text(try #require(site.pages(containing: ">De fuera</h1>").first))
        #expect(page.contains("rel=\"author\"") == isListed)
        #expect(page.contains("Por") && page.contains("Ana Soto"))
    }

    /// Who writes in one language only has no page in the others.
    @Test func machinesAreLedToThePageThatThereIs() async throws {
        let workplace = try workplace()
        try article("uno", "author: Owen\nlanguage: en", workplace)
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let url = "\"url\":\"https://example.org/en/authors/owen/\""
        #expect(!site.files.keys.contains("autores/owen/index.html"))
        #expect(site.text("en/authors/owen/index.html").contains("\"name\":\"Owen\",\(url)"))
        let page = site.text(try #require(site.pages(containing: ">Título uno</h1>").first))
        #expect(page.contains("\"name\":\"Owen\",\(url)"))
    }

    @Test func aNewNameIsShownEverywhere() async throws {
        let workplace = try workplace()
        try workplace.write("---\nname: Ana\n---\n", to: "Content/authors/ana.md")
        try article("uno", "author: ana", workplace)
        try await workplace.build()
        try workplace.write("---\nname: Ana Soto\n---\n", to: "Content/authors/ana.md")
        try await workplace.build()
        let incremental = try workplace.site().files
        #expect(try workplace.site().text("feed.xml").contains("<dc:creator>Ana Soto<"))
        try await workplace.build("--full")
        #expect(try workplace.site().files == incremental)
    }

    @Test func authorsAndTopicsAreBegun() async throws {
        let workplace = try workplace()
        let author = try await workplace.run("new", "author", "Ana Soto")
        #expect(author.code == 0 && author.output.contains("Content/authors/ana-soto.md"))
        let topic = try await workplace.run("new", "topic", "Water", "--language", "en")
        #expect(topic.code == 0 && topic.output.contains("Content/topics/water.en.md"))
        #expect(try await workplace.run("new", "author", "Ana Soto").code == 2)
        try article("uno", "author: ana-soto\ntags: [water]", workplace)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.site().text("autores/ana-soto/index.html").contains("Ana Soto"))
    }

    /// Each makes a page, which names all of them.
    @Test func anArticleHasAHundredAtMost() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let names = (1...120).map { "Autor \($0)" }.joined(separator: ", ")
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\nauthor: [\(names)]\n---\nNada.\n",
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains("uno.md:4:9: warning: the article has 120 of them; those behind"),
            "\(run.errors)"
        )
        let site = try workplace.site()
        #expect(!site.pages(containing: "Autor 100").isEmpty)
        #expect(site.pages(containing: "Autor 101").isEmpty)
    }
}
