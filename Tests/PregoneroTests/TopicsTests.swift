import Foundation
import Testing

/// The tags of the newsroom's articles make topics, each with a page and feeds in every language that has articles of it.
@Suite struct TopicsTests {
    private func workplace(_ sources: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(sources)
        return workplace
    }

    private func article(
        _ name: String,
        _ head: String,
        language: String = "es",
        _ workplace: Workplace
    ) throws {
        try workplace.write(
            """
            ---
            title: Título \(name)
            date: 2026-11-20 10:00
            language: \(language)
            \(head)
            ---
            Texto
            """,
            to: "Content/articles/\(name).md"
        )
    }

    private static let feed = """
        <?xml version="1.0"?><rss version="2.0"><channel><title>Fuente</title>
        <link>https://fuente.example/</link><description>d</description>
        <item><title>Del caudal</title><guid>https://fuente.example/1</guid>
        <pubDate>Thu, 19 Nov 2026 10:00:00 GMT</pubDate><category>Rivers</category></item>
        <item><title>De otra cosa</title><guid>https://fuente.example/2</guid>
        <pubDate>Thu, 19 Nov 2026 11:00:00 GMT</pubDate><category>Cine</category></item>
        </channel></rss>
        """

    @Test func eachTagHasAPageAndFeeds() async throws {
        let workplace = try workplace()
        try article("uno", "tags: [Agua, Ríos]", workplace)
        try article("dos", "tags: agua", workplace)
        try article("tres", "tags: [Agua]", language: "en", workplace)
        let run = try await workplace.build()
        #expect(run.code == 0)
        let site = try workplace.site()
        let page = site.text("temas/agua/index.html")
        #expect(page.contains("Título uno") && page.contains("Título dos"))
        #expect(!page.contains("Título tres"))
        #expect(site.text("en/topics/agua/index.html").contains("Título tres"))
        #expect(site.text("temas/agua/feed.xml").contains("Título uno"))
        #expect(site.text("temas/rios/index.html").contains("<h1>Ríos</h1>"))
        #expect(site.text("temas/index.html").contains("href=\"/temas/agua/\""))
        let written = site.text(try #require(site.pages(containing: ">Título uno</h1>").first))
        #expect(written.contains("<a rel=\"tag\" href=\"/temas/rios/\">Ríos</a>"))
    }

    @Test func aFileTellsOfATopicAndGathersOtherNames() async throws {
        let workplace = try workplace(
            "  - {id: fuente, kind: feed, url: feed.xml, section: world, language: es}\n"
        )
        try workplace.write(Self.feed, to: "Content/feed.xml")
        try article("uno", "tags: [rios]", workplace)
        try article("dos", "section: world", workplace)
        try workplace.write(
            """
            ---
            name: Los ríos
            summary: Todo lo que corre.
            synonyms: [Rivers]
            pinned: [dos.md, nada.md]
            ---
            Lo que dice **la redacción**.
            """,
            to: "Content/topics/rios.md"
        )
        try workplace.write("---\nname: The rivers\n---\n", to: "Content/topics/rios.en.md")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/topics/rios.md:5: warning: there is no published article 'nada.md'"
            )
        )
        let site = try workplace.site()
        let page = site.text("temas/rios/index.html")
        for part in [
            "<h1>Los ríos</h1>", "Todo lo que corre.", "<strong>la redacción</strong>",
            "Del caudal", "Título uno", "Título dos", "id=\"pinned\"",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains("De otra cosa"))
        #expect(site.text("en/topics/rios/index.html").contains("<h1>The rivers</h1>"))
        let feedPage = site.text(try #require(site.pages(containing: ">Del caudal</h1>").first))
        #expect(feedPage.contains("<a rel=\"tag\" href=\"/temas/rios/\">Los ríos</a>"))
        let other = site.text(try #require(site.pages(containing: ">De otra cosa</h1>").first))
        #expect(other.contains("<li>Cine</li>"))
    }

    @Test func anotherNameThatHasAFileOfItsOwnIsTold() async throws {
        let workplace = try workplace()
        try article("uno", "tags: [Ríos]", workplace)
        try workplace.write(
            "---\nname: Agua\nsynonyms: [Ríos, Mar]\n---\n",
            to: "Content/topics/agua.md"
        )
        try workplace.write("---\nname: Los ríos\n---\n", to: "Content/topics/rios.md")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/topics/agua.md: warning: 'Ríos' is a name of Content/topics/rios.md already, "
                    + "and stays one of that alone"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("'Mar'"))
    }

