import Foundation
import Testing

@testable import pregonero

/// What `init` and `new article` give a new editor.
@Suite struct StarterSiteTests {
    @Test func aNewSiteBuildsAtOnce() async throws {
        let workplace = try Workplace()
        #expect(try await workplace.run("init").code == 0)
        let run = try await workplace.build("--offline")
        #expect(run.code == 0)
        let site = try workplace.site()
        #expect(site.brokenLinks() == [])
        #expect(!site.pages(containing: "La plaza vuelve a tener pregonero").isEmpty)
        #expect(!site.pages(containing: "Una muestra: así se ve").isEmpty)
    }

    /// What nobody has filled in is published nowhere.
    @Test(arguments: StarterWords.all.map(\.language))
    func privacyAndImprintAreDrafts(language: String) async throws {
        let words = try #require(StarterWords.all.first { $0.language == language })
        let workplace = try Workplace()
        let run = try await workplace.run("init", "--language", language)
        #expect(run.code == 0)
        let pages = [words.privacy.name, words.imprint.name]
        #expect(
            run.lastLine
                == "before it is published: fill in what stands in brackets in Content/pages/\(pages[0]).md "
                + "and Content/pages/\(pages[1]).md, and remove their 'draft' lines"
        )
        #expect(try await workplace.build("--offline").code == 0)
        for page in pages { #expect(!workplace.exists("public/\(page)/index.html"), "\(page)") }
        #expect(try await workplace.build("--offline", "--drafts").code == 0)
        let texts = try pages.map { try workplace.read("public/\($0)/index.html") }
        #expect(texts.allSatisfy { $0.contains("[") && $0.contains("]") })
        // All that the theme keeps in a browser is named.
        let stores = try String(
            contentsOf: Workplace.repository.appending(path: "Templates/assets/stores.js"),
            encoding: .utf8
        )
        let names = stores.matches(of: /'(pregonero[^']*)'/).map { String($0.output.1) }
        #expect(names.count == 8)
        for name in names { #expect(texts[0].contains(name), "\(name)") }
    }

