import Testing

/// A paper of Hugo, whose folders are its sections, becomes one of the newsroom's own.
@Suite struct ImportHugoTests {
    /// A paper whose folders are its sections.
    private func paper() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            """
            baseURL: https://example.org/
            pagination: {pagerSize: 2}
            menus:
              main:
                - {name: Fiestas, pageRef: /fiestas}
                - {identifier: fuera, url: "https://otro.example/"}
            """,
            to: "hugo/hugo.yaml"
        )
        for (name, head) in [
            ("fiestas/uno", "tags: [agua]"), ("fiestas/dos", "tags: [agua]"),
            ("fiestas/tres", "categories: [Toros]"), ("fiestas/cuatro", "tags: [agua]"),
            ("mar-y-playa/uno", "x: y"), ("posts/uno", "x: y"), ("2021/uno", "x: y"),
            ("cine/uno", "categories: [Toros]"),
        ] {
            try workplace.write(
                "---\ntitle: \(name)\ndate: 2021-03-04\n\(head)\n---\n\nTexto.\n",
                to: "hugo/content/\(name).md"
            )
        }
        try workplace.write(
            "---\ntitle: Fiestas y ferias\naliases: [/ferias/]\n---\n\nDe todo el año.\n",
            to: "hugo/content/fiestas/_index.md"
        )
        try workplace.write(
            "---\ntitle: Mar\nmenu: footer\n---\n",
            to: "hugo/content/mar-y-playa/_index.md"
        )
        try workplace.write(
            "---\ntitle: Acerca\nmenu: {main: {weight: 2}, footer: {name: Pie}}\n---\n\nHola.\n",
            to: "hugo/content/acerca.md"
        )
        return workplace
    }

    @Test("Folders of Hugo are sections, and their lists lead there with all of their pages")
    func hugoSections() async throws {
        let workplace = try paper()
        let run = try await workplace.run("import", "hugo", "hugo")
        #expect(run.code == 0, "\(run.errors)")
        let configuration = try workplace.read("Content/site.yaml")
        for line in [
            #"{id: "fiestas", title: "Fiestas y ferias", slug: "fiestas"}"#,
            #"{id: "mar-y-playa", title: "Mar", slug: "mar-y-playa"}"#,
            #"{id: "toros", title: "Toros", slug: "toros"}"#,
        ] {
            #expect(configuration.contains(line), "\(line) in \(configuration)")
        }
        // Folders of all articles, of a year, and one in which every text names a category.
        for name in ["posts", "2021", "cine"] {
            #expect(!configuration.contains("id: \"\(name)\""), "\(configuration)")
        }
        for (file, section) in [
            ("uno-3", "fiestas"), ("tres", "toros"), ("uno-4", "mar-y-playa"),
        ] {
            let text = try workplace.read("Content/articles/2021/2021-03-04-\(file).md")
            #expect(text.contains("\nsection: \"\(section)\"\n"), "\(text)")
        }
        let moves = try workplace.read("Content/moved.txt").split(separator: "\n")
        for line in [
            "/fiestas/ /secciones/fiestas/", "/fiestas/page/2/ /secciones/fiestas/",
            "/ferias/ /secciones/fiestas/", "/mar-y-playa/ /secciones/mar-y-playa/",
            "/categories/toros/ /secciones/toros/", "/tags/agua/page/2/ /temas/agua/",
            "/posts/ /noticias/", "/cine/ /noticias/", "/2021/ /noticias/",
        ] {
            #expect(moves.contains(line[...]), "\(line) in \(moves)")
        }
        #expect(!moves.contains { $0.hasPrefix("/fiestas/page/3/") }, "\(moves)")
        let text = "sections here have no text of their own"
        #expect(
            run.errors.contains(
                "content/fiestas/_index.md: it is the head of a section; \(text)"
            )
        )
        #expect(!run.errors.contains("mar-y-playa/_index.md"), "\(run.errors)")
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0, "\(built.errors)")
        let site = try workplace.site()
        #expect(
            ImportFixture.answer(to: "/fiestas/page/2/", in: site)?.contains("fiestas/uno") == true
        )
        let again = try await workplace.run("import", "hugo", "hugo")
        #expect(again.errors.contains(" 0 files written"), "\(again.errors)")
        #expect(try workplace.read("Content/site.yaml") == configuration)
    }

    @Test("Feeds of the lists of Hugo have rules that lead to those of the lists here")
    func hugoFeeds() async throws {
        let workplace = try paper()
        #expect(try await workplace.run("import", "hugo", "hugo").code == 0)
        let folder = "imports/hugo-example-org"
        let rules = try workplace.read("\(folder)/_redirects").split(separator: "\n")
        #expect(
            rules.sorted() == [
                "/2021/index.xml /feed.xml 301",
                "/categories/toros/index.xml /secciones/toros/feed.xml 301",
                "/cine/index.xml /feed.xml 301",
                "/fiestas/index.xml /secciones/fiestas/feed.xml 301",
                "/index.xml /feed.xml 301",
                "/mar-y-playa/index.xml /secciones/mar-y-playa/feed.xml 301",
                "/posts/index.xml /feed.xml 301",
                "/tags/agua/index.xml /temas/agua/feed.xml 301",
            ]
        )
        let report = try workplace.read("\(folder)/report.md")
        for line in [
            "- 0 old addresses that nothing answers\n",
            "- 8 old addresses that only the server can answer\n",
            "\n- 8 addresses of feeds: a file cannot answer them. ",
        ] {
            #expect(report.contains(line), "\(report)")
        }
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0, "\(built.errors)")
        let site = try workplace.site()
        for rule in rules {
            let target = rule.split(separator: " ")[1].dropFirst()
            #expect(site.files[String(target)] != nil, "\(rule)")
        }
    }

    @Test("Menus of Hugo are told with what stood in them")
    func hugoMenus() async throws {
        let run = try await paper().run("import", "hugo", "hugo")
        for line in [
            "the menu 'main': Fiestas (/fiestas), fuera (https://otro.example/), Acerca (/acerca/)",
            "the menu 'footer': Pie (/acerca/), Mar (/mar-y-playa/)",
        ] {
            #expect(run.errors.contains(line), "\(run.errors)")
        }
    }

    @Test("Translations of articles share a key, by the names of their files or by a key there")
    func hugoTranslations() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            """
            baseURL: https://example.org/
            defaultContentLanguage: es
            languages: {es: {weight: 1}, en: {weight: 2}}
            """,
            to: "hugo/hugo.yaml"
        )
        for (name, head) in [
            ("uno/index.md", "x: y"), ("uno/index.en.md", "x: y"),
            ("dos.md", "translationKey: par"), ("two.en.md", "translationKey: par"),
            ("tres.md", "x: y"),
        ] {
            try workplace.write(
                "---\ntitle: T\ndate: 2021-03-04\n\(head)\n---\n\nTexto.\n",
                to: "hugo/content/posts/\(name)"
            )
        }
        let run = try await workplace.run("import", "hugo", "hugo")
        #expect(run.code == 0, "\(run.errors)")
        for (file, key) in [
            ("uno", "posts/uno"), ("uno.en", "posts/uno"), ("dos", "par"), ("two.en", "par"),
            ("tres", "posts/tres"),
        ] {
            let text = try workplace.read("Content/articles/2021/2021-03-04-\(file).md")
            #expect(text.contains("\nkey: \"\(key)\"\n"), "\(text)")
        }
        let report = try workplace.read("imports/hugo-example-org/report.md")
        #expect(report.contains("- 2 articles are there in several languages; "), "\(report)")
    }

    @Test("What Markdown there has beside this one is written in its signs, and the rest is told")
    func hugoMarkdown() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("baseURL: https://example.org/\n", to: "hugo/hugo.yaml")
        try workplace.write(
            "---\ntitle: T\ndate: 2021-03-04\n---\n\nFaro\n: Una torre\n{.nota}\n\n$$a$$\n",
            to: "hugo/content/posts/uno.md"
        )
        let run = try await workplace.run("import", "hugo", "hugo")
        let file = "Content/articles/2021/2021-03-04-uno.md"
        let text = try workplace.read(file)
        #expect(text.hasSuffix("---\n\n**Faro**\n\n- Una torre\n\n$$a$$\n"), "\(text)")
        #expect(run.errors.contains("\(file): no place for formulas: 1"), "\(run.errors)")
    }
}
