import Foundation
import Testing

/// What the newsroom wrote is found wherever it lies, and what cannot be had is said: it never vanishes unseen.
@Suite struct OwnContentTests {
    /// A site with something of every kind of one's own.
    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: liga, kind: data, model: match, url: data/liga.yaml}\n"
                + "  - {id: lejos, kind: feed, url: \"https://lejos.invalid/rss\", sample: samples/lejos.xml}\n",
            site: "  geometry: {file: maps/valle.geojson}\n"
        )
        for number in 1...3 {
            try workplace.write(
                "---\ntitle: Artículo \(number)\ndate: 2026-11-0\(number)\n---\nTexto\n",
                to: "Content/articles/2026/a\(number).md"
            )
        }
        for (path, text) in [
            ("Content/pages/acerca.md", "---\ntitle: Acerca\nslug: acerca\n---\nx\n"),
            ("Content/pages/deep/otra.md", "---\ntitle: Otra\nslug: otra\n---\nx\n"),
            ("Content/pages/deep/mas.md", "---\ntitle: Mas\nslug: mas\n---\nx\n"),
            ("Content/notes/match-uno.md", "Una nota\n"),
            ("Content/pictures/a/uno.svg", Self.drawing),
            ("Content/pictures/a/dos.svg", Self.drawing),
            ("Content/data/liga.yaml", "- {id: uno, home: A, away: B, kickoff: 2026-11-20}\n"),
            ("Content/samples/lejos.xml", Workplace.feed(1...2, title: "Muestra")),
            ("Content/maps/valle.geojson", Self.map),
            ("Content/sources/mas.yaml", "- {id: mas, kind: feed, url: mas.xml}\n"),
            ("Content/mas.xml", Workplace.feed(3...4, title: "Más")),
            ("Templates/partials/crumbs.mustache", "<nav>mis migas</nav>"),
        ] { try workplace.write(text, to: path) }
        return workplace
    }

    private static let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"M0 0h9\"/></svg>"
    private static let map =
        "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[1,1],[0,0]]]}"

    private func build(_ workplace: Workplace) async throws -> Workplace.Run {
        try await workplace.runBound("build", "--offline", "--clock", Workplace.clock)
    }

    /// Folders of every kind.
    private static let folders = [
        "Content/articles", "Content/articles/2026", "Content/pages", "Content/pages/deep",
        "Content/notes", "Content/pictures", "Content/pictures/a", "Content/data",
        "Content/samples", "Content/maps", "Content/sources", "Templates", "Templates/partials",
        "Content",
    ]

    @Test func foldersThatAreLinksAreFollowed() async throws {
        let plain = try await workplace()
        #expect(try await build(plain).code == 0)
        let linked = try await workplace()
        for (number, folder) in Self.folders.enumerated() {
            try linked.move(folder, to: "elsewhere/\(number)")
            let up = String(repeating: "../", count: folder.split(separator: "/").count - 1)
            // What was moved before lies behind links already.
            try linked.link(
                folder,
                to: folder.contains("/")
                    ? linked.folder.appending(path: "elsewhere/\(number)").path
                    : "\(up)elsewhere/\(number)"
            )
        }
        let run = try await build(linked)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try linked.site().files.keys.sorted() == plain.site().files.keys.sorted())
        #expect(try linked.site().text("otra/index.html") == plain.site().text("otra/index.html"))
    }

    @Test(arguments: folders) func aFolderThatCannotBeReadIsNamed(folder: String) async throws {
        let workplace = try await workplace()
        #expect(try await build(workplace).code == 0)
        let before = try workplace.site().files
        let path = workplace.folder.appending(path: folder).path(percentEncoded: false)
        chmod(path, 0)
        let run = try await build(workplace)
        chmod(path, 0o755)
        #expect([1, 2].contains(run.code), "\(run.errors)")
        #expect(run.errors.contains(folder), "\(run.errors)")
        #expect(run.errors.contains("cannot be read"), "\(run.errors)")
        #expect(run.errors.contains("Permission denied"), "\(run.errors)")
        #expect(try workplace.site().files == before)
        #expect(try await build(workplace).code == 0)
        #expect(try workplace.site().files == before)
    }

    private static let files = [
        "Content/articles/2026/a1.md", "Content/pages/acerca.md", "Content/notes/match-uno.md",
        "Content/pictures/a/uno.svg", "Content/data/liga.yaml", "Content/samples/lejos.xml",
        "Content/maps/valle.geojson", "Content/sources/mas.yaml", "Content/mas.xml",
        "Content/site.yaml", "Templates/partials/crumbs.mustache",
    ]

    @Test(arguments: files) func aFileThatCannotBeReadIsNamed(file: String) async throws {
        let workplace = try await workplace()
        #expect(try await build(workplace).code == 0)
        let before = try workplace.site().files
        chmod(workplace.folder.appending(path: file).path(percentEncoded: false), 0)
        let run = try await build(workplace)
        let isConfiguration = ["site.yaml", "mas.yaml", "geojson"].contains { file.hasSuffix($0) }
        #expect(run.code == (isConfiguration ? 2 : 1), "\(run.errors)")
        #expect(run.errors.contains(file), "\(run.errors)")
        #expect(try workplace.site().files == before)
    }

    @Test(arguments: files) func aLinkThatLeadsNowhereIsNamed(file: String) async throws {
        let workplace = try await workplace()
        try workplace.remove(file)
        try workplace.link(file, to: "nowhere")
        let run = try await build(workplace)
        #expect([1, 2].contains(run.code), "\(run.errors)")
        #expect(run.errors.contains(file), "\(run.errors)")
    }

    @Test(arguments: [
        "Content/articles", "Content/articles/2026", "Content/pages", "Content/pages/deep",
        "Content/notes", "Content/pictures", "Content/pictures/a", "Content/sources", "Templates",
    ])
    func aFolderThatIsGoneIsRefused(folder: String) async throws {
        let workplace = try await workplace()
        #expect(try await build(workplace).code == 0)
        let before = try workplace.site().files
        try workplace.move(folder, to: "aside")
        let run = try await build(workplace)
        #expect(run.code == 4, "\(run.errors)")
        #expect(run.errors.contains("\(folder): error: the folder is gone, with "))
        #expect(run.lastLine == "error: refused to publish without what is gone")
        #expect(try workplace.site().files == before)
        let meant = try await workplace.run(
            "build",
            "--offline",
            "--allow-shrink",
            "--clock",
            Workplace.clock
        )
        #expect(meant.code == 0, "\(meant.errors)")
        // From then on it is as it is.
        #expect(try await build(workplace).code == 0)
    }

    @Test func whatComesBackHasItsAddressesAgain() async throws {
        let workplace = try await workplace()
        #expect(try await build(workplace).code == 0)
        let before = try workplace.site().files
        try workplace.move("Content/articles", to: "aside")
        #expect(try await workplace.run("fetch", "--offline").code == 4)
        #expect(try await build(workplace).code == 4)
        try workplace.move("aside", to: "Content/articles")
        #expect(try await build(workplace).code == 0)
        #expect(try workplace.site().files == before)
    }

    @Test func anEmptyFolderIsRefusedUnlessOneFileWasTakenAway() async throws {
        let workplace = try await workplace()
        #expect(try await build(workplace).code == 0)
        for number in 1...3 { try workplace.remove("Content/articles/2026/a\(number).md") }
        let run = try await build(workplace)
        #expect(run.code == 4)
        #expect(
            run.errors.hasPrefix(
                "Content/articles: error: the folder is empty; it had 3 files that the portal shows\n"
            ),
            "\(run.errors)"
        )
        try workplace.remove("Content/notes/match-uno.md")
        try workplace.write("---\ntitle: Uno\n---\nx\n", to: "Content/articles/2026/a1.md")
        #expect(try await build(workplace).code == 0)
    }

    @Test func aFolderMayGoWithItsOnlyFile() async throws {
        let workplace = try await workplace()
        try workplace.write("---\ntitle: Solo\n---\nx\n", to: "Content/articles/2025/solo.md")
        #expect(try await build(workplace).code == 0)
        try workplace.remove("Content/articles/2025")
        #expect(try await build(workplace).code == 0)
    }

    @Test func manyArticlesThatGoAtOnceAreRefused() async throws {
        let workplace = try await workplace()
        for number in 10...30 {
            try workplace.write(
                "---\ntitle: Otro \(number)\n---\nx\n",
                to: "Content/articles/b\(number).md"
            )
        }
        #expect(try await build(workplace).code == 0)
        for number in 10...20 { try workplace.remove("Content/articles/b\(number).md") }
        let run = try await build(workplace)
        #expect(run.code == 4)
        #expect(
            run.errors.contains("Content/articles: error: of 24 articles of your own, 13 are left"),
            "\(run.errors)"
        )
    }

    @Test(arguments: ["titel: Acerca", "title: Acerca\nupdated: ayer", "title: [Acerca"])
    func aPageWithAMistakeStaysAsItWas(head: String) async throws {
        let workplace = try await workplace()
        let file = "Content/pages/acerca.md"
        try workplace.write("---\ntitle: Acerca\nslug: acerca\n---\nPrimero\n", to: file)
        #expect(try await build(workplace).code == 0)
        try workplace.write("---\n\(head)\nslug: acerca\n---\nSegundo\n", to: file)
        try workplace.write("---\ntitle: Nueva\n---\nx\n", to: "Content/pages/nueva.md")
        try workplace.write("---\ntitel: Nunca\n---\nx\n", to: "Content/pages/nunca.md")
        for _ in 1...2 {
            let run = try await build(workplace)
            #expect(run.code == 0, "\(run.errors)")
            #expect(run.errors.contains("\(file):"), "\(run.errors)")
            for outcome in ["what was published of it stays", "the file is left out"] {
                #expect(run.errors.contains("; \(outcome) until it is mended\n"), "\(run.errors)")
            }
            #expect(!run.errors.contains("is no longer there"), "\(run.errors)")
            let site = try workplace.site()
            #expect(site.text("acerca/index.html").contains("Primero"))
            #expect(site.text("index.html").contains("/acerca/"))
            #expect(site.files["nueva/index.html"] != nil)
            #expect(site.files["nunca/index.html"] == nil)
        }
        try workplace.write("---\ntitle: Acerca\nslug: acerca\n---\nSegundo\n", to: file)
        #expect(try await build(workplace).code == 0)
        #expect(try workplace.site().text("acerca/index.html").contains("Segundo"))
        try workplace.remove(file)
        #expect(try await build(workplace).code == 0)
        #expect(try workplace.site().files["acerca/index.html"] == nil)
    }

    @Test func formsAndTheirFieldsAreSaidAsSuch() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Uno\n---\n<form action=\"/x/\"><input type=\"text\"></form>\n\n"
                + "- [ ] Tarea\n",
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build()
        #expect(
            run.errors.contains("4:1: warning: <form> is taken out, what is in it stays"),
            "\(run.errors)"
        )
        #expect(
            run.errors.contains(
                "warning: <input> is taken out: only the boxes of a list of tasks stay"
            ),
            "\(run.errors)"
        )
        #expect(run.errors.components(separatedBy: "is taken out").count == 3, "\(run.errors)")
    }

    @Test(arguments: ["articles/uno.md", "pages/uno.md"])
    func aTitleThatIsNoTextIsToldOnce(file: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("---\ntitle: [x]\n---\nx\n", to: "Content/\(file)")
        let run = try await workplace.build()
        #expect(
            run.errors.contains("\(file):2:8: warning: 'title' must be text, not a list"),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("has no title"), "\(run.errors)")
    }

    @Test(arguments: ["alt", "caption", "credit", "license"])
    func wordsOfAPictureThatNothingNamesAreTold(key: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        func told(_ head: String) async throws -> Bool {
            try workplace.write(
                "---\ntitle: Uno\n\(head)\n---\nx\n",
                to: "Content/articles/uno.md"
            )
            return try await workplace.build().errors.contains(
                "warning: '\(key)' says nothing without a 'picture'\n"
                    + "hint: name the picture with 'picture', or leave it out"
            )
        }
        #expect(try await told("\(key): CC0"))
        #expect(try await !told("\(key): \"\""))
        #expect(try await !told("picture: pictures/no.svg\n\(key): CC0"))
    }

    @Test(arguments: [
        ("---\nslug: acerca\n---\nx\n", "1:1"), ("---\ntitle: \"\"\n---\nx\n", "2:8"),
    ])
    func aPageWithoutATitleIsCalledAsItsFileAndTold(text: String, place: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(text, to: "Content/pages/acerca.md")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Content/pages/acerca.md:\(place): warning: the page has no title, and is called as "
                    + "its file\nhint: add 'title: …' to its head\n"
            ),
            "\(run.errors)"
        )
        #expect(try workplace.site().text("acerca/index.html").contains(">acerca</h1>"))
    }

    /// As 'new page' and 'new topic' begin them.
    @Test func anEmptySummaryLeavesTheDescriptionToThePortal() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Cauce\nsummary: \"\"\n---\nx\n",
            to: "Content/pages/cauce.md"
        )
        try workplace.write(
            "---\nname: Agua\nsummary: \"\"\n---\n",
            to: "Content/topics/agua.md"
        )
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\ntags: [agua]\n---\nTexto\n",
            to: "Content/articles/uno.md"
        )
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        for (page, name) in [("cauce", "Cauce"), ("temas/agua", "Agua")] {
            let description = site.text("\(page)/index.html")
                .firstMatch(of: /<meta name="description" content="([^"]*)">/)
            #expect(description?.output.1.contains(name) ?? false, "\(page)")
        }
    }

    @Test func twoPagesOfALanguageWithOneKeyAreTold() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        for (file, language) in [("uno", "es"), ("dos", "es"), ("one", "en")] {
            try workplace.write(
                "---\ntitle: T\nkey: about\nlanguage: \(language)\n---\nx\n",
                to: "Content/pages/\(file).md"
            )
        }
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Content/pages/uno.md: warning: 'about' is the key of Content/pages/dos.md in 'es' "
                    + "already; the page is the translation of none\n"
            ),
            "\(run.errors)"
        )
        let site = try workplace.site()
        func leads(_ page: String, _ language: String, to address: String) -> Bool {
            site.text(page).contains(
                "hreflang=\"\(language)\" href=\"https://example.org\(address)\""
            )
        }
        #expect(leads("dos/index.html", "en", to: "/en/one/"))
        #expect(leads("en/one/index.html", "es", to: "/dos/"))
        #expect(!leads("uno/index.html", "es", to: "/dos/"))
        #expect(!leads("uno/index.html", "en", to: "/en/one/"))
    }

    @Test func aPageThatIsADraftNowIsNotTakenForOneThatMoved() async throws {
        let workplace = try await workplace()
        #expect(try await build(workplace).code == 0)
        try workplace.write(
            "---\ntitle: Acerca\nslug: acerca\ndraft: true\n---\nx\n",
            to: "Content/pages/acerca.md"
        )
        try workplace.write("---\ntitle: Nueva\n---\nx\n", to: "Content/pages/nueva.md")
        let run = try await build(workplace)
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.errors.contains("is no longer there"), "\(run.errors)")
        #expect(try workplace.site().files["acerca/index.html"] == nil)
    }

    @Test func htmlThatIsTakenOutIsSaidOnceWithItsPlace() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let text = """
            ---
            title: Uno
            ---
            Texto <span>dos</span> y <i lang="fr">tres</i>

            <div class="caja" id="x">
            <p style="color:red">a</p>
            <p style="color:blue">b</p>
            </div>

            <iframe src="https://video.example/1"></iframe>

            `<video>`
            """
        try workplace.write(text, to: "Content/articles/uno.md")
        try workplace.write(text.replacing("Uno", with: "Dos"), to: "Content/pages/dos.md")
        try workplace.write("Nota <b onclick=\"x()\">c</b>\n", to: "Content/notes/track-x.md")
        let expected = [
            "4:7: warning: <span> is taken out, what is in it stays",
            "6:1: warning: 'class', 'id' of <div> is taken out",
            "7:1: warning: 'style' of <p> is taken out",
            "11:1: warning: <iframe> is taken out, with a link in its place",
        ]
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0, "\(run.errors)")
            for file in ["Content/articles/uno.md", "Content/pages/dos.md"] {
                for line in expected {
                    #expect(run.errors.contains("\(file):\(line)"), "\(run.errors)")
                }
            }
            #expect(run.errors.contains("Content/notes/track-x.md:1:6: warning: 'onclick' of <b>"))
            #expect(run.errors.components(separatedBy: "is taken out").count == 10)
        }
        #expect(try await workplace.build("--strict").code != 0)
    }
}