    @Test func oddTagsAreToldAndLoseNothingElse() async throws {
        let workplace = try workplace()
        let long = String(repeating: "x", count: 300)
        try article("a", "tags: [Agua, \(long)]", workplace)
        try article("b", "tags: [AGUA, مياه, C++, \"\"]", workplace)
        let run = try await workplace.build()
        #expect(run.code == 0)
        for part in [
            "Content/articles/a.md:5:7: warning: 'xxxxxxxxxxxxxxxxxxxxxxxx…' has 300 characters",
            "Content/articles/b.md:5:7: warning: the tag 'AGUA' is 'Agua' in Content/articles/a.md",
            "Content/articles/b.md:5:7: warning: 'مياه' has no letter that an address can spell",
        ] {
            #expect(run.errors.contains(part), "\(part) in \(run.errors)")
        }
        let site = try workplace.site()
        let page = site.text("temas/agua/index.html")
        #expect(page.contains("Título a") && page.contains("Título b"))
        #expect(site.pages(containing: "<h1>C++</h1>").count == 1)
        #expect(site.pages(containing: "<h1>مياه</h1>").count == 1)
    }

    @Test func aTextWithACommaIsToldWhereAListIsMeant() async throws {
        let workplace = try workplace()
        try article("a", "tags: agua, luz\nauthor: Ana Gil, Pedro Ruiz", workplace)
        try article("b", "tags: [\"agua, luz\"]\nauthor: Gil, Ana", workplace)
        try workplace.write("---\nname: Gil, Ana\n---\n", to: "Content/authors/gil-ana.md")
        let run = try await workplace.build()
        #expect(run.code == 0)
        for (place, text) in [("5:7", "agua, luz"), ("6:9", "Ana Gil, Pedro Ruiz")] {
            #expect(
                run.errors.contains(
                    """
                    Content/articles/a.md:\(place): warning: '\(text)' counts as one name
                    hint: write several as a list, [\(text)], and one with a comma as ["\(text)"]
                    """
                ),
                "\(run.errors)"
            )
        }
        #expect(!run.errors.contains("Content/articles/b.md"), "\(run.errors)")
    }

    @Test func aTopicOfWhichNobodySaysTheNameIsTold() async throws {
        let workplace = try workplace()
        try article("uno", "tags: [Ríos]", workplace)
        try workplace.write(
            "---\nsummary: Cauces\nsynonyms: arroyos, pozos\n---\n",
            to: "Content/topics/rios.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        for words in [
            "Content/topics/rios.md: warning: the topic has no name",
            "Content/topics/rios.md:3:11: warning: 'arroyos, pozos' counts as one name",
        ] {
            #expect(run.errors.contains(words), "\(run.errors)")
        }
        #expect(try workplace.site().text("temas/rios/index.html").contains("<h1>Ríos</h1>"))
    }

    @Test func whatTheFileSaysChangesThePages() async throws {
        let workplace = try workplace()
        try article("uno", "tags: [rios]", workplace)
        try workplace.write("---\nname: Ríos\n---\n", to: "Content/topics/rios.md")
        try await workplace.build()
        try workplace.write("---\nname: Cauces\n---\n", to: "Content/topics/rios.md")
        try await workplace.build()
        let site = try workplace.site()
        #expect(site.text("temas/rios/index.html").contains("<h1>Cauces</h1>"))
        let written = site.text(try #require(site.pages(containing: ">Título uno</h1>").first))
        #expect(written.contains(">Cauces</a>"))
        let once = try workplace.site("public")
        try await workplace.build("--full")
        #expect(try workplace.site().files == once.files)
    }
}