    @Test func initNeverOverwrites() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let before = try workplace.read("Content/site.yaml")
        let run = try await workplace.run("init")
        #expect(run.code == 2)
        #expect(run.lastLine.hasSuffix("Content/site.yaml is there already; nothing was changed"))
        #expect(try workplace.read("Content/site.yaml") == before)
    }

    /// A half site would be taken for one, and could not be begun again.
    @Test func aSiteThatCannotBeWrittenLeavesNothing() async throws {
        let workplace = try Workplace()
        try workplace.write("x", to: "Templates")
        let run = try await workplace.run("init")
        #expect(run.code == 1)
        #expect(run.errors.contains(".txt: the file cannot be written: "), "\(run.errors)")
        #expect(!workplace.exists("Content"))
        try await workplace.shell("rm Templates")
        #expect(try await workplace.run("init").code == 0)
        #expect(try workplace.read("Content/site.yaml").contains("title"))
        let left = try await workplace.shell("find . -name '*.pregonero-new'")
        #expect(left.output == "")
    }

    @Test func anArticleThatCannotBeWrittenSaysWhy() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("x", to: "Content/articles")
        let run = try await workplace.run("new", "article", "Hola", "--clock", Workplace.clock)
        #expect(run.code == 1)
        #expect(
            run.lastLine
                == "error: Content/articles/2026-11-21-hola.md: the file cannot be written: "
                + "Not a directory"
        )
    }

    @Test func initMakesTheNamedFolder() async throws {
        let workplace = try Workplace()
        #expect(try await workplace.run("init", "mi portal").code == 0)
        #expect(try await workplace.run("build", "-C", "mi portal", "--offline").code == 0)
        #expect(workplace.exists("mi portal/public/index.html"))
    }

    @Test func aNewArticleIsADraftUntilItsLineGoes() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await workplace.run(
            "new",
            "article",
            "El \"río\" vuelve",
            "--section",
            "environment",
            "--clock",
            Workplace.clock
        )
        #expect(run.code == 0)
        #expect(run.output.hasSuffix("Content/articles/2026-11-21-el-rio-vuelve.md\n"))
        let path = "Content/articles/2026-11-21-el-rio-vuelve.md"
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        #expect(try workplace.site().pages(containing: "vuelve") == [])
        #expect(try await workplace.build("--drafts", at: "2026-11-21T07:00:00Z").code == 0)
        #expect(try !workplace.site().pages(containing: "El &quot;río&quot; vuelve").isEmpty)
        try workplace.write(
            try workplace.read(path).replacing("draft: true\n", with: ""),
            to: path
        )
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        #expect(try !workplace.site().pages(containing: "El &quot;río&quot; vuelve").isEmpty)
    }

    @Test func aNewArticleSaysItsLanguageAndWhoWritesIt() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await workplace.shell(
            "pregonero new article 'A mill' --language en --author 'Ana \"Nita\" Gil' --clock \(Workplace.clock)"
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try workplace.read("Content/articles/2026-11-21-a-mill.md") == """
                ---
                title: "A mill"
                date: 2026-11-21 07:00
                section: politics
                language: en
                author: "Ana \\"Nita\\" Gil"
                summary: ""
                draft: true
                ---


                """
        )
        let refused = try await workplace.run("new", "article", "Uno", "--language", "xx")
        #expect(refused.code == 2)
        #expect(
            refused.lastLine == "error: 'xx' is no language of the site; known: es, en",
            "\(refused.errors)"
        )
    }

    @Test func aNewPageIsADraftInItsLanguage() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await workplace.run(
            "new",
            "page",
            "Who we are",
            "--language",
            "en",
            "--key",
            "about"
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.hasSuffix("Content/pages/who-we-are.md\n"))
        let path = "Content/pages/who-we-are.md"
        #expect(try await workplace.build().code == 0)
        #expect(!workplace.exists("public/en/who-we-are/index.html"))
        let text = try workplace.read(path).replacing("draft: true\n", with: "")
        try workplace.write(text + "Texto\n", to: path)
        #expect(try await workplace.build("--strict").code == 0)
        #expect(workplace.exists("public/en/who-we-are/index.html"))
        #expect(
            try await workplace.run("new", "page", "Who we are").lastLine.hasSuffix(
                "is there already"
            )
        )
        #expect(try await workplace.run("new", "page", "  ").code == 2)
    }

    @Test func aKeyThatAPageOfTheLanguageHasIsRefused() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let head = "---\ntitle: Acerca\nkey: about\n---\n"
        try workplace.write(head, to: "Content/pages/acerca.md")
        let run = try await workplace.run("new", "page", "Otra", "--key", "about")
        #expect(run.code == 2)
        #expect(
            run.lastLine
                == "error: --key: 'about' is the key of Content/pages/acerca.md in 'es' already"
        )
        let english = ["new", "page", "About", "--language", "en", "--key", "about"]
        #expect(try await workplace.start(english).finished().code == 0)
    }

    @Test func aNewArticleOfAnUnknownSectionIsRefused() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await workplace.run("new", "article", "Uno", "--section", "sprots")
        #expect(run.code == 2)
        #expect(
            run.lastLine.hasPrefix(
                "error: there is no section 'sprots'; did you mean 'sports'? known: politics, "
            )
        )
    }

    @Test func configPrintsWhatIsInForceAndNoSecret() async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: newsapi, country: us, key: \"${env:PREGONERO_TEST_KEY}\"}\n"
        )
        let run = try await workplace.run(
            "config",
            environment: ["PREGONERO_TEST_KEY": "hush-4711"]
        )
        #expect(run.code == 0)
        #expect(run.output.contains("timeZone: Europe/Madrid"))
        #expect(run.output.contains("maxBytes: 16777216"))
        #expect(!run.output.contains("hush-4711"))
    }
}
