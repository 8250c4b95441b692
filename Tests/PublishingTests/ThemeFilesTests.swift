import Domain
import Foundation
import Testing

@testable import Publishing

@Suite struct ThemeFilesTests {
    private func theme(
        _ files: [String: [UInt8]],
        _ check: (ThemeFiles) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "theme-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
        }
        try check(ThemeFiles(overrides: folder, folderName: "Templates/"))
    }

    /// `Año` as an editor for Windows saves it.
    private static let latin1: [UInt8] = [0x41, 0xF1, 0x6F]
    private static let utf16: [UInt8] = [0xFF, 0xFE, 0x41, 0, 0xF1, 0]

    @Test(arguments: [
        ("slots/footer.mustache", Self.latin1, "the slot stays empty until it is mended"),
        ("slots/footer.mustache", Self.utf16, "the slot stays empty until it is mended"),
        ("texts/es.txt", Self.latin1, "the theme's own stands in until it is mended"),
        ("assets/base.css", Self.latin1, "the theme's own stands in until it is mended"),
        ("shortcodes/cita.mustache", Self.utf16, "it is left out until it is mended"),
        ("site.css", Self.utf16, "it is left out until it is mended"),
    ])
    func whatIsNotUTF8IsToldAndLeftOut(name: String, bytes: [UInt8], instead: String) throws {
        try theme([name: bytes]) { theme in
            #expect(
                theme.problems.map(\.description) == [
                    "Templates/\(name): warning: the file is not UTF-8 text; \(instead)\nhint: save it as UTF-8"
                ]
            )
            #expect(!theme.isOwn(name))
            #expect(theme.ownCount == 1)
        }
    }

    /// Without it a page, or what an article shows, would go.
    @Test(arguments: ["pages/fichas.mustache", "shortcodes/cita.mustache", "site.css"])
    func whereNothingStandsInItCountsAsItIs(name: String) throws {
        try theme([name: Self.latin1]) { theme in
            #expect(theme.problems.map(\.severity) == [.warning])
            #expect(
                theme.problems.first?.message.hasSuffix("; letters of it cannot be read") == true
            )
            #expect(theme.text(name) == "A\u{FFFD}o")
        }
    }

    @Test func aTemplateThatIsNoTextAndThatNothingReplacesIsAnError() throws {
        try theme(["pages/fichas.mustache": Self.utf16]) { theme in
            #expect(
                theme.problems.map(\.description) == [
                    "Templates/pages/fichas.mustache: error: the file is not UTF-8 text\nhint: save it as UTF-8"
                ]
            )
        }
    }

    @Test(arguments: ["texts/es.txt", "slots/footer.mustache", "site.css"])
    func aMarkBeforeUTF8IsNoPartOfTheText(name: String) throws {
        try theme([name: [0xEF, 0xBB, 0xBF] + Array("motto = Lema".utf8)]) { theme in
            #expect(theme.problems == [])
            #expect(theme.text(name) == "motto = Lema")
        }
    }

    @Test(arguments: [
        ("<p>a</p>\n<!-- mi contador\n", 2, "a comment", "-->"),
        ("<script src=\"https://a.example/a.js\">\n", 1, "<script>", "</script>"),
        ("<!-- a -->\n\n<STYLE>\np { color: red }", 3, "<style>", "</style>"),
        ("<script>a('<!--')</script>\n<textarea>", 2, "<textarea>", "</textarea>"),
        ("<!-->\n<iframe src=\"/a\">", 2, "<iframe>", "</iframe>"),
    ])
    func aSlotThatWouldHideThePageStaysEmpty(
        text: String,
        line: Int,
        element: String,
        closing: String
    ) throws {
        try theme(["slots/head.mustache": Array(text.utf8)]) { theme in
            #expect(
                theme.problems.map(\.description) == [
                    """
                    Templates/slots/head.mustache:\(line): warning: \(element) is not closed and would hide \
                    the rest of each page; the slot stays empty until it is mended
                    hint: write '\(closing)' at its end
                    """
                ]
            )
            #expect(!theme.isOwn("slots/head.mustache"))
        }
    }

    @Test(arguments: [
        "<!-- a --><p>b</p><!-- c -->", "{{! <!-- }}<p>a</p>", "<script><!-- a()\n//--></script>",
        "<style>p::before { content: '<!--' }</style>", "<!--><p>a</p>", "<p>a < b -- c</p>",
        "<scripted-part></scripted-part>",
    ])
    func aSlotThatIsClosedCounts(text: String) throws {
        try theme(["slots/head.mustache": Array(text.utf8)]) { theme in
            #expect(theme.problems == [])
            #expect(theme.text("slots/head.mustache") == text)
        }
    }

    @Test(arguments: [
        (
            "pages/x.mustache", "no page has the template 'pages/x.mustache'",
            "a page type of your own begins with ---, the lines 'path: /x/' and 'title: …', and ---"
        ),
        (
            "pages/artcle.mustache", "no page has the template 'pages/artcle.mustache'",
            "did you mean 'pages/article.mustache'?"
        ),
        (
            "slots/fotter.mustache", "there is no slot 'slots/fotter.mustache'",
            "did you mean 'slots/footer.mustache'?"
        ),
    ])
    func aTemplateThatNoPageHasIsToldWithWhatMayBeMeant(
        name: String,
        message: String,
        hint: String
    ) throws {
        try theme([name: Array("<p>x</p>".utf8)]) { theme in
            let told = theme.unknownPages(besides: [])
            #expect(told.map(\.message) == [message])
            #expect(told.map(\.hint) == [hint])
            #expect(theme.unknownPages(besides: [String(name.dropLast(9))]).isEmpty)
        }
    }

    @Test func aFileOfTextsThatNoLanguageOfTheSiteHasIsTold() throws {
        let names = ["ES.txt", "es.yaml", "fr.txt", "en.txt", "README.md"]
        let files = Dictionary(
            uniqueKeysWithValues: names.map { ("texts/\($0)", Array("# x".utf8)) }
        )
        try theme(files) { theme in
            #expect(
                theme.strayFiles(of: ["es", "en"]).map(\.description).sorted() == [
                    """
                    Templates/texts/ES.txt: warning: nothing is made of 'texts/ES.txt'
                    hint: did you mean 'texts/es.txt'?
                    """,
                    """
                    Templates/texts/es.yaml: warning: nothing is made of 'texts/es.yaml'
                    hint: did you mean 'texts/es.txt'?
                    """,
                    """
                    Templates/texts/fr.txt: warning: the site has no language 'fr'
                    hint: texts of the site: texts/es.txt, texts/en.txt
                    """,
                ]
            )
        }
    }

    @Test func whatLiesWhereNothingIsMadeOfItIsTold() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "theme-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in [
            "asset/mark.svg", "text/es.txt", "Site.css", "base.css", "README.md", "site.css",
            "assets/own.svg", "assets/fonts/a.woff2", "texts/de.txt", "notes/a.md",
        ] {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("x".utf8).write(to: file)
        }
        let theme = ThemeFiles(overrides: folder, folderName: "Templates/")
        let told = theme.strayFiles(of: ["es", "de"]).map { [$0.path ?? "", $0.hint ?? ""] }.sorted
        {
            $0[0] < $1[0]
        }
        #expect(
            told == [
                ["Templates/Site.css", "did you mean 'site.css'?"],
                ["Templates/asset/mark.svg", "did you mean 'assets/mark.svg'?"],
                ["Templates/base.css", "did you mean 'assets/base.css'?"],
                ["Templates/text/es.txt", "did you mean 'texts/es.txt'?"],
            ]
        )
    }
}
