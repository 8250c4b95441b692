import Foundation
import Testing

/// Texts that say who they are, by `id`, and where they have been, by `aliases`.
@Suite struct TextIdentityTests {
    private static func article(
        _ head: String = "",
        title: String = "La fuente",
        date: String = "2026-11-20"
    ) -> String {
        "---\ntitle: \(title)\ndate: \(date)\nlanguage: es\n\(head)---\n\nAgua.\n"
    }

    private func workplace(_ files: [String: String] = [:]) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        for (path, text) in files { try workplace.write(text, to: "Content/\(path)") }
        return workplace
    }

    /// The addresses of what is published, by the headlines.
    private func addresses(_ workplace: Workplace) throws -> [String] {
        let site = try workplace.site()
        return site.files.keys.filter { $0.hasPrefix("n/") && $0.hasSuffix("index.html") }
            .filter { !site.text($0).contains("Noticia retirada") }
            .map { "/" + $0.dropLast("index.html".count) }.sorted()
    }

    /// The same without those that only lead elsewhere.
    private func articles(_ workplace: Workplace) throws -> [String] {
        try addresses(workplace).filter {
            try !workplace.read("public\($0)index.html").contains("http-equiv=\"refresh\"")
        }
    }

    /// Whatever else of it changes in the same step.
    @Test func aRenamedFileKeepsItsAddressWhenItsIdIsKnown() async throws {
        let workplace = try workplace(["articles/uno.md": Self.article("id: fuente\n")])
        _ = try await workplace.build()
        let before = try addresses(workplace)
        #expect(before.count == 1)
        try workplace.remove("Content/articles/uno.md")
        try workplace.write(
            Self.article("id: fuente\n", title: "Otra cosa", date: "2026-11-19"),
            to: "Content/articles/2026/dos.md"
        )
        let run = try await workplace.build("--quiet", at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(try addresses(workplace) == before)
        #expect(try workplace.read("public\(before[0])index.html").contains("Otra cosa"))
    }

    @Test func anArticleThatIsGivenAnIdOrLosesItKeepsItsAddress() async throws {
        let workplace = try workplace(["articles/uno.md": Self.article()])
        _ = try await workplace.build()
        let before = try addresses(workplace)
        try workplace.write(Self.article("id: fuente\n"), to: "Content/articles/uno.md")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(
            run.errors.contains(
                "note: the article 'uno' has the id 'fuente' now, and keeps its address"
            ),
            "\(run.errors)"
        )
        #expect(try addresses(workplace) == before)
        try workplace.write(Self.article(), to: "Content/articles/uno.md")
        _ = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(try addresses(workplace) == before)
    }

    @Test func whatCannotBeRecognisedIsToldWithTheLineToWrite() async throws {
        let workplace = try workplace(["articles/uno.md": Self.article()])
        _ = try await workplace.build()
        let before = try addresses(workplace)
        try workplace.remove("Content/articles/uno.md")
        let other = Self.article(title: "La fuente vieja", date: "2026-11-19")
        try workplace.write(other, to: "Content/articles/dos.md")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(
            run.errors.contains(
                """
                note: the article 'uno' is gone, which \(before[0]) says now; 'dos' is new
                hint: if it is the same under another name, write 'id: uno' into its head: \
                it keeps that address
                """
            ),
            "\(run.errors)"
        )
        #expect(try addresses(workplace) != before)
        try workplace.write(
            other.replacing("language:", with: "id: uno\nlanguage:"),
            to: "Content/articles/dos.md"
        )
        let next = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(
            next.errors.contains(
                "note: the article 'dos' is 'uno' again, and leads to its address"
            ),
            "\(next.errors)"
        )
        #expect(try articles(workplace) == before)
    }

    /// Whoever kept the address that it had in between is led on.
    @Test func theAddressThatAnArticleHadInBetweenLeadsToItsOldOne() async throws {
        let workplace = try workplace(["articles/n1.md": Self.article()])
        _ = try await workplace.build()
        let old = try #require(try articles(workplace).first)
        try workplace.remove("Content/articles/n1.md")
        let other = Self.article(title: "Otra cosa", date: "2026-11-19")
        try workplace.write(other, to: "Content/articles/uno.md")
        _ = try await workplace.build(at: "2026-11-21T07:00:00Z")
        let interim = try #require(try articles(workplace).first)
        #expect(interim != old)
        try workplace.write(
            other.replacing("language:", with: "id: n1\nlanguage:"),
            to: "Content/articles/uno.md"
        )
        for clock in ["2026-11-21T08:00:00Z", "2026-11-21T09:00:00Z"] {
            _ = try await workplace.build(at: clock)
            #expect(try articles(workplace) == [old])
            #expect(try workplace.read("public\(interim)index.html").contains("url=\(old)"))
            #expect(try workplace.read("public/_redirects") == "\(interim) \(old) 301\n")
        }
        try workplace.write(other, to: "Content/articles/uno.md")
        _ = try await workplace.build(at: "2026-11-21T10:00:00Z")
        #expect(try articles(workplace) == [interim])
    }

    @Test func whatIsGoneIsNotTakenForSomethingElseThatIsNew() async throws {
        let workplace = try workplace([
            "articles/n1.md": Self.article(), "pages/pleno.md": "---\ntitle: Pleno\n---\nVotos.\n",
            "articles/n2.md": Self.article(title: "El puente se cierra"),
        ])
        _ = try await workplace.build()
        for name in ["articles/n1", "articles/n2", "pages/pleno"] {
            try workplace.remove("Content/\(name).md")
        }
        try workplace.write(
            Self.article(title: "Cierra el puente viejo", date: "2026-11-21"),
            to: "Content/articles/n3.md"
        )
        try workplace.write("---\ntitle: Tarifas\n---\n", to: "Content/pages/tarifas.md")
        let run = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        let gone = run.errors.split(separator: "\n").filter { $0.hasPrefix("note: the article ") }
        #expect(gone.count == 2, "\(run.errors)")
        #expect(gone.first?.hasSuffix(" says now") == true, "\(run.errors)")
        #expect(gone.last?.contains("'n2' is gone, ") == true, "\(run.errors)")
        #expect(gone.last?.hasSuffix(" says now; 'n3' is new") == true, "\(run.errors)")
        #expect(run.errors.components(separatedBy: "'id: ").count == 2, "\(run.errors)")
        #expect(
            run.errors.contains(
                "note: the page /pleno/ of Content/pages/pleno.md is no longer there\n"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("aliases: [/pleno/]"), "\(run.errors)")
    }

    /// What was published stays where it is while its head cannot be read.
    @Test func aTextWithAnIdAndAMistakeStaysPublished() async throws {
        let workplace = try workplace(["articles/uno.md": Self.article("id: fuente\n")])
        _ = try await workplace.build()
        let before = try addresses(workplace)
        try workplace.write(
            Self.article("id: fuente\ntitle: otra\n"),
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.errors.contains("the key 'title' stands twice"), "\(run.errors)")
        #expect(try addresses(workplace) == before)
    }

    @Test func twoTextsWithOneIdAreTold() async throws {
        let workplace = try workplace([
            "articles/uno.md": Self.article("id: fuente\n"),
            "articles/dos.md": Self.article("id: fuente\n", title: "Otra"),
            "articles/fuente.md": Self.article(title: "Tercera"),
            "pages/a.md": "---\ntitle: A\nid: uno\n---\n",
            "pages/b.md": "---\ntitle: B\nid: uno\n---\n",
        ])
        let run = try await workplace.build()
        #expect(run.code == 0)
        for (file, other) in [
            ("articles/fuente.md:1:1", "articles/dos.md"),
            ("articles/uno.md:5:5", "articles/dos.md"),
        ] {
            #expect(
                run.errors.contains(
                    """
                    Content/\(file): warning: 'fuente' is the id of Content/\(other) already; \
                    the file is left out until it is mended
                    hint: write another 'id' in one of the two
                    """
                ),
                "\(run.errors)"
            )
        }
        #expect(run.errors.contains("Content/pages/b.md:3:5: warning: 'uno' is the id of"))
        #expect(try addresses(workplace).count == 1)
        #expect(try await workplace.build("--strict").code != 0)
    }

    @Test(arguments: [
        ("[a, b]", "the id must be text, not a list"),
        ("{a: b}", "the id must be text, not a group of keys"),
        ("true", "the id must be text, not true or false"),
        ("2026-11-20", "the id must be text, not a date"),
        ("''", "the id must be one line of at most 200 characters"),
        ("\"a\\nb\"", "the id must be one line of at most 200 characters"),
    ])
    func anIdIsText(value: String, message: String) async throws {
        let workplace = try workplace(["articles/uno.md": Self.article("id: \(value)\n")])
        let run = try await workplace.build()
        #expect(
            run.errors.contains("Content/articles/uno.md:5:5: warning: \(message); the file"),
            "\(run.errors)"
        )
    }

    @Test func theIdOfAPageIsItsAddressWhateverTheFileIsCalled() async throws {
        let workplace = try workplace(["pages/x1.md": "---\ntitle: Pleno\nid: pleno\n---\nVotos.\n"]
        )
        _ = try await workplace.build()
        #expect(try workplace.read("public/pleno/index.html").contains("Votos."))
        let run = try await {
            try workplace.write(
                "---\ntitle: Pleno\nid: El Pleno\n---\n",
                to: "Content/pages/x1.md"
            )
            return try await workplace.build()
        }()
        #expect(
            run.errors.contains(
                """
                Content/pages/x1.md:3:5: warning: 'El Pleno' is no address; what was published of it \
                stays until it is mended
                hint: lower-case letters, digits and hyphens only, or write a 'slug' beside it
                """
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: [("slug", "3:7", ""), ("id", "3:5", ", or write a 'slug' beside it")])
    func anAddressThatIsTooLongIsToldItsLimit(key: String, place: String, more: String) async throws
    {
        let long = String(repeating: "a-b-", count: 16) + "c"
        let workplace = try workplace(["pages/x.md": "---\ntitle: X\n\(key): \(long)\n---\n"])
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                """
                Content/pages/x.md:\(place): warning: '\(long)' is no address; the file is left out \
                until it is mended
                hint: at most 60 characters; it has 65\(more)
                """
            ),
            "\(run.errors)"
        )
    }

    @Test func aPageWhoseFileIsRenamedIsToldWithTheLineToWrite() async throws {
        let workplace = try workplace(["pages/pleno.md": "---\ntitle: Pleno\n---\nVotos.\n"])
        _ = try await workplace.build()
        try workplace.remove("Content/pages/pleno.md")
        try workplace.write("---\ntitle: Pleno\n---\nVotos.\n", to: "Content/pages/acta.md")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(
            run.errors.contains(
                """
                Content/pages/acta.md: note: the page /pleno/ of Content/pages/pleno.md is no longer \
                there; /acta/ is new
                hint: if it is the same page, write 'aliases: [/pleno/]' into its head, or give it the \
                old address by 'slug'
                """
            ),
            "\(run.errors)"
        )
        try workplace.write(
            "---\ntitle: Pleno\naliases: [/pleno/]\n---\nVotos.\n",
            to: "Content/pages/acta.md"
        )
        let next = try await workplace.build("--quiet", at: "2026-11-21T08:00:00Z")
        #expect(next.code == 0 && next.errors.isEmpty, "\(next.errors)")
        #expect(try workplace.read("public/pleno/index.html").contains("url=/acta/"))
    }

    @Test func aliasesLeadToTheTextOnEveryServer() async throws {
        let workplace = try workplace([
            "articles/uno.md": Self.article(
                "aliases: [/2019/viejo.html, 'https://example.org/antes/']\n"
            ),
            "pages/acta.md": "+++\ntitle = \"Acta\"\naliases = [\"/pleno/\"]\n+++\nVotos.\n",
        ])
        let run = try await workplace.build("--quiet")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        let path = try #require(try addresses(workplace).first)
        for file in ["public/2019/viejo.html", "public/antes/index.html"] {
            #expect(try workplace.read(file).contains("content=\"0; url=\(path)\""))
        }
        #expect(
            try workplace.read("public/_redirects")
                == "/2019/viejo.html \(path) 301\n/antes/ \(path) 301\n/pleno/ /acta/ 301\n"
        )
    }

    /// The tombstone gives way to what says where the article is.
    @Test func anAliasMayBeWhereAnArticleWas() async throws {
        let workplace = try workplace(["articles/uno.md": Self.article()])
        _ = try await workplace.build()
        let old = try addresses(workplace)[0]
        try workplace.remove("Content/articles/uno.md")
        try workplace.write(
            Self.article("aliases: \(old)\n", title: "Otra", date: "2026-11-19"),
            to: "Content/articles/dos.md"
        )
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.read("public\(old)index.html").contains("http-equiv=\"refresh\""))
    }

    /// As pictures below articles had them in WordPress.
    @Test func anAliasBelowAFileIsLeftOutAndTold() async throws {
        let workplace = try workplace([
            "moved.txt": "/2018/nota.html/foto/ /acta/\n",
            "pages/acta.md": "---\ntitle: Acta\n---\nVotos.\n",
            "articles/uno.md": Self.article(
                "aliases: [/2019/viejo.html/foto/, /2019/viejo.html, /feed.xml/a/, /2018/nota.html]\n"
            ),
        ])
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        for (alias, other) in [
            ("/2019/viejo.html/foto/", "/2019/viejo.html"), ("/feed.xml/a/", "/feed.xml"),
            ("/2018/nota.html", "/2018/nota.html/foto/"),
        ] {
            let warning =
                "Content/articles/uno.md:5: warning: '\(alias)' cannot stand beside '\(other)', "
                + "since a file is no folder; the alias is left out\n"
            #expect(run.errors.contains(warning), "\(run.errors)")
        }
        #expect(workplace.exists("public/2019/viejo.html"))
        #expect(workplace.exists("public/2018/nota.html/foto/index.html"))
    }

    @Test(arguments: ["/viejo.html", "/dir/", "/viejo.html/foto/"])
    func anAliasInThePlaceOfAFileIsLeftOutAndTold(alias: String) async throws {
        let workplace = try workplace([
            "static/viejo.html": "<p>Como era", "static/dir/index.html": "<p>Como era",
            "articles/uno.md": Self.article("aliases: [\(alias)]\n"),
        ])
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let warning =
            "Content/articles/uno.md:5:10: warning: a file of Content/static stands in the place of '\(alias)'; "
            + "the alias is left out\nhint: leave it out, or give the file another name\n"
        #expect(run.errors.contains(warning), "\(run.errors)")
        #expect(try workplace.read("public/viejo.html") == "<p>Como era")
        #expect(try workplace.read("public/dir/index.html") == "<p>Como era")
    }

    @Test func anAliasThatIsNoneOrIsTakenIsLeftOutAndTold() async throws {
        let workplace = try workplace([
            "articles/uno.md": Self.article(
                "aliases: ['https://otra.example/a/', /b, '/c/?d', /noticias/, /pleno/, /libre/]\n"
            ),
            "articles/x.md": Self.article("aliases: [/libre/]\n", title: "Otra"),
            "pages/pleno.md": "---\ntitle: Pleno\n---\n",
        ])
        let run = try await workplace.build()
        #expect(run.code == 0)
        for address in ["https://otra.example/a/", "/c/?d"] {
            #expect(
                run.errors.contains(
                    """
                    Content/articles/uno.md:5:10: warning: '\(address)' is not the address of a page of \
                    this site; the alias is left out
                    hint: write it from the site's root, without a query: /2019/old.html or /old/
                    """
                ),
                "\(run.errors)"
            )
        }
        for (file, address, owner) in [
            ("uno", "/pleno/", "Content/pages/pleno.md"),
            ("x", "/libre/", "an alias of Content/articles/uno.md"),
        ] {
            #expect(
                run.errors.contains(
                    """
                    Content/articles/\(file).md:5: warning: '\(address)' is the address of \(owner) \
                    already; the alias is left out
                    hint: leave it out, or give one of the two another address
                    """
                ),
                "\(run.errors)"
            )
        }
        #expect(run.errors.contains("warning: '/noticias/' is the address of "))
        #expect(try workplace.read("public/pleno/index.html").contains("<h1>Pleno</h1>"))
        #expect(workplace.exists("public/b/index.html"))
    }

    /// Links, the desk and pinned pieces name files; those of an article with an id are found too.
    @Test func aFileWithAnIdIsFoundByItsNameAndById() async throws {
        let workplace = try workplace([
            "articles/uno.md": Self.article("id: fuente\n"),
            "articles/dos.md": Self.article(title: "Otra").replacing(
                "Agua.",
                with: "[la fuente](uno.md)"
            ),
            "desk.yaml": "retitle:\n  - {article: uno.md, title: Por archivo}\nhide: fuente\n",
        ])
        let run = try await workplace.build("--quiet")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        let path = try #require(try addresses(workplace).first { $0.contains("fuente") })
        #expect(try workplace.site().text("index.html").contains("Otra"))
        let other = try #require(try addresses(workplace).first { $0 != path })
        #expect(try workplace.read("public\(other)index.html").contains("href=\"\(path)\""))
    }
}
