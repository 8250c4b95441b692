import Foundation
import Publishing
import Testing

/// What a site is told about servers, slots and protection, from its files to its pages.
@Suite struct PublishingSiteTests {
    private func workplace(site: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: licensed, country: es}\n",
            site: site
        )
        return workplace
    }

    @Test func aSlotStandsOnItsPagesAndOpensThePolicyForItsHostAlone() async throws {
        let workplace = try workplace(site: "  slots: {allow: [count.example]}\n")
        try workplace.write(
            "---\ntitle: Privacidad\nslug: privacidad\nlanguage: es\nkey: privacy\n---\n\nNada.\n",
            to: "Content/pages/privacidad.md"
        )
        try workplace.write(
            "<p>Al pie de {{shell.siteTitle}}</p>\n"
                + "<script src=\"https://count.example/count.js\" defer></script>\n",
            to: "Templates/slots/footer.mustache"
        )
        try workplace.write(
            "<p>Tras la noticia</p>\n",
            to: "Templates/slots/after-article.mustache"
        )
        try workplace.write("<p>Tras la primera</p>\n", to: "Templates/slots/after-lead.mustache")
        try workplace.write(
            "<meta name=\"x\" content=\"y\">\n",
            to: "Templates/slots/head.mustache"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let pages = site.pages.filter { !$0.isEmpty && site.text($0).contains("<footer") }
        #expect(site.pages(containing: "Al pie de Bando") == pages)
        #expect(site.pages(containing: "Tras la noticia").count == 5)
        #expect(site.pages(containing: "Tras la primera") == ["en/index.html", "index.html"])
        // Behind it stands the hash of the theme's own inline script.
        let plain = site.text("index.html").replacing("&#39;", with: "'")
        #expect(plain.contains("script-src 'self' https://count.example 'sha256-"))
        #expect(plain.contains("connect-src 'self' https://count.example; style-src 'self';"))
        #expect(site.text("_headers").contains("script-src 'self' https://count.example "))
        #expect(site.text("privacidad/index.html").contains("<li>count.example</li>"))
    }

    @Test func aPageSaysOnWhatDayItWasLastChanged() async throws {
        let workplace = try workplace()
        func write(_ day: String) throws {
            try workplace.write(
                "---\ntitle: Aviso\nslug: aviso\nlanguage: es\nupdated: \(day)\n---\n\nNada.\n",
                to: "Content/pages/aviso.md"
            )
        }
        try write("2026-11-02")
        #expect(try await workplace.build().code == 0)
        #expect(
            try workplace.site().text("aviso/index.html").contains(
                "Actualizado el 2 de noviembre de 2026"
            )
        )
        try write("ayer")
        let run = try await workplace.build()
        #expect(run.errors.contains("Content/pages/aviso.md:5"))
    }

    @Test func aHostThatIsNotAllowedEndsTheBuild() async throws {
        let workplace = try workplace()
        try workplace.write(
            "<img src=\"https://pixel.example/a.gif\" alt=\"\">\n",
            to: "Templates/slots/footer.mustache"
        )
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(
            run.errors.contains(
                "Templates/slots/footer.mustache:1: error: the host 'pixel.example' is not allowed for 'img'\n"
                    + "hint: write 'slots: {allow: {img: [https://pixel.example]}}' beside 'site'"
            )
        )
    }

    private static let protection =
        "  protect: {paths: [/gente/], user: \"${env:PORTAL_USER}\", password: \"${env:PORTAL_PASSWORD}\"}\n"
    private static let hash = "$2b$10$" + String(repeating: "a", count: 53)
    private static let secrets = [
        "PORTAL_USER": "ana",
        "PORTAL_PASSWORD": PasswordHash.takesPlainPasswords ? "hush-4711" : hash,
    ]

    @Test(.enabled(if: PasswordHash.takesPlainPasswords))
    func ofAPasswordOnlyTheHashLeavesTheEnvironment() async throws {
        let workplace = try workplace(site: Self.protection)
        let run = try await workplace.run(
            "build",
            "--clock",
            Workplace.clock,
            environment: Self.secrets
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.read(".pregonero/server/passwords").hasPrefix("ana:$2b$10$"))
        #expect(try workplace.read(".pregonero/server/Caddyfile").contains("$2b$10$"))
        for (name, bytes) in try workplace.site().files {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("hush-4711") && !text.contains("$2b$"), "\(name)")
        }
        let state = try BuiltSite(folder: workplace.folder.appending(path: ".pregonero"))
        for (name, bytes) in state.files {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("hush-4711"), "\(name)")
        }
        #expect(try workplace.read("public/robots.txt").contains("Disallow: /gente/"))
    }

    /// Where a path is misspelt, what was meant stays open.
    @Test func aProtectedPathWhereNothingStandsIsNamed() async throws {
        let workplace = try workplace(
            site: Self.protection.replacing("/gente/", with: "/noticias/, /nada/, /n/")
        )
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        let run = try await workplace.run(
            "build",
            "--clock",
            Workplace.clock,
            environment: Self.secrets
        )
        #expect(run.code == 0, "\(run.errors)")
        let told =
            /Content\/site\.yaml:\d+:\d+: warning: 'protect' closes '\/nada\/', where nothing stands\n/
        #expect(run.errors.contains(told), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "where nothing stands").count == 2)
    }

    /// The addresses of articles, by the kinds of files that name them for others.
    private func told(_ workplace: Workplace) throws -> [String: Set<String>] {
        let files = try workplace.site().files
        var found: [String: Set<String>] = [:]
        for (name, bytes) in files {
            let kind =
                name.hasPrefix("_seed/")
                ? "seed" : name == "sitemap-news.xml" ? "news" : "months"
            guard kind == "seed" || name.hasPrefix("sitemap-") else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            let paths = text.matches(of: /\/n\/\d+\/\d+\/\d+\/[^\/"<]+\//).map { String($0.output) }
            found[kind, default: []].formUnion(paths)
        }
        return found
    }

    /// Of a part of the articles, of all by a part of a name, and of none.
    @Test(arguments: [3, 0, nil]) func nobodyIsToldWhereAProtectedArticleStands(
        parts: Int?
    ) async throws {
        // Of the last days before the clock.
        let feed = Workplace.feed(430...479)
        let open = try workplace(site: "  seed: months\n")
        try open.write(feed, to: "Content/a.xml")
        #expect(try await open.build().code == 0)
        let all = try told(open)
        #expect(
            Set(all.keys) == ["seed", "news", "months"] && all.values.allSatisfy { $0.count > 1 }
        )
        let first = try #require(all["news"]?.min()).split(separator: "/").map(String.init)
        let path =
            parts.map { $0 == 0 ? "/n" : "/" + first[0...$0].joined(separator: "/") + "/" }
            ?? "/gente/"
        let closed = try workplace(
            site: "  seed: months\n" + Self.protection.replacing("/gente/", with: path)
        )
        try closed.write(feed, to: "Content/a.xml")
        let run = try await closed.run(
            "build",
            "--clock",
            Workplace.clock,
            environment: Self.secrets
        )
        #expect(run.code == 0, "\(run.errors)")
        let left = try told(closed)
        for (kind, addresses) in all {
            let expected = addresses.filter { !$0.hasPrefix(path) }
            #expect(left[kind, default: []] == expected, "\(kind), \(path)")
        }
    }

    @Test func withoutThePasswordNothingIsPublishedUnprotected() async throws {
        let workplace = try workplace(site: Self.protection)
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains("error: the environment has no PORTAL_PASSWORD"))
        #expect(!workplace.exists("public"))
    }

    @Test(arguments: [
        ("user: '', password: clave", "user"), ("user: ana, password: ' '", "password"),
    ])
    func anEmptyNameOrPasswordProtectsNothingAndIsAnError(keys: String, key: String) async throws {
        let workplace = try workplace(site: "  protect: {paths: [/gente/], \(keys)}\n")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "error: 'site.protect.\(key)' has no value\n"
                    + "hint: write \"${env:NAME}\", so that nothing is published unprotected"
            ),
            "\(run.errors)"
        )
        #expect(!workplace.exists("public"))
    }

    @Test(arguments: [("rights: excerpt", "", true), ("rights: licensed", "", false)])
    func gatherersOfTextsAreRefusedWhereExcerptsAreShown(
        rights: String,
        site: String,
        isRefused: Bool
    ) async throws {
        let workplace = try workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, \(rights)}\n")
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.read("public/robots.txt").contains("User-agent: GPTBot") == isRefused)
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, \(rights)}\n",
            site: "  aiCrawlers: \(isRefused ? "allow" : "refuse")\n"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.read("public/robots.txt").contains("User-agent: GPTBot") != isRefused)
    }

    @Test func thePublishersAddressHoldsForHalfAYearAtLeastAndAYearAtMost() async throws {
        let workplace = try workplace(site: "  contact: redaccion@example.org\n")
        #expect(try await workplace.build().code == 0)
        let text = try workplace.read("public/.well-known/security.txt")
        #expect(
            text.contains("Contact: mailto:redaccion@example.org\nExpires: 2027-07-01T00:00:00Z")
        )
        // In Madrid the year is over before.
        let next = try await workplace.build("--next-due", at: "2026-12-31T23:00:00Z")
        #expect(next.output == "2027-01-01T00:00:00Z\n")
        #expect(try await workplace.build(at: "2027-01-01T00:00:00Z").code == 0)
        #expect(try workplace.read("public/.well-known/security.txt").contains("2028-01-01"))
    }

    @Test func newsIsNewsForTwoDays() async throws {
        let workplace = try workplace()
        try workplace.write(Workplace.feed([4, 6, 10]), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-01T12:00:00Z").code == 0)
        let early = try workplace.read("public/sitemap-news.xml")
        #expect(early.components(separatedBy: "<url>").count == 4)
        #expect(try await workplace.build(at: "2026-11-03T05:00:00Z").code == 0)
        let late = try workplace.read("public/sitemap-news.xml")
        #expect(late.components(separatedBy: "<url>").count == 3)
        #expect(
            late.contains("<news:publication_date>2026-11-01T06:00:00Z</news:publication_date>")
        )
    }

    @Test func whatBecomesTooOldIsAwaited() async throws {
        let workplace = try workplace(site: "  retention: {age: 10d}\n")
        let run = try await workplace.build("--next-due", at: "2026-11-05T12:00:00Z")
        #expect(run.output == "2026-11-11T01:00:01Z\n", "\(run.errors)")
        let next = try await workplace.build(at: "2026-11-11T01:00:01Z")
        #expect(next.errors.contains("1 retired"), "\(next.errors)")
    }

    @Test func compressedCopiesFollowTheirPages() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.run("compress").code == 0)
        #expect(workplace.exists("public/noticias/index.html.br"))
        let unchanged = try await workplace.build()
        #expect(unchanged.errors.contains("files  0 written"))
        #expect(unchanged.errors.contains(" 0 rendered"))
        try workplace.write(Workplace.feed(1...6), to: "Content/a.xml")
        #expect(try await workplace.build().code == 0)
        #expect(!workplace.exists("public/noticias/index.html.br"))
        let again = try await workplace.run("compress")
        #expect(again.code == 0)
        #expect(workplace.exists("public/noticias/index.html.gz"))
        let other = try await workplace.run("compress", "-o", "nowhere")
        #expect(other.code == 2)
    }

    @Test(arguments: [".", "Content"]) func whatTheSiteIsMadeFromIsNotCompressed(folder: String)
        async throws
    {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.run("compress", "-o", folder)
        #expect(run.code == 2)
        #expect(run.lastLine.contains("name a folder of its own with --output"), "\(run.errors)")
        #expect(!workplace.exists("Content/site.yaml.gz"))
    }

    @Test func aSiteMayAskForCompressedAssets() async throws {
        let workplace = try workplace(site: "  compress: assets\n")
        #expect(try await workplace.build().code == 0)
        let files = try workplace.site().files.keys
        #expect(files.contains { $0.hasPrefix("_/base.") && $0.hasSuffix(".css.br") })
        #expect(!files.contains { $0.hasSuffix(".html.br") })
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: licensed}\n",
            site: "  compress: all\n"
        )
        #expect(try await workplace.build().code == 0)
        #expect(workplace.exists("public/index.html.br"))
        #expect(try await workplace.build().errors.contains("files  0 written"))
    }

    @Test func everyListNamesWhatItIsAskedFor() async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\ntitle: Mañana\ndate: 2026-12-01 08:00\nsection: general\nlanguage: es\n---\n\nX.\n",
            to: "Content/articles/a.md"
        )
        #expect(try await workplace.build().code == 0)
        let held = try await workplace.run("list", "held", "--json", "--clock", Workplace.clock)
        #expect(held.output.contains("\"title\" : \"Mañana\""))
        #expect(held.output.contains("\"until\" : \"2026-12-01T07:00:00Z\""))
        let items = try await workplace.run("list", "items", "--clock", Workplace.clock)
        #expect(items.output.split(separator: "\n").count == 5)
        #expect(items.output.hasPrefix("2026-11-01T05:00:00Z\ta\t/n/2026/11/01/noticia-5-"))
        let pages = try await workplace.run("list", "pages", "--clock", Workplace.clock)
        #expect(pages.output.contains("front\tes\t/\n"))
        let wrong = try await workplace.run("list", "pagse")
        #expect(wrong.code == 2)
        let shell = try await workplace.run("completion", "zsh")
        #expect(shell.output.contains("pregonero"))
    }
}
