import Foundation
import Testing

/// What a person is told about mistakes in their own files, and that the published site stays.
@Suite struct ConfigurationFaultTests {
    private func published() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        #expect(try await workplace.build().code == 0)
        return workplace
    }

    private func expectUntouched(
        _ workplace: Workplace,
        by change: (Workplace) async throws -> Workplace.Run
    ) async throws -> Workplace.Run {
        let before = try workplace.site().files
        let run = try await change(workplace)
        #expect(try workplace.site().files == before)
        return run
    }

    @Test(arguments: [
        (
            "site:\n  titel: Bando\n  baseURL: https://example.org/\n  title: B\n",
            "Content/site.yaml:2:3: error: unknown key 'titel' in 'site'\nhint: did you mean 'title'?"
        ),
        (
            "site:\n  title: B\n  baseURL: https://example.org/\n  store: {name: D, search: \"https://{term}.example/\"}\n",
            "Content/site.yaml:4:28: error: 'https://{term}.example/' is no https address with {term} in its path or "
                + "query\nhint: write it as https://store.example/search?q={term}"
        ),
        (
            "site:\n\ttitle: Bando\n",
            "Content/site.yaml:2:1: error: a tab in the indentation\n"
                + "hint: YAML is indented with spaces only"
        ),
        (
            "site:\n  title Bando\n  baseURL: https://example.org/\n",
            "Content/site.yaml:2:3: error: 'title' needs a colon and a space behind it\n"
                + "hint: write 'title: …', or indent what goes on from the line before"
        ),
        (
            "site:\n  title: #Bando\n  baseURL: https://example.org/\n",
            "Content/site.yaml:2:10: warning: '#Bando' is a comment in YAML, and no part of 'title'\n"
                + "hint: put the text in quotes\n"
                + "Content/site.yaml:2:9: error: 'site.title' has no value\n"
                + "hint: give it a value or remove the line"
        ),
        (
            "site:\n  title:\n  baseURL: https://example.org/\n",
            "Content/site.yaml:2:9: error: 'site.title' has no value\n"
                + "hint: give it a value or remove the line"
        ),
        (
            "site:\n  title: ' '\n  baseURL: https://example.org/\n",
            "Content/site.yaml:2:10: error: 'site.title' has no value\n"
                + "hint: write what readers call it"
        ),
        (
            "site:\n  title: B\n  baseURL: example.org\n",
            "Content/site.yaml:3:12: error: 'example.org' is no base address\n"
                + "hint: write the whole address without query or fragment, as https://example.org/"
        ),
        (
            "site:\n  title: B\n  baseURL: https://example.org/a;b/\n",
            "Content/site.yaml:3:12: error: 'https://example.org/a;b/' is no base address\n"
                + "hint: the path of a base address has letters, digits, '-', '.', '_' and '~'"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, timeZone: Europe/Madird}\n",
            "Content/site.yaml:1:59: error: 'Europe/Madird' is no time zone\n"
                + "hint: did you mean 'Europe/Madrid'?"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: fead, url: a.xml}\n",
            "Content/site.yaml:3:19: error: unknown kind 'fead'\nhint: did you mean 'feed'?"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: a.xml}\n  - {id: a, kind: feed, url: b.xml}\n",
            "Content/site.yaml:4:5: error: two sources have the id 'a'\n"
                + "hint: the other one is at Content/site.yaml:3; rename one"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: a.xml, section: sprots}\n",
            "Content/site.yaml:3:46: error: unknown section 'sprots'\nhint: did you mean 'sports'?"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, contact: yo}\n",
            "Content/site.yaml:1:58: error: 'yo' is no address by which anybody is reached\n"
                + "hint: write it as https://example.org/contacto or redaccion@example.org"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: a.xml, country: España}\n",
            "Content/site.yaml:3:46: error: 'españa' is no country code\n"
                + "hint: two letters of ISO 3166, as es or mx"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: a.xml, language: sp}\n",
            "Content/site.yaml:3:47: error: 'sp' is no language of ISO 639\n"
                + "hint: did you mean 'es'?"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: a.xml, language: zz}\n",
            "Content/site.yaml:3:47: error: 'zz' is no language of ISO 639\n"
                + "hint: for example es, en or pt-br"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, country: uk}\n",
            "Content/site.yaml:1:58: error: 'uk' is no country of ISO 3166\n"
                + "hint: did you mean 'gb'?"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, country: zz}\n",
            "Content/site.yaml:1:58: error: 'zz' is no country of ISO 3166\n"
                + "hint: for example es or mx"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsections:\n"
                + "  - {id: uno, title: Mismo}\n  - {id: dos, title: Mismo}\n",
            "Content/site.yaml:4:5: error: the sections 'uno' and 'dos' have one address\n"
                + "hint: give one of them another title, or a 'slug' of its own"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsections:\n  - {id: uno, title: {}}\n",
            "Content/site.yaml:3:22: error: the section 'uno' has no title\n"
                + "hint: write what readers call it"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, languages: [es, en]}\nsections:\n"
                + "  - {id: uno, title: {es: Uno, en: ' '}}\n",
            "Content/site.yaml:3:22: error: the section 'uno' has no title\n"
                + "hint: write what readers call it"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsections:\n"
                + "  - {id: uno, title: Uno, slug: ''}\n",
            "Content/site.yaml:3:33: error: '' is no address in 'es'\n"
                + "hint: lower-case letters, digits and hyphens only, at most 60"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, description: ''}\n",
            "Content/site.yaml:1:62: error: 'site.description' has no value\n"
                + "hint: say what it is about, or leave the line out"
        ),
        (
            "site:\n  title: B\n  baseURL: https://example.org/\n"
                + "  front: [{section: world, title: ''}]\n",
            "Content/site.yaml:4:35: error: 'site.front[0].title' has no value\n"
                + "hint: write what readers call it"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: a.xml, title: ' '}\n",
            "Content/site.yaml:3:44: error: 'sources[0].title' has no value\n"
                + "hint: write what readers call it"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, languages: [es, en]}\nsections:\n"
                + "  - {id: uno, title: {es: Uno, en: Same}}\n"
                + "  - {id: dos, title: {es: Dos, en: Same}}\n",
            "Content/site.yaml:4:5: error: the sections 'uno' and 'dos' have one address\n"
                + "hint: give one of them another title, or a 'slug' of its own"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: ftp://a.example/}\n",
            "Content/site.yaml:3:30: error: 'ftp://a.example/' is no address that can be fetched\n"
                + "hint: write an http or https address, or a path relative to Content/"
        ),
        (
            "site: {title: B, baseURL: https://example.org/}\nsources:\n"
                + "  - {id: a, kind: feed, url: a.xml, every: soon}\n",
            "Content/site.yaml:3:44: error: 'sources[0].every' must be a duration, not 'soon'\n"
                + "hint: for example 90, 20s, 15m, 2h or 7d"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, retention: 365}\nsources: []\n",
            "Content/site.yaml:1:60: error: 'site.retention' is no age: '365'\n"
                + "hint: '365' would be seconds; write 365d for days"
        ),
        (
            "site: {title: B, baseURL: https://example.org/, retention: {age: 0d}}\nsources: []\n",
            "Content/site.yaml:1:66: error: 'site.retention.age' is no age: '0d'\n"
                + "hint: write 30d for thirty days"
        ),
    ])
    func mistakesAreNamedWithTheirPlace(
        configuration: String,
        message: String
    ) async throws {
        let run = try await expectUntouched(try await published()) { workplace in
            try workplace.write(configuration, to: "Content/site.yaml")
            return try await workplace.build()
        }
        #expect(run.code == 2)
        #expect(run.errors == message + "\nerror: the configuration has 1 error\n")
    }

    @Test func aSectionAtTheAddressOfABuiltInOneIsTold() async throws {
        let workplace = try Workplace()
        try workplace.configure(site: "sections: [{id: deportes, title: Deportes}]")
        let run = try await workplace.run("config")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "warning: the section 'deportes' has the address of the built-in section 'sports'\n"
            ),
            "\(run.errors)"
        )
        try workplace.configure(site: "sections: [{id: sports, title: Deportes}]")
        #expect(try await workplace.run("config").errors == "")
    }

    @Test(arguments: [
        ("  deadline: 9999999999999999d", "'site.deadline' is longer than ten years"),
        ("  pageSize: 201", "'site.pageSize' must be a whole number from 1 to 200, not '201'"),
        ("  languages: [de]", "there are no texts in the language 'de'"),
        ("  network: {proxy: foo}", "'foo' is no proxy"),
        (
            "sources:\n  - {id: a, kind: feed, url: \"ftp://x.example/a\"}",
            "'ftp://x.example/a' is no address that can be fetched"
        ),
    ])
    func valuesOutOfRangeAreNamed(line: String, message: String) async throws {
        let workplace = try Workplace()
        try workplace.write(
            "site:\n  title: B\n  baseURL: https://example.org/\n\(line)\n",
            to: "Content/site.yaml"
        )
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func anOutputThatHoldsTheSiteIsRefused() async throws {
        let run = try await published().build("--output", ".")
        #expect(run.code == 2)
        #expect(run.lastLine.contains(" holds the site itself; name a folder of its own"))
    }

    @Test(arguments: ["Content", "Templates"])
    func anOutputAmongWhatTheSiteIsMadeFromIsRefused(folder: String) async throws {
        let run = try await published().build("--output", "\(folder)/static/public")
        #expect(run.code == 2)
        #expect(run.lastLine.contains(" lies in \(folder)/; name a folder of its own"))
    }

    @Test(arguments: ["Content/estado", "."])
    func aStateAmongTheFilesOfTheSiteIsRefused(folder: String) async throws {
        let workplace = try await published()
        let run = try await workplace.build("--state", folder)
        #expect(run.code == 2)
        #expect(run.lastLine.contains(" lies among the site's own files; name a folder of its own"))
        #expect(!workplace.exists("archive.sqlite"))
        #expect(!workplace.exists("Content/estado"))
    }

    @Test func aPictureThatIsNotThereIsNamed() async throws {
        let run = try await expectUntouched(try await published()) { workplace in
            try workplace.write(
                "---\ntitle: Uno\n---\nx\n\n![a](pictures/molin.svg)\n",
                to: "Content/articles/uno.md"
            )
            return try await workplace.build("--strict")
        }
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix(
                "Content/articles/uno.md:6:1: warning: there is no picture 'pictures/molin.svg'"
            )
        )
    }

    @Test(arguments: [
        ("Content/desk.yaml", "- lead: uno.md\n", "the file must be a mapping of keys and values"),
        ("Content/sources/b.yaml", "id: b\n", "the file must be a list"),
    ])
    func aFileOfAnotherShapeIsNamed(file: String, text: String, message: String) async throws {
        let workplace = try await published()
        try workplace.write(text, to: file)
        let run = try await workplace.build()
        #expect(run.errors.contains("\(file):1:1: error: \(message)\n"), "\(run.errors)")
    }

    @Test func anUnknownGlyphIsNamedAndTheBellStandsIn() async throws {
        let workplace = try await published()
        try workplace.configure(site: "sections:\n  - {id: sports, glyph: bal}")
        try workplace.write(
            "---\ntitle: Gol\ndate: 2026-11-20\nsection: sports\n---\nTexto\n",
            to: "Content/articles/gol.md"
        )
        let run = try await workplace.build("--allow-shrink")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                /Content\/site\.yaml:\d+:25: warning: the section 'sports' has the unknown glyph 'bal'; the bell stands in\nhint: did you mean 'ball'\?/
            ),
            "\(run.errors)"
        )
        let site = try workplace.site()
        #expect(site.files.keys.allSatisfy { !site.text($0).contains("#g-bal\"") })
    }

    @Test func aMissingConfigurationSaysHowToBegin() async throws {
        let run = try await Workplace().run("build")
        #expect(run.code == 2)
        #expect(
            run.errors.hasPrefix(
                "Content/site.yaml: error: there is no configuration\nhint: 'pregonero init'"
            )
        )
    }

    @Test func frontMatterThatDoesNotParseIsNamed() async throws {
        let run = try await expectUntouched(try await published()) { workplace in
            try workplace.write(
                "---\ntitle: Uno\ndate: ayer\nsecton: sports\n---\nTexto\n",
                to: "Content/articles/uno.md"
            )
            return try await workplace.build("--strict")
        }
        #expect(run.code == 1)
        #expect(run.errors.contains("Content/articles/uno.md:3:7: warning: "))
        #expect(run.errors.contains("Content/articles/uno.md:4:1: warning: "))
        #expect(run.errors.contains("hint: did you mean 'section'?"))
    }

    @Test func aTemplateWithMistakesNamesThemAll() async throws {
        let run = try await expectUntouched(try await published()) { workplace in
            try workplace.write(
                "<html>{{titel}}{{#days}}{{/dais}}</html>",
                to: "Templates/pages/archive.mustache"
            )
            try workplace.write("<p>{{langg}}</p>", to: "Templates/pages/redirect.mustache")
            return try await workplace.build()
        }
        #expect(run.code == 1)
        #expect(run.errors.contains("Templates/pages/archive.mustache:1:"))
        #expect(run.errors.contains("Templates/pages/redirect.mustache:1:6: error:"))
        #expect(run.errors.contains("hint: did you mean"))
    }

    @Test func aMistakeInASharedPartIsToldOnce() async throws {
        let run = try await expectUntouched(try await published()) { workplace in
            try workplace.write("<p>{{nmae}}</p>", to: "Templates/partials/meta.mustache")
            return try await workplace.build()
        }
        #expect(run.code == 1)
        #expect(run.errors.components(separatedBy: "meta.mustache:1:6: error:").count == 2)
    }

    @Test func aTemplateThatNoPageHasIsNamed() async throws {
        let run = try await expectUntouched(try await published()) { workplace in
            try workplace.write("<p>x</p>", to: "Templates/pages/artcle.mustache")
            return try await workplace.build()
        }
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix(
                "Templates/pages/artcle.mustache: error: no page has the template "
                    + "'pages/artcle.mustache'\nhint: did you mean 'pages/article.mustache'?\n"
            )
        )
    }

    @Test(arguments: [
        ("partials/foter", "partials/footer"), ("layout/base", "layouts/base"),
        ("footer", "slots/footer"),
    ])
    func aTemplateThatNothingNamesIsTold(name: String, meant: String) async throws {
        let workplace = try await published()
        try workplace.write("<p>x</p>", to: "Templates/\(name).mustache")
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(
                run.errors.contains(
                    "Templates/\(name).mustache: warning: no template names '\(name).mustache', "
                        + "and the theme has none of this name\n"
                        + "hint: did you mean '\(meant).mustache'?\n"
                ),
                "\(run.errors)"
            )
        }
    }

    @Test func aPartialOfOnesOwnIsNamedByAnother() async throws {
        let workplace = try await published()
        try workplace.write("<i>miga</i>", to: "Templates/partials/miga.mustache")
        try workplace.write("{{> partials/miga}}", to: "Templates/partials/crumbs.mustache")
        let run = try await workplace.build()
        #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
    }

    @Test func oneTextAndOnePartialCanBeChanged() async throws {
        let workplace = try await published()
        try workplace.write("news = Gaceta\n", to: "Templates/texts/es.txt")
        try workplace.write("<nav>mis migas</nav>", to: "Templates/partials/crumbs.mustache")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.text("index.html").contains(">Gaceta</a>"))
        #expect(site.text("noticias/index.html").contains("<nav>mis migas</nav>"))
    }

    @Test func twoPagesWithOnePathNameBoth() async throws {
        let run = try await expectUntouched(try await published()) { workplace in
            for name in ["uno", "dos"] {
                try workplace.write(
                    "---\ntitle: \(name)\nslug: acerca\n---\nx\n",
                    to: "Content/pages/\(name).md"
                )
            }
            return try await workplace.build()
        }
        #expect(run.code == 1)
        #expect(
            run.errors.contains(
                "error: two pages claim /acerca/: Content/pages/dos.md and Content/pages/uno.md\n"
                    + "hint: give one of them another address"
            )
        )
    }

    @Test func aPageAtTheAddressOfAListThatIsStillEmptyIsTold() async throws {
        let workplace = try await published()
        try workplace.write("---\ntitle: Uno\nslug: agenda\n---\nx\n", to: "Content/pages/uno.md")
        try workplace.write("---\ntitle: Dos\nslug: dos\n---\nx\n", to: "Content/pages/dos.md")
        try workplace.write("/correcciones/ /dos/\n", to: "Content/moved.txt")
        let run = try await workplace.build("--strict")
        #expect(run.code == 0)
        #expect(run.errors.components(separatedBy: "where a list of the portal stands").count == 3)
        #expect(run.errors.contains("note: Content/pages/uno.md has '/agenda/', where"))
        #expect(try workplace.site().text("agenda/index.html").contains(">Uno</h1>"))
        #expect(try await workplace.build("--strict", "--quiet").errors.isEmpty)
    }

    @Test func theAddressOfAListThatTheSiteDoesWithoutIsFree() async throws {
        let workplace = try await published()
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n",
            site: "  archive: none\n"
        )
        try workplace.write("---\ntitle: Uno\nslug: archivo\n---\nx\n", to: "Content/pages/uno.md")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.errors.contains("where a list of the portal stands"), "\(run.errors)")
    }

    @Test func theFrontPageFollowsTheConfiguredOrder() async throws {
        let workplace = try await published()
        #expect(try workplace.site().text("index.html").contains("class=\"grid top\""))
        try workplace.write(Workplace.feed(1...40), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n",
            site: "  front: [river, lead]"
        )
        #expect(try await workplace.build().code == 0)
        let page = try workplace.site().text("index.html")
        let river = try #require(page.range(of: "id=\"river\""))
        let lead = try #require(page.range(of: "class=\"grid top\""))
        #expect(river.lowerBound < lead.lowerBound)
        #expect(!page.contains("id=\"s-general\""))
        try workplace.configure(site: "  front: [leed]")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains("hint: did you mean 'lead'?"))
    }

    @Test func eachKindKnowsItsOwnKeys() async throws {
        let workplace = try await published()
        try workplace.configure(
            "  - {id: a, kind: itunes, terms: jazz}\n"
                + "  - {id: b, kind: newsapi, country: us, category: sprots}\n"
                + "  - {id: c, kind: newsapi, key: abc4711, pages: 0}\n"
                + "  - {id: d, kind: cbc, rights: cc}\n"
                + "  - {id: e, kind: data, model: mtach}\n"
                + "  - {id: f, kind: keepcoding-heroes}\n"
        )
        let run = try await workplace.build()
        #expect(run.code == 2)
        for line in [
            "unknown key 'terms' in 'sources[0]'\nhint: did you mean 'term'?",
            "a source of the kind 'itunes' has no 'term'",
            "'sources[1].category' cannot be 'sprots'\nhint: did you mean 'sports'?",
            "the source needs a key\nhint: add 'key: \"${env:NEWSAPI_KEY}\"' and set NEWSAPI_KEY in "
                + "the environment",
            "'sources[2].key' stands in the file itself\nhint: put it into the environment",
            "'sources[2].pages' must be a whole number from 1 to 50, not '0'",
            "'rights' cannot be 'cc': the source allows excerpts only",
            "'sources[4].model' cannot be 'mtach'\nhint: did you mean 'match'?",
            "the source 'e' has no url",
            "the source needs a log-in\nhint: add 'credentials: {user: \"${env:KEEPCODING_USER}\", "
                + "password: \"${env:KEEPCODING_PASSWORD}\"}'",
        ] {
            #expect(run.errors.contains(line), "\(line)\n\(run.errors)")
        }
    }

    @Test func aKeyIsNeededAndNamed() async throws {
        let workplace = try await published()
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n"
                + "  - {id: shows, kind: streaming-availability, "
                + "key: \"${env:PREGONERO_TEST_KEY}\"}\n"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("1 empty (shows: PREGONERO_TEST_KEY is not set)"))
    }

    @Test func anUnknownFlagIsAMistakeOfUsage() async throws {
        let run = try await Workplace().run("build", "--colour")
        #expect(run.code == 2)
        #expect(run.errors.contains("Unknown option '--colour'"))
    }

    @Test func moreSourcesMayLieInFilesOfTheirOwn() async throws {
        let workplace = try await published()
        try workplace.write(Workplace.feed(6...7, title: "Otra"), to: "Content/b.xml")
        try workplace.write("- {id: b, kind: feed, url: b.xml}\n", to: "Content/sources/b.yaml")
        #expect(try await workplace.build().code == 0)
        #expect(try !workplace.site().pages(containing: "Otra 7").isEmpty)
        try workplace.write("# - {id: b, kind: feed, url: b.xml}\n", to: "Content/sources/b.yaml")
        let run = try await workplace.build()
        #expect(run.code == 0 && !run.errors.contains("error"), "\(run.errors)")
    }

    /// As Notepad writes it.
    @Test func aMarkBeforeTheFirstKeyIsNoMistake() async throws {
        let workplace = try await published()
        try workplace.write(
            "\u{FEFF}" + workplace.read("Content/site.yaml"),
            to: "Content/site.yaml"
        )
        try workplace.write("\u{FEFF}lead: []\nhide: []\n", to: "Content/desk.yaml")
        let run = try await workplace.build()
        #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
    }

    @Test func aConfigurationOfCommentsAloneIsEmpty() async throws {
        let workplace = try await published()
        try workplace.write("# site:\n", to: "Content/site.yaml")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("Content/site.yaml: error: the file is empty\n"))
    }
}
