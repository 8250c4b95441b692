import Foundation
import Testing

/// Files of `Content/static` are published as they are, and never over a page.
@Suite struct StaticFilesTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("")
        try workplace.write(
            "---\ntitle: Bando\ndate: 2026-11-20\n---\nTexto\n",
            to: "Content/articles/bando.md"
        )
        try workplace.write("---\ntitle: Acerca\n---\nx\n", to: "Content/pages/acerca.md")
        return workplace
    }

    @Test func everyFileIsPublishedAsItIs() async throws {
        let workplace = try workplace()
        let large = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
        let files: [String: [UInt8]] = [
            "ads.txt": Array("anuncios\r\n".utf8), "CNAME": Array("valle.example".utf8),
            ".well-known/security.txt": Array("Contact: mailto:a@b.example\n".utf8),
            "files/bando 3.pdf": large, "vacío.txt": [],
            "boda/index.html": Array("<p>Sí".utf8),
        ]
        for (name, bytes) in files { try workplace.write(bytes, to: "Content/static/\(name)") }
        for left in [".DS_Store", "files/Thumbs.db", "ads.txt~", ".gitkeep", "files/._bando"] {
            try workplace.write("x", to: "Content/static/\(left)")
        }
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        for (name, bytes) in files { #expect(site.files[name] == bytes, "\(name)") }
        for left in ["DS_Store", "Thumbs", "~", "gitkeep", "._"] {
            #expect(!site.files.keys.contains { $0.contains(left) }, "\(left)")
        }
    }

    @Test func whatChangedIsWrittenAndWhatIsGoneIsTakenAway() async throws {
        let workplace = try workplace()
        try workplace.write("uno", to: "Content/static/a/uno.txt")
        try workplace.write("dos", to: "Content/static/dos.txt")
        try workplace.write("mío", to: "public/mio.txt")
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build().errors.contains("files  0 written"))

        try workplace.write("Uno", to: "Content/static/a/uno.txt")
        let run = try await workplace.build()
        #expect(run.errors.contains("files  1 written"), "\(run.errors)")
        #expect(try workplace.site().text("a/uno.txt") == "Uno")

        try FileManager.default.removeItem(at: workplace.folder.appending(path: "Content/static/a"))
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(!site.files.keys.contains { $0.hasPrefix("a/") })
        #expect(site.text("dos.txt") == "dos" && site.text("mio.txt") == "mío")
    }

    /// Each with what it clashes with.
    @Test(arguments: [
        ("index.html", "at '/'"), ("acerca/index.html", "Content/pages/acerca.md at '/acerca/'"),
        ("Noticias", "at '/noticias/'"), ("robots.txt", "the site at '/robots.txt'"),
        ("feed.xml/hoy.txt", "the site at '/feed.xml'"), ("_/mio.css", "the portal's, '/_/'"),
        ("_deploy/hoy.txt", "the portal's, '/_deploy/'"),
        ("_s/manifest.json", "the portal's, '/_s/'"), ("n/2026/11/20", "an article at '/n/2026/"),
    ])
    func aFileInThePlaceOfAnotherIsAnError(name: String, other: String) async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        try workplace.write("mi propio texto", to: "Content/static/\(name)")
        let run = try await workplace.build()
        #expect(run.code == 1, "\(run.errors)")
        #expect(
            run.errors.contains("Content/static/\(name): error: it would stand where "),
            "\(run.errors)"
        )
        #expect(run.errors.contains(other), "\(run.errors)")
        #expect(try workplace.site().files == before)
    }

    @Test func whoeverWantsOtherRulesForRobotsIsToldWhereTheyStand() async throws {
        let workplace = try workplace()
        try workplace.write("User-agent: *\n", to: "Content/static/robots.txt")
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(
            run.errors.contains(
                "hint: take it away: 'aiCrawlers' of the configuration says which programs may gather texts, "
                    + "'protect' closes paths\n"
            ),
            "\(run.errors)"
        )
    }

    @Test func aFirstBuildThatIsRefusedLeavesNothing() async throws {
        let workplace = try workplace()
        try workplace.write("x", to: "Content/static/index.html")
        #expect(try await workplace.build().code == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: workplace.folder.path)
        #expect(names.sorted() == [".pregonero", "Content"], "\(names)")
    }

    /// What stands for a compressed copy would be written over or taken away.
    @Test(arguments: ["ads.txt.gz", "datos.json.br", "feed.xml.gz"])
    func aFileInThePlaceOfACompressedCopyIsAnError(name: String) async throws {
        let workplace = try workplace()
        try workplace.write("x", to: "Content/static/\(name)")
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(
            run.errors.contains("where a copy that the portal makes itself stands"),
            "\(run.errors)"
        )
        try FileManager.default.removeItem(
            at: workplace.folder.appending(path: "Content/static/\(name)")
        )
        try workplace.write("x", to: "Content/static/copia.tar.gz")
        #expect(try await workplace.build().code == 0)
        #expect(workplace.exists("public/copia.tar.gz"))
    }

    @Test func aFileMayTakeThePlaceOfAPageThatIsGone() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        try FileManager.default.removeItem(
            at: workplace.folder.appending(path: "Content/pages/acerca.md")
        )
        try workplace.write("<p>Yo", to: "Content/static/acerca/index.html")
        let run = try await workplace.build("--allow-shrink")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.site().text("acerca/index.html") == "<p>Yo")
    }

    @Test func aFileMayBecomeAFolderAndAFolderAFile() async throws {
        let workplace = try workplace()
        try workplace.write("uno", to: "Content/static/baz")
        try workplace.write("dos", to: "Content/static/dir/a/dos.txt")
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        for name in ["baz", "dir"] { try workplace.remove("Content/static/\(name)") }
        try workplace.write("Uno", to: "Content/static/baz/a/uno.txt")
        try workplace.write("Dos", to: "Content/static/dir")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        #expect(site.text("baz/a/uno.txt") == "Uno" && site.text("dir") == "Dos")
        let back = try await workplace.run("rollback", "--clock", Workplace.clock)
        #expect(back.code == 0, "\(back.errors)")
        #expect(try workplace.site().files == before)
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().files == site.files)
    }

    @Test func aFileOfOthersInAFolderIsInTheWay() async throws {
        let workplace = try workplace()
        try workplace.write("dos", to: "Content/static/dir/dos.txt")
        #expect(try await workplace.build().code == 0)
        try workplace.write("mío", to: "public/dir/mio.txt")
        try workplace.remove("Content/static/dir")
        try workplace.write("Dos", to: "Content/static/dir")
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 1)
            #expect(
                run.errors.contains("public/dir: a folder stands where a file is needed"),
                "\(run.errors)"
            )
            #expect(try workplace.read("public/dir/mio.txt") == "mío")
        }
        try workplace.remove("public/dir/mio.txt")
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().text("dir") == "Dos")
    }

    /// The program's own endings would make them longer than a disk takes.
    @Test(arguments: [238, 239, 251, 252, 255]) func aNameMayBeAsLongAsCanBe(length: Int)
        async throws
    {
        let workplace = try workplace()
        try workplace.configure(site: "  compress: all")
        let name = String(repeating: "x", count: length - 4) + ".txt"
        var sites: [[String: [UInt8]]] = []
        for text in ["uno ", "dos "] {
            let whole = String(repeating: text, count: 200)
            try workplace.write(whole, to: "Content/static/\(name)")
            let run = try await workplace.build()
            #expect(run.code == 0, "\(run.errors)")
            sites.append(try workplace.site().files)
            #expect(sites.last?[name] == Array(whole.utf8))
            #expect((sites.last?["\(name).gz"] != nil) == (length <= 252))
        }
        #expect(try await workplace.run("rollback", "--clock", Workplace.clock).code == 0)
        #expect(try workplace.site().files == sites[0])
        try workplace.remove("Content/static/\(name)")
        #expect(try await workplace.build().code == 0)
        #expect(try !workplace.site().files.keys.contains { $0.hasPrefix("xxx") })
    }

    /// Programs that send a site go by bytes: a mark upon a quote does not make a letter of it.
    @Test(arguments: [
        "a\u{7}b.txt", "x\"\u{301}||!id;#.txt", "x\"\u{301} ../b #", "a\r\nb.txt",
    ])
    func aNameThatNoAddressCanHoldIsLeftOut(name: String) async throws {
        let workplace = try workplace()
        try workplace.write("x", to: "Content/static/\(name)")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("its name holds a sign that no address can"), "\(run.errors)")
        #expect(try await workplace.build("--strict").code == 1)
    }

    @Test(arguments: ["it's 50% $HOME #1 (ñ).txt", "e\u{301}.txt", "¿qué?&=+;,[1].txt"])
    func aNameOfAnyScriptIsKept(name: String) async throws {
        let workplace = try workplace()
        try workplace.write("x", to: "Content/static/\(name)")
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.site().files[name] == Array("x".utf8))
    }

    /// Pictures and sounds keep their names beside the sum of what they hold.
    @Test(arguments: ["pictures/a\r\n!id.svg", "media/a\"\u{301}.mp3"])
    func namesOfOtherFilesAreHeldToTheSame(name: String) async throws {
        let workplace = try workplace()
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
            to: "Content/\(name)"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("its name holds a sign that no address can"), "\(run.errors)")
    }

    @Test func explainNamesTheFile() async throws {
        let workplace = try workplace()
        try workplace.write("x", to: "Content/static/ads.txt")
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.run("explain", "/ads.txt", "--clock", Workplace.clock)
        #expect(run.output.contains("Content/static/ads.txt"), "\(run.output)")
    }
}
