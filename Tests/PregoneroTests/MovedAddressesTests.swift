import Foundation
import Testing

/// What becomes of addresses that `Content/moved.txt` says have moved.
@Suite struct MovedAddressesTests {
    private func workplace(_ moves: String) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.write(moves, to: "Content/moved.txt")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        return workplace
    }

    @Test func anOldAddressLeadsToTheNewOneOnEveryServer() async throws {
        let workplace = try workplace(
            """
            # from the site before this one
            /2019/viejo.html   /noticias/
            https://example.org/antes/index.html https://example.org/2019/viejo.html
            """
        )
        let run = try await workplace.build("--quiet")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        for file in ["public/2019/viejo.html", "public/antes/index.html"] {
            let page = try workplace.read(file)
            #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=/noticias/\">"))
            #expect(
                page.contains("<link rel=\"canonical\" href=\"https://example.org/noticias/\">")
            )
        }
        let lines = "/2019/viejo.html /noticias/ 301\n/antes/ /noticias/ 301\n"
        #expect(try workplace.read("public/_redirects") == lines)
        let nginx = try workplace.read(".pregonero/server/nginx.conf")
        #expect(nginx.contains("location = \"/antes/\" {\n    return 301 \"/noticias/\";\n}\n"))
        let caddy = try workplace.read(".pregonero/server/Caddyfile")
        #expect(caddy.contains("\t\"/2019/viejo.html\" \"/noticias/\"\n"))
    }

    @Test func anAddressThatLeadsToAnAliasLeadsToTheArticleAtOnce() async throws {
        let workplace = try workplace("/2019/fuente.html /fuente/\n")
        try workplace.write(
            """
            ---
            title: La fuente
            date: 2026-11-20
            section: general
            language: es
            aliases: [/fuente/]
            ---

            Agua.
            """,
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build("--quiet")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        let article = try #require(try Self.article(in: workplace))
        #expect(
            try workplace.read("public/_redirects")
                == "/2019/fuente.html \(article) 301\n/fuente/ \(article) 301\n"
        )
        #expect(try workplace.read("public/2019/fuente.html").contains("url=\(article)\""))
    }

    /// As a browser's address bar hands it over.
    @Test func lettersWithAccentsMayBeWrittenAsAddressesSpellThem() async throws {
        let workplace = try workplace("/2019/ma%C3%B1ana/ /noticias/\n")
        #expect(try await workplace.build("--quiet").code == 0)
        #expect(workplace.exists("public/2019/mañana/index.html"))
        #expect(
            try workplace.read("public/_redirects") == "/2019/ma%C3%B1ana/ /noticias/ 301\n"
        )
    }

    /// A file system sees a folder where people see a slash with an accent.
    @Test func aMarkUponASlashIsNoAddress() async throws {
        let workplace = try workplace("/z/\u{301}/ /noticias/\n/y/\u{301}/x.jpg pictures/a.jpg\n")
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\naliases: [\"/w/\u{301}/\"]\n---\nNada.\n",
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        for place in [
            "Content/moved.txt:1: ", "Content/moved.txt:2: ", "Content/articles/uno.md:4:",
        ] {
            #expect(run.errors.contains("\(place)"), "\(run.errors)")
        }
        for folder in ["w", "y", "z"] { #expect(!workplace.exists("public/\(folder)")) }
    }

    @Test func anAddressBelowAFileIsNamedWithBothLines() async throws {
        let workplace = try workplace(
            "/2019/viejo.html /noticias/\n/2019/viejo.html/foto/ /noticias/\n"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        let expected =
            "Content/moved.txt:2: warning: '/2019/viejo.html/foto/' lies below '/2019/viejo.html' of line 1, "
            + "which is a file; the line is left out\nhint: leave one of the lines\n"
        #expect(run.errors.contains(expected), "\(run.errors)")
        #expect(workplace.exists("public/2019/viejo.html"))
    }

    @Test(arguments: ["/feed.xml", "/robots.txt", "/sw.js", "/acta.txt"])
    func anAddressBelowAFileOfTheSiteIsToldAndEndsNoBuild(file: String) async throws {
        let workplace = try workplace("\(file)/x/ /noticias/\n")
        try workplace.write("Votos", to: "Content/static/acta.txt")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let warning =
            "Content/moved.txt:1: warning: '\(file)/x/' lies below '\(file)', which is a file: only the server's "
            + "redirects lead on from it\nhint: leave out its line in moved.txt, or the alias\n"
        #expect(run.errors.contains(warning), "\(run.errors)")
        #expect(workplace.exists("public\(file)"))
        #expect(try workplace.read("public/_redirects") == "\(file)/x/ /noticias/ 301\n")
    }

    /// What would say something to a server, a browser or a shell is no address that moves.
    @Test(arguments: [
        "/a\";root/", "/a'/", "/$uri/", "/{env.HOME}/", "/{$HOME}/", "/a;b/", "/a%0Ab/", "/a%22/",
        "/a%24/", "/a%7B/", "/a\\/", "/a%2F..%2F..%2Fb/", "/../a/", "/a|b/", "/a*/", "/<a>/",
        "/a\u{202E}/", "/a%00/", "/a%/", "/a^/", "/a&b/", "/a+b/", "/a,b/", "/(a)/", "/a`b/",
    ])
    func hostileAddressesAreRefused(address: String) async throws {
        let workplace = try workplace("\(address) /noticias/\n/x/ \(address)\n")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let lines = run.errors.split(separator: "\n").filter { $0.contains("moved.txt:") }
        #expect(lines.count == 2, "\(run.errors)")
        #expect(
            lines.allSatisfy {
                $0.hasSuffix("is not the address of a page of this site; the line is left out")
            }
        )
        #expect(!workplace.exists("public/_redirects"))
    }

    @Test func anArticleThatAnotherReplacesIsMovedInsteadOfWithdrawn() async throws {
        let workplace = try workplace("")
        let text =
            "---\ntitle: La fuente\ndate: 2026-11-20\nsection: general\nlanguage: es\n---\n\nAgua.\n"
        try workplace.write(text, to: "Content/articles/uno.md")
        _ = try await workplace.build()
        let old = try #require(try Self.article(in: workplace))
        try workplace.remove("Content/articles/uno.md")
        let other = text.replacing("La fuente", with: "La fuente nueva").replacing(
            "-20",
            with: "-19"
        )
        try workplace.write(other, to: "Content/articles/dos.md")
        _ = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(try workplace.read("public\(old)index.html").contains("Noticia retirada"))
        let new = try #require(try Self.article(in: workplace, but: old))
        try workplace.write("\(old) \(new)\n", to: "Content/moved.txt")
        _ = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(try workplace.read("public\(old)index.html").contains("url=\(new)"))
        #expect(try !workplace.read("public/.htaccess").contains("RedirectMatch 410"))
    }

    private static func article(in workplace: Workplace, but other: String? = nil) throws -> String?
    {
        let files = try workplace.site().files.keys.sorted()
        return files.filter { $0.contains("la-fuente") && $0.hasSuffix("index.html") }
            .map { "/" + $0.dropLast("index.html".count).drop { $0 == "/" } }
            .first { $0 != other }
    }

    @Test func whatIsNoLongerNamedGoes() async throws {
        let workplace = try workplace("/antes/ /noticias/\n")
        _ = try await workplace.build()
        try workplace.remove("Content/moved.txt")
        _ = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(!workplace.exists("public/antes/index.html"))
        #expect(!workplace.exists("public/_redirects"))
    }

    @Test func everyWrongLineIsTold() async throws {
        let workplace = try workplace(
            """
            /antes/
            antes/ /noticias/
            /antes/?p=4 /noticias/
            /uno/ /noticias/
            /uno/ /tres/
            /a/ /b/
            /b/ /a/
            /bueno/ /noticias/
            """
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        let wanted = [
            "moved.txt:1: warning: a line has two addresses, this one 1",
            "moved.txt:2: warning: 'antes/' is not the address of a page of this site",
            "moved.txt:3: warning: '/antes/?p=4' is not the address of a page of this site",
            "moved.txt:5: warning: '/uno/' has moved in line 4 already",
            "moved.txt:6: warning: '/a/' leads back to itself",
        ]
        for line in wanted {
            let whole = "Content/\(line); the line is left out\n"
            #expect(run.errors.contains(whole), "\(line) in \(run.errors)")
        }
        #expect(run.errors.components(separatedBy: "a line has two").count == 2, "\(run.errors)")
    }

    @Test func anAddressThatLeadsNowhereIsAWarning() async throws {
        let run = try await workplace("# x\n/antes/ /nada/\n").build()
        #expect(run.code == 0)
        let warning =
            "Content/moved.txt:2: warning: '/antes/' leads to '/nada/', where no page stands\n"
        #expect(run.errors.contains(warning), "\(run.errors)")
    }

    /// As the feeds of former sites; under such a name no browser would show a page.
    @Test(arguments: ["/rss.xml", "/feed/todo.json", "/todo.rss"])
    func theFeedOfAFormerSiteLeadsOnByServersAlone(address: String) async throws {
        let workplace = try workplace("\(address) /feed.xml\n")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let warning =
            "Content/moved.txt:1: warning: '\(address)' is not called as a page is: only the server's "
            + "redirects lead on from it\n"
        #expect(run.errors.contains(warning), "\(run.errors)")
        #expect(!run.errors.contains("where no page stands"), "\(run.errors)")
        #expect(!workplace.exists("public\(address)"))
        #expect(try workplace.read("public/_redirects") == "\(address) /feed.xml 301\n")
        #expect(
            try workplace.read(".pregonero/server/nginx.conf").contains("location = \"\(address)\"")
        )
    }

    @Test func aFileOfThePortalCannotHaveMoved() async throws {
        let run = try await workplace("/sitemap.xml /noticias/\n").build()
        #expect(run.code == 1)
        let error =
            "Content/moved.txt:1: error: '/sitemap.xml' is a file of the portal: it cannot lead elsewhere\n"
            + "hint: take the line away\n"
        #expect(run.errors.contains(error), "\(run.errors)")
    }

    /// As a browser's address bar shows it.
    @Test func anAddressWithThePathOfThePortalIsToldWhatToWrite() async throws {
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://example.org/diario/")
        try workplace.write(
            "/diario/viejo/ /noticias/\n/antes/ /diario/nada/\n",
            to: "Content/moved.txt"
        )
        try workplace.write(
            "---\ntitle: Acta\naliases: [/diario/acta-vieja/]\n---\nVotos.\n",
            to: "Content/pages/acta.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        for (place, address, what) in [
            ("moved.txt:1", "/viejo/", "line"), ("pages/acta.md:3:10", "/acta-vieja/", "alias"),
        ] {
            #expect(
                run.errors.contains(
                    """
                    Content/\(place): warning: '/diario\(address)' would stand at \
                    '/diario/diario\(address)'; the \(what) is left out
                    hint: the portal stands below /diario/: write '\(address)'
                    """
                ),
                "\(run.errors)"
            )
        }
        #expect(
            run.errors.contains("hint: the portal stands below /diario/: write '/nada/'\n"),
            "\(run.errors)"
        )
        #expect(!workplace.exists("public/diario"))
    }

    @Test func anAddressThatNoFileCanHaveIsNamed() async throws {
        let long = String(repeating: "a", count: 240)
        let run = try await workplace("/\(long)/ /noticias/\n").build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("Content/moved.txt:1: warning: '/\(long)/' is not"),
            "\(run.errors)"
        )
    }

    @Test(arguments: ["/noticias/", "/feed.xml"])
    func whatStandsCannotHaveMoved(address: String) async throws {
        let workplace = try workplace("# x\n\(address) /secciones/\n/antes/ /archivo/\n")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let owner = address == "/feed.xml" ? "a feed" : "the news (es)"
        let warning =
            "Content/moved.txt:2: warning: '\(address)' is the address of \(owner); the line is left out\n"
        #expect(run.errors.contains(warning), "\(run.errors)")
        #expect(try workplace.read("public/_redirects") == "/antes/ /archivo/ 301\n")
    }

    @Test func anArticleThatStandsCannotHaveMoved() async throws {
        let workplace = try workplace("")
        _ = try await workplace.build()
        let files = try workplace.site().files.keys.filter {
            $0.hasPrefix("n/") && $0.hasSuffix("index.html")
        }
        let file = try #require(files.min())
        let path = "/\(file.dropLast("index.html".count))"
        try workplace.write("\(path) /noticias/\n", to: "Content/moved.txt")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let warning = "Content/moved.txt:1: warning: '\(path)' is the address of the article "
        #expect(run.errors.contains(warning), "\(run.errors)")
        #expect(!workplace.exists("public/_redirects"))
    }
}
