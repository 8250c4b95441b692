import Foundation
import Testing

/// Sites of Hugo and Jekyll become those of the newsroom.
@Suite struct ImportFolderTests {
    private func workplace(_ name: String, at address: String) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(baseURL: address)
        try FileManager.default.copyItem(
            at: ImportFixture.file(name),
            to: workplace.folder.appending(path: name)
        )
        return workplace
    }

    @Test("Every address of a Hugo site answers")
    func hugoAddresses() async throws {
        let workplace = try workplace("hugo", at: "https://la-red.example/blog/")
        let run = try await workplace.run("import", "hugo", "hugo")
        #expect(run.code == 0, "\(run.errors)")
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0 && built.warningCount == 1, "\(built.errors)")
        let site = try workplace.site()
        #expect(site.brokenLinks(prefix: "/blog") == [])
        let expected = [
            ("/2021/03/el-barco/", "El barco «Ñu»"), ("/viejo-barco/", "El barco «Ñu»"),
            ("/2021/03/otro-barco/", "El barco «Ñu»"),
            ("/especial/segundo.html", "El segundo"),
            ("/en/2021/04/the-second/", "The second"), ("/notas/el-barco/", "Misma palabra"),
            ("/about/", "Quiénes somos"), ("/en/about/", "About us"),
            ("/nosotros/", "Quiénes somos"),
            ("/tags/mar/", "Mar"), ("/tags/pesca/", "Pesca"), ("/categories/puerto/", "Puerto"),
            ("/posts/", "El segundo"), ("/tags/", "Pesca"), ("/categories/", "Puerto"),
        ]
        for (address, words) in expected {
            let page = ImportFixture.answer(to: address, in: site, prefix: "/blog")
            #expect(page?.contains(words) == true, "\(address) → \(page?.prefix(200) ?? "nothing")")
        }
        for file in ["papeles/plan.pdf", "images/muelle.png", "2021/03/el-barco/barco.png"] {
            #expect(site.files[file] != nil, "\(file)")
        }
        for line in [
            "content/posts/borrador.md: it is a draft",
            "content/posts/rota.md: its head cannot be read",
            "the folder 'data'", "the shortcode 'galeria'", "the shortcode 'aviso'",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
    }

    @Test(
        "What is no UTF-8 is read all the same, a date that is none costs no article, and both are told"
    )
    func doubts() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("baseURL: https://example.org/\n", to: "hugo/config.yaml")
        try workplace.write(
            Array("---\ntitle: La ma".utf8) + [0xF1]
                + Array(
                    "ana\ndate: el martes\naliases: [/\(String(repeating: "x", count: 240))/]\n---\n\nTexto.\n"
                        .utf8
                ),
            to: "hugo/content/posts/uno.md"
        )
        let run = try await workplace.run("import", "hugo", "hugo")
        #expect(run.code == 0, "\(run.errors)")
        let file = "Content/articles/undated/uno.md"
        #expect(try workplace.read(file).contains("title: \"La mañana\""))
        for line in [
            "\(file): line 2: it is no UTF-8, and was read as windows-1252",
            "\(file): 'el martes' is no date; it has no date now",
        ] {
            #expect(run.errors.contains(line), "\(run.errors)")
        }
        let built = try await workplace.build("--offline")
        #expect(built.code == 0, "\(built.errors)")
    }

    @Test("Texts of Hugo keep their pictures, links and shortcodes")
    func hugoTexts() async throws {
        let workplace = try workplace("hugo", at: "https://la-red.example/blog/")
        #expect(try await workplace.run("import", "hugo", "hugo").code == 0)
        #expect(
            try workplace.read("Content/articles/2021/2021-03-04-el-barco-2.md") == """
                ---
                title: "El barco «Ñu»"
                id: "hugo/content/posts/barco/index.md"
                date: 2021-03-04T08:30:00Z
                updated: 2021-03-04T23:00:00Z
                section: "puerto"
                language: es
                key: "posts/barco"
                author: ["Ana Soto"]
                tags: ["Mar", "Pesca"]
                summary: "Llega un barco"
                picture: "pictures/posts/barco/barco.png"
                alt: "Un barco"
                aliases: ["/2021/03/el-barco/", "/viejo-barco/", "/2021/03/otro-barco/"]
                ---

                Llega hoy.

                ![El barco](pictures/posts/barco/barco.png "Al alba")

                ![Muelle](pictures/images/muelle.png) y ![otra](pictures/posts/barco/barco.png "Dos veces")

                {{< video "https://www.youtube.com/watch?v=dQw4w9WgXcQ" >}}

                Más en [el segundo](articles/2021/2021-03-04-segundo.md), en [about](pages/about.md), [relativo](articles/2021/2021-03-04-segundo.md) y [fuera](https://otro.example/).

                ```go
                fmt.Println("{{< no >}}")
                ```

                ## Título

                \\{{< galeria carpeta="x" >}}

                Con **cuidado**

                ```
                {{< figure src="x" >}}
                ```

                """
        )
        let again = try await workplace.run("import", "hugo", "hugo")
        #expect(again.errors.contains(" 0 files written"), "\(again.errors)")
    }

    @Test("Texts of Hugo come out by their date of publication, and end when they end there")
    func hugoTimes() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("baseURL: https://example.org/\n", to: "hugo/hugo.yaml")
        for (name, head) in [
            ("posts/espera", "publishDate: 2026-12-24T09:00:00Z"),
            ("posts/vive", "expiryDate: 2099-01-01T00:00:00Z"),
            ("posts/caduco", "expiryDate: 2026-11-02T00:00:00Z"),
            ("pronto", "publishDate: 2026-12-24T09:00:00Z"),
            ("siempre", "expiryDate: 2099-01-01T00:00:00Z"),
        ] {
            try workplace.write(
                "---\ntitle: \(name)\ndate: 2026-11-01T09:00:00Z\n\(head)\n---\n\nTexto.\n",
                to: "hugo/content/\(name).md"
            )
        }
        let run = try await workplace.run("import", "hugo", "hugo", "--clock", Workplace.clock)
        #expect(run.code == 0, "\(run.errors)")
        for line in [
            "content/posts/caduco.md: it has expired",
            "content/pronto.md: it is a page dated ahead, and pages here do not wait",
            "its end, 2099-01-01T00:00:00Z: pages here do not expire",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
        let waiting = try workplace.read("Content/articles/2026/2026-12-24-espera.md")
        #expect(waiting.contains("\ndate: 2026-12-24T09:00:00Z\n"), "\(waiting)")
        let living = try workplace.read("Content/articles/2026/2026-11-01-vive.md")
        #expect(living.contains("\nexpires: 2099-01-01T00:00:00Z\n"), "\(living)")
        #expect(try await workplace.build("--offline", "--quiet").code == 0)
        let site = try workplace.site()
        #expect(ImportFixture.answer(to: "/posts/vive/", in: site)?.contains("Texto.") == true)
        #expect(site.files["siempre/index.html"] != nil && site.files["pronto/index.html"] == nil)
        #expect(!site.files.keys.contains { $0.contains("espera") })
    }

    @Test("Languages of Hugo may have folders of their own")
    func hugoLanguages() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            """
            baseURL: https://example.org/
            defaultContentLanguage: es
            defaultContentLanguageInSubdir: true
            uglyURLs: true
            languages:
              es: {contentDir: content/es}
              en: {contentDir: content/en}
            """,
            to: "hugo/config/_default/hugo.yaml"
        )
        let head = "---\ntitle: T\ndate: 2021-03-04\n---\n\n"
        try workplace.write(head + "Uno, [dos](dos.md).", to: "hugo/content/es/n/uno.md")
        try workplace.write(head + "Dos.", to: "hugo/content/es/n/dos.md")
        try workplace.write(head + "One, [two](dos.md).", to: "hugo/content/en/n/uno.md")
        try workplace.write(head + "Two.", to: "hugo/content/en/n/dos.md")
        let run = try await workplace.run("import", "hugo", "hugo")
        #expect(run.code == 0, "\(run.errors)")
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0 && built.errors.isEmpty, "\(built.errors)")
        let site = try workplace.site()
        for (address, words) in [
            ("/es/n/uno.html", "Uno"), ("/es/n/dos.html", "Dos"), ("/en/n/uno.html", "One"),
            ("/en/n/dos.html", "Two"),
        ] {
            let page = ImportFixture.answer(to: address, in: site)
            #expect(page?.contains(words) == true, "\(address) → \(page?.prefix(200) ?? "nothing")")
        }
        let text = try workplace.read("Content/articles/2021/2021-03-04-uno.en.md")
        #expect(text.hasSuffix("One, [two](articles/2021/2021-03-04-dos.en.md).\n"), "\(text)")
    }

    @Test("A collection of Jekyll whose texts have dates is a section")
    func jekyllSections() async throws {
        let workplace = try workplace("jekyll", at: "https://molino.example/")
        #expect(try await workplace.run("import", "jekyll", "jekyll").code == 0)
        let news = try workplace.read("Content/articles/2019/2019-07-01-migas.md")
        #expect(news.contains("\nsection: \"recetas\"\n"), "\(news)")
    }

    @Test("Files beside texts, former addresses and lists of Hugo stand where Hugo has them")
    func hugoPlaces() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            """
            baseURL: https://example.org/
            permalinks: {posts: "/:year/:month/:slug/"}
            taxonomies: {tag: tags, category: categories, serie: series, author: authors}
            """,
            to: "hugo/hugo.yaml"
        )
        try workplace.write(
            """
            ---
            title: Uno
            date: 2020-02-01
            tags: ["C++", "Dos mares"]
            series: [Mar]
            authors: [Ana]
            aliases: [rel, ../arriba/, /fijo]
            ---

            [Plan](doc.pdf)
            """,
            to: "hugo/content/posts/uno/index.md"
        )
        try workplace.write("%PDF", to: "hugo/content/posts/uno/doc.pdf")
        let run = try await workplace.run("import", "hugo", "hugo")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains("the taxonomy 'series' of 1 text, and its lists at /series/"),
            "\(run.errors)"
        )
        let text = try workplace.read("Content/articles/2020/2020-02-01-uno.md")
        #expect(
            text.contains(
                #"aliases: ["/2020/02/uno/", "/2020/02/rel/", "/2020/arriba/", "/fijo/"]"#
            ),
            "\(text)"
        )
        #expect(text.contains("[Plan](2020/02/uno/doc.pdf)"), "\(text)")
        #expect(workplace.exists("Content/static/2020/02/uno/doc.pdf"))
        let moves = try workplace.read("Content/moved.txt")
        for start in ["/tags/dos-mares/ ", "/tags/ ", "/authors/ana/ "] {
            #expect(moves.contains(start), "\(start) in \(moves)")
        }
        let rules = try workplace.read("imports/hugo-example-org/_redirects")
        #expect(rules.contains("/tags/c++ "), "\(rules)")
    }

    @Test("Every address of a Jekyll site answers")
    func jekyll() async throws {
        let workplace = try workplace("jekyll", at: "https://molino.example/")
        let run = try await workplace.run("import", "jekyll", "jekyll")
        #expect(run.code == 0, "\(run.errors)")
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0 && built.errors.isEmpty, "\(built.errors)")
        let site = try workplace.site()
        #expect(site.brokenLinks() == [])
        let expected = [
            ("/local/obras/2019/02/03/vuelve-el-molino/", "Vuelve: el molino"),
            ("/molino.html", "Vuelve: el molino"),
            ("/2019/molino/", "Vuelve: el molino"), ("/especial/2019/el-otro/", "El otro"),
            ("/local/2019/02/05/fiesta/", "Fiesta"), ("/acerca/", "Somos el molino"),
            ("/recetas/dulces/pan/", "Pan de molino"), ("/pan.html", "Pan de molino"),
            ("/recetas/migas/", "Migas"), ("/obra-2019/noria/", "La noria"),
        ]
        for (address, words) in expected {
            let page = ImportFixture.answer(to: address, in: site)
            #expect(page?.contains(words) == true, "\(address) → \(page?.prefix(200) ?? "nothing")")
        }
        #expect(site.files["assets/molino.png"] != nil)
        let news = try workplace.read("Content/articles/2019/2019-07-01-migas.md")
        #expect(news.contains("[el pan](pages/pan.md)"), "\(news)")
        let text = try workplace.read("Content/articles/2019/2019-02-03-vuelve-el-molino.md")
        #expect(
            text.hasSuffix(
                """
                tags: ["obras", "molino", "agua"]
                picture: "pictures/assets/molino.png"
                aliases: ["/local/obras/2019/02/03/vuelve-el-molino/", "/molino.html", "/2019/molino/"]
                ---

                El molino vuelve. Véase [el otro](articles/2019/2019-02-04-el-otro.md) y [la página](pages/acerca.md).

                ![El molino](pictures/assets/molino.png)

                ```ruby
                puts "{{ hola }}"
                ```

                {{< video "https://www.youtube.com/watch?v=dQw4w9WgXcQ" >}}

                {{ tal cual }}

                \\{\\{ site.tiempo }} [sitio](pages/acerca.md)

                """
            ),
            "\(text)"
        )
        #expect(
            try workplace.read("Content/articles/2019/2019-02-04-el-otro.md").hasSuffix(
                "Otro, con `{{ x }}` en código.\n"
            )
        )
        for line in [
            "_drafts/idea.md: it is a draft", "2019-02-06-no.md: it is not published",
            "viejo.md: it sends on to /acerca/",
            "the tag 'for'", "the value 'site.tiempo'", "the folder '_data'",
            "the collection 'equipo': it has no pages of its own there",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
    }

    @Test("A time zone that there is not is told, and dates are taken in the portal's")
    func jekyllWithoutZone() async throws {
        let workplace = try workplace("jekyll", at: "https://molino.example/")
        let settings = try workplace.read("jekyll/_config.yml")
        try workplace.write(
            settings.replacing("timezone: Europe/Madrid", with: "timezone: BST"),
            to: "jekyll/_config.yml"
        )
        let run = try await workplace.run("import", "jekyll", "jekyll")
        #expect(run.code == 0, "\(run.errors)")
        let told = "the 'timezone' of _config.yml: there is no zone 'BST'; dates are taken in "
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    @Test("Links out of the folder are refused and told, links within it are followed")
    func links() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("%PDF secreto", to: "fuera/secreto.pdf")
        try workplace.write("---\ntitle: Secreto\n---\nsecreto\n", to: "fuera/secreto.md")
        let head = "---\ntitle: T\ndate: 2021-03-04\n---\n\n"
        try workplace.write("baseURL: https://example.org/\n", to: "hugo/hugo.yaml")
        try workplace.write(
            head + "[a](/papeles/a.pdf) [b](/papeles/b.pdf) [c](c.pdf)\n",
            to: "hugo/content/posts/uno/index.md"
        )
        try workplace.write("%PDF dentro", to: "hugo/papeles/b.pdf")
        try workplace.write(head + "Dentro\n", to: "hugo/otros/dos.md")
        try workplace.link("hugo/content/posts/uno/c.pdf", to: "../../../../fuera/secreto.pdf")
        try workplace.link("hugo/content/posts/secreto.md", to: "../../../fuera/secreto.md")
        try workplace.link("hugo/content/posts/vuelta", to: "../posts")
        try workplace.link("hugo/content/fuera", to: "../../fuera")
        try workplace.link("hugo/content/otros", to: "../otros")
        try workplace.link("hugo/static/papeles", to: "../papeles")
        try workplace.link("hugo/papeles/a.pdf", to: "../../fuera/secreto.pdf")
        try workplace.write("title: A\nurl: https://example.org\n", to: "jekyll/_config.yml")
        try workplace.link("jekyll/_posts/2020-01-01-s.md", to: "../../fuera/secreto.md")
        for name in ["hugo", "jekyll"] {
            let run = try await workplace.run("import", name, name)
            #expect(run.code == 0, "\(run.errors)")
            let outside = "it leads out of the folder"
            let lines =
                name == "jekyll"
                ? ["_posts/2020-01-01-s.md: \(outside)"]
                : [
                    "content/posts/uno/c.pdf: \(outside)", "content/posts/secreto.md: \(outside)",
                    "content/fuera: \(outside)", "papeles/a.pdf: \(outside)",
                    "content/posts/vuelta: it leads back",
                ]
            for line in lines { #expect(run.errors.contains(line), "\(line) in \(run.errors)") }
        }
        let tree = try ImportFixture.tree(of: workplace)
        for (name, data) in tree {
            #expect(!String(decoding: data, as: UTF8.self).contains("secreto\n"), "\(name)")
            #expect(!String(decoding: data, as: UTF8.self).contains("%PDF secreto"), "\(name)")
        }
        #expect(tree["Content/static/papeles/b.pdf"] != nil)
        #expect(tree["Content/articles/2021/2021-03-04-dos.md"] != nil)
    }

    @Test("A copy of the files gives nothing from outside of it")
    func linkedMedia() async throws {
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://a.example/")
        try workplace.write("%PDF secreto", to: "secreto.pdf")
        try workplace.link("copia/a.pdf", to: "../secreto.pdf")
        try workplace.write(
            #"{"data":{"posts":[{"id":"1","title":"T","slug":"t","html":"<a href='/content/files/a.pdf'>a</a>"}]}}"#,
            to: "ghost.json"
        )
        let run = try await workplace.run("import", "ghost", "ghost.json", "--media", "copia")
        #expect(run.errors.contains("a.pdf: it leads out of the folder"), "\(run.errors)")
        #expect(!workplace.exists("Content/static/content/files/a.pdf"))
    }

    @Test("Links to headings lead to them; a day that is none is told")
    func headings() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let head = "---\ntitle: T\n---\n\n"
        try workplace.write(
            "url: https://example.org\npermalink: pretty\n",
            to: "jekyll/_config.yml"
        )
        try workplace.write(
            head + "[a](/2020/01/02/dos/#título) [b](/2020/01/02/dos/#nada)\n",
            to: "jekyll/_posts/2020-01-01-uno.md"
        )
        try workplace.write(head + "## Título\n\nx\n", to: "jekyll/_posts/2020-01-02-dos.md")
        try workplace.write(head + "x\n", to: "jekyll/_posts/2020-02-30-mal.md")
        let run = try await workplace.run("import", "jekyll", "jekyll")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains("no place for its day: 2020-02-30 stands in no calendar"),
            "\(run.errors)"
        )
        let text = try workplace.read("Content/articles/2020/2020-01-01-uno.md")
        let file = "articles/2020/2020-01-02-dos.md"
        #expect(text.hasSuffix("[a](\(file)#titulo) [b](\(file))\n"), "\(text)")
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0 && !built.errors.contains("#"), "\(built.errors)")
    }

    @Test("A folder that is no such site is refused in words", arguments: ["hugo", "jekyll"])
    func none(_ program: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await workplace.run("import", program, "Content")
        #expect(run.code == 2)
        #expect(run.errors.contains("error: Content: this is no site of"), "\(run.errors)")
    }
}

extension Workplace.Run {
    var warningCount: Int { errors.components(separatedBy: ": warning: ").count - 1 }
}
