import Foundation
import Testing

/// A broken or odd file of one's own costs itself: one line says so, and the portal is there.
@Suite struct OddFilesTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Bueno\ndate: 2026-11-20\n---\nTexto\n",
            to: "Content/articles/bueno.md"
        )
        return workplace
    }

    private static let bomb =
        "a: &a [x, x, x, x, x, x, x, x, x]\n"
        + zip("bcdefghi", "abcdefgh").map { name, last in
            "\(name): &\(name) [\(Array(repeating: "*\(last)", count: 9).joined(separator: ", "))]\n"
        }.joined()

    private static let odd: [(name: String, bytes: Data, message: String)] = [
        ("vacio", Data(), "1: warning: the article has no title"),
        (
            "blanco", Data("---\ntitle: \"  \"\n---\nTexto.\n".utf8),
            "2: warning: the article has no title; the file is left out until it is mended\n"
                + "hint: write 'title: …'"
        ),
        (
            "toml", Data("+++\ndate = 2026-11-20\n+++\n".utf8),
            "1: warning: the article has no title; the file is left out until it is mended\n"
                + "hint: add 'title = \"…\"' to its head"
        ),
        (
            "json", Data("{\"date\": \"2026-11-20\"}\n".utf8),
            "1: warning: the article has no title; the file is left out until it is mended\n"
                + "hint: add '\"title\": \"…\"' to its head"
        ),
        ("nulos", Data(count: 5_000), " warning: the file holds NUL bytes: it is no text"),
        (
            "latin", Data([0x2D, 0x2D, 0x2D, 0x0A, 0xF1, 0xE9]),
            " warning: the file is not UTF-8 text"
        ),
        ("ancho", Data([0xFF, 0xFE, 0x2D, 0x00]), " warning: the file holds NUL bytes"),
        (
            "grande", Data(repeating: 0x61, count: 50 << 20),
            " warning: the file has 50 MB; at most 4 are read"
        ),
        (
            "medio", Data(repeating: 0x61, count: 5_000_000),
            " warning: the file has 4.8 MB; at most 4 are read"
        ),
        ("abierto", Data("---\ntitle: Uno\n".utf8), "1:1: warning: the front matter is not closed"),
        (
            "fecha", Data("---\ntitle: U\ndate: ayer\n---\n".utf8),
            "3:7: warning: 'date' must be a date"
        ),
        (
            "dia", Data("---\ntitle: U\ndate: 2026-02-30\n---\n".utf8),
            "3:7: warning: 'date' must be"
        ),
        (
            "siglo", Data("---\ntitle: U\ndate: 1026-11-20\n---\n".utf8),
            "3:7: warning: 'date' must be a date since 1600, not '1026-11-20'"
        ),
        (
            "comillas", Data("---\ntitle: U\ndraft: \"true\"\n---\n".utf8),
            "3:8: warning: 'draft' must be true or false, not 'true'; the file is left out until it is mended\n"
                + "hint: write it without quotation marks"
        ),
        (
            "ajena", Data("---\ntitle: U\nlastmod: 2026-11-20\n---\n".utf8),
            "3:1: warning: unknown key 'lastmod'; the file is left out until it is mended\n"
                + "hint: write 'updated' in its place"
        ),
        (
            "clave", Data("---\ntitle: U\ndarft: true\n---\n".utf8),
            "3:1: warning: unknown key 'darft'"
        ),
        (
            "seccion", Data("---\ntitle: U\nsection: x\n---\n".utf8),
            "3:10: warning: unknown section"
        ),
        ("lista", Data("---\n- a\n---\n".utf8), "2:1: warning: the front matter is a list"),
        ("cita", Data("---\ntitle: \"U\n---\n".utf8), "2:8: warning: YAML: found unexpected end"),
        (
            "bomba", Data("---\ntitle: U\n\(bomb)---\n".utf8),
            "3:14: warning: the front matter holds more"
        ),
        (
            "clavebomba", Data("---\n\(bomb)? *i\n: x\n---\n".utf8),
            "11:1: warning: a key is made of an alias"
        ),
        (
            "hondo", Data("---\nx: \(String(repeating: "[", count: 100_000))\n---\n".utf8),
            "2:5: warning: values are nested too deep"
        ),
    ]

    @Test(arguments: odd.indices) func theRestIsPublished(index: Int) async throws {
        let (name, bytes, message) = Self.odd[index]
        let workplace = try workplace()
        try bytes.write(to: workplace.folder.appending(path: "Content/articles/\(name).md"))
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("Content/articles/\(name).md:\(message)"), "\(run.errors)")
        #expect(run.errors.contains("; the file is left out until it is mended\n"))
        #expect(run.errors.components(separatedBy: "Content/articles/").count == 2)
        #expect(try workplace.site().text("index.html").contains("Bueno"))
        let strict = try await workplace.build("--strict")
        #expect(strict.code == 1)
        #expect(strict.lastLine.hasPrefix("error: there are warnings, and --strict"))
    }

    @Test(arguments: ["pages/x.md", "notes/match-x.md"])
    func pagesAndNotesAreLeftOutToo(path: String) async throws {
        let workplace = try workplace()
        try workplace.write("---\ntitel: x\nauthor: [\n---\n", to: "Content/\(path)")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("Content/\(path):"), "\(run.errors)")
        #expect(run.errors.contains("left out until it is mended"))
    }

    @Test func anArticleThatWasPublishedStaysAsItWas() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        try workplace.write(
            "---\ntitle: Bueno\ndate: mañana\n---\nOtro\n",
            to: "Content/articles/bueno.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("Content/articles/bueno.md:3:7: warning: 'date' must be a date")
        )
        #expect(try workplace.site().files == before)
        try workplace.write(
            "---\ntitle: Bueno\ndate: 2026-11-20\n---\nOtro\n",
            to: "Content/articles/bueno.md"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().pages(containing: "<p>Otro</p>").count == 1)
    }

    @Test(arguments: ["Content/site.yaml", "Content/sources/b.yaml"])
    func aliasesOfAliasesInTheConfigurationAreRefused(path: String) async throws {
        let workplace = try workplace()
        let start = "site: {title: B, baseURL: https://example.org/}\nx:\n"
        let bomb = Self.bomb.split(separator: "\n").map { "  \($0)\n" }.joined()
        try workplace.write(
            (path.hasSuffix("site.yaml") ? start : "- bomb:\n") + bomb
                + "sources:\n  - {id: b, kind: feed, url: b.xml, headers: {X: *i}}\n",
            to: path
        )
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains("\(path)"), "\(run.errors)")
        if path.hasSuffix("site.yaml") {
            #expect(run.errors.contains("the file holds more than 1000000 values"))
        }
    }

    @Test func twoNamesThatOnlyLookAlikeAreNamed() async throws {
        let workplace = try workplace()
        for name in ["mañana", "man\u{303}ana"] {
            try workplace.write("---\ntitle: Uno\n---\nx\n", to: "Content/articles/\(name).md")
        }
        let run = try await workplace.build()
        #if os(Linux)
        #expect(run.code == 1)
        #expect(
            run.errors.utf8.elementsEqual(
                """
                Content/articles/mañana.md: error: its name differs from 'man\u{303}ana.md' only in how its \
                letters are put together (Unicode NFC and NFD)
                hint: rename or remove one of the two
                error: the build failed with 1 error

                """.utf8
            ),
            "\(run.errors)"
        )
        try await workplace.shell("rm Content/articles/mañana.md")
        #endif
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().pages(containing: "Uno").isEmpty == false)
    }

    @Test func aFolderNamedLikeAFileIsAFolder() async throws {
        let workplace = try workplace()
        try workplace.write("---\ntitle: Dentro\n---\nx\n", to: "Content/articles/x.md/y.md")
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().text("index.html").contains("Dentro"))
    }

    @Test func linksThatLeadBackAreSaidAndNotFollowed() async throws {
        let workplace = try workplace()
        try workplace.link("Content/articles/otra/vuelta", to: "..")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.hasPrefix(
                "Content/articles/otra/vuelta: warning: the link leads back to a folder around it\n"
            ),
            "\(run.errors)"
        )
    }

    @Test func anArticleThatExpiresBeforeItsDateIsTold() async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\ntitle: Tarde\ndate: 2026-11-20\nexpires: 2026-11-19\n---\nTexto\n",
            to: "Content/articles/tarde.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/articles/tarde.md:4:10: warning: the article expires before its 'date', and "
                    + "is never shown\nhint: write a later 'expires', or an earlier 'date'\n"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: ["articles/x.markdown", "articles/a/y.MD", "pages/x.mdown", "events/x.Md"])
    func aTextWithAnotherEndingIsToldAndNotRead(path: String) async throws {
        let workplace = try workplace()
        try workplace.write("---\ntitle: X\n---\nx\n", to: "Content/\(path)")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/\(path): warning: it is not read, since its name does not end in '.md'\n"
                    + "hint: rename it\n"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: [
        "articles/h.html", "articles/a/b.TXT", "pages/c.docx", "events/notas.txt",
        "topics/n.pages", "authors/pepe.odt",
    ])
    func aTextThatIsNoMarkdownIsToldAndNotRead(path: String) async throws {
        let workplace = try workplace()
        try workplace.write("<p>x</p>", to: "Content/\(path)")
        try workplace.write("x", to: "Content/articles/_borradores/y.html")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/\(path): warning: it is not read, since its name does not end in '.md'\n"
                    + "hint: save it as Markdown, or put it into Content/static to publish it as it is\n"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("_borradores"), "\(run.errors)")
    }

    @Test(arguments: [
        ("articles/x", "its name does not end in '.md'\nhint: rename it"),
        ("articles/x.md ", "its name does not end in '.md'\nhint: rename it"),
        ("articles/n.pdf", "its name does not end in '.md'\nhint: put it into Content/static"),
        ("notes/n.zip", "its name does not end in '.md'\nhint: put it into Content/static"),
        ("media/a.docx", "it is neither sound nor film\nhint: put it into Content/static"),
        ("pictures/a.pdf", "it is no picture\nhint: put it into Content/static"),
    ])
    func aFileThatIsNothingInItsFolderIsTold(path: String, words: String) async throws {
        let workplace = try workplace()
        try workplace.write("---\ntitle: X\n---\nx\n", to: "Content/\(path)")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let told = "Content/\(path): warning: it is not read, since \(words)"
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    @Test(arguments: [
        ("Removed.txt", "Removed.txt", "did you mean 'removed.txt'?"),
        ("remove.txt", "remove.txt", "did you mean 'removed.txt'?"),
        ("desk.yml", "desk.yml", "did you mean 'desk.yaml'?"),
        ("desk.yaml.txt", "desk.yaml.txt", "did you mean 'desk.yaml'?"),
        ("x.md", "x.md", "articles belong into Content/articles, pages into Content/pages"),
        ("foto.jpg", "foto.jpg", "put it into Content/pictures"),
        ("Articulos/x.md", "Articulos", "did you mean 'articles'?"),
        ("article/x.md", "article", "did you mean 'articles'?"),
        ("Events/x.md", "Events", "did you mean 'events'?"),
        ("fuera/x.md", "fuera", "articles belong into Content/articles"),
        ("imagenes/a.jpg", "imagenes", "pictures belong into Content/pictures"),
    ])
    func whatLiesBesideTheFoldersAndIsNothingIsTold(
        path: String,
        name: String,
        hint: String
    ) async throws {
        let workplace = try workplace()
        try workplace.write("x\n", to: "Content/\(path)")
        let run = try await workplace.build()
        #expect(run.code == 0)
        let told = "Content/\(name): warning: nothing is made of it\nhint: \(hint)"
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    @Test func whatIsNamedOrLiesThereByCustomIsNotTold() async throws {
        let workplace = try workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n"
                + "  - {id: b, kind: data, model: match, url: partidos/liga.csv}\n"
        )
        try workplace.write(Workplace.feed(1...2), to: "Content/a.xml")
        try workplace.write(
            "id,competition,home,away,kickoff\n1,Liga,A,B,2026-12-05\n",
            to: "Content/partidos/liga.csv"
        )
        for path in [
            "partidos/notas.md", "data/notas.md", "samples/a.jpg", "README.md", "LICENSE",
            ".DS_Store", "Thumbs.db", "_ideas.md", "site-prueba.yaml", "tabla.csv", "hazlo.sh",
            "articles/README", "events/LICENSE.txt", "media/compose.py", "pictures/plano.xcf",
        ] { try workplace.write("x\n", to: "Content/\(path)") }
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.errors.contains("warning"), "\(run.errors)")
    }

    @Test(arguments: ["Content/articles/x.md", "Content/pictures/x.jpg", "Content/pages/x.md"])
    func aPipeHoldsNobodyUp(path: String) async throws {
        let workplace = try workplace()
        try await workplace.shell("mkdir -p $(dirname \(path)); mkfifo \(path)")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("\(path): warning: it is a pipe, a socket or a device"))
    }
}
