import Foundation
import ScriptedServer
import Synchronization
import TestSupport
import Testing

/// What `--erase` takes away is nowhere: not in a table, an answer, a picture, a copy, nor when its source tells it again.
@Suite struct ErasureTests {
    private static let words = [
        "Zarzamora Indecible", "Zarzamora Primera", "párrafo innombrable", "borrador innombrable",
        "Autora Secreta", "Rúbrica Oculta", "privado-7", "guid-oculto", "secreto.png",
    ]

    private static func feed(_ secret: String, picture: String?) -> String {
        let media = picture.map { "<media:content url=\"\($0)\" medium=\"image\"/>" } ?? ""
        let item = """
            <item><title>\(secret)</title><link>https://fuente.example/privado-7</link>
            <guid>guid-oculto</guid><pubDate>20 Nov 2026 07:00:00 GMT</pubDate>
            <author>Autora Secreta</author><category>Rúbrica Oculta</category>
            <description>Un \(secret.hasSuffix("Primera") ? "borrador" : "párrafo") innombrable.
            </description>\(media)</item>
            """
        return Workplace.feed(1...12).replacing("</channel>", with: item + "</channel>")
            .replacing(
                "<rss version=\"2.0\"",
                with: "<rss version=\"2.0\" xmlns:media=\"http://search.yahoo.com/mrss/\""
            )
    }

    /// Files in which one of the words stands, wherever in it.
    private func traces(in workplace: Workplace) throws -> [String] {
        try [".pregonero", "public"].flatMap { folder in
            try BuiltSite(folder: workplace.folder.appending(path: folder)).files
                .compactMap { name, bytes in
                    let data = Data(bytes)
                    let found = Self.words.filter { data.range(of: Data($0.utf8)) != nil }
                    return found.isEmpty ? nil : "\(folder)/\(name): \(found)"
                }
        }.sorted()
    }

    @Test(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
    func itsBytesAreNowhere() async throws {
        let answer = Mutex("")
        let picture = InventedPicture.png(700, 400, tint: 77)
        let server = try ScriptedServer { request in
            request.path.hasSuffix(".png")
                ? .ok(picture, type: "image/png")
                : .ok(
                    Array(answer.withLock { $0 }.utf8),
                    type: "application/rss+xml",
                    headers: [("ETag", "\"1\"")]
                )
        }
        defer { server.stop() }
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: \"\(server.origin)/feed.xml\", rights: licensed}\n",
            site: "  network: {allowPrivate: true}\n  compress: all\n"
                + "  deadline: 300\n  pictureDeadline: 300\n"
        )
        let address = "\(server.origin)/secreto.png"
        answer.withLock { $0 = Self.feed("Zarzamora Primera", picture: address) }
        #expect(try await workplace.build().code == 0)
        answer.withLock { $0 = Self.feed("Zarzamora Indecible", picture: address) }
        let second = try await workplace.build("--refresh=a", at: "2026-11-21T07:00:00Z")
        #expect(second.code == 0, "\(second.errors)")
        let before = try traces(in: workplace)
        for place in [
            ".pregonero/archive.sqlite:", ".pregonero/responses/", ".pregonero/editions-",
            "public/index.html:",
        ] {
            #expect(before.contains { $0.hasPrefix(place) }, "\(place)")
        }
        let page = try #require(
            try workplace.site().pages.first { $0.contains("/zarzamora-") }
        )

        // An archive that somebody left beside it goes, too.
        try workplace.write("Zarzamora Indecible", to: ".pregonero/archive.sqlite.damaged-1")
        let run = try await workplace.run(
            "withdraw",
            "/\(page)",
            "--erase",
            "--offline",
            "--clock",
            "2026-11-21T07:01:00Z"
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(try traces(in: workplace) == [])
        #expect(try await workplace.run("rollback").lastLine.hasPrefix("hint: each build"))
        try await expectNothingElse(of: picture, in: workplace)

        // Its source tells it again: in the next answers, to a build that begins anew, and after a change.
        for (hour, title) in [(10, "Indecible"), (14, "Indecible"), (18, "Primera")] {
            answer.withLock { $0 = Self.feed("Zarzamora \(title)", picture: address) }
            let run = try await workplace.build("--refresh=a", at: "2026-11-21T\(hour):00:00Z")
            #expect(run.code == 0, "\(run.errors)")
            #expect(try traces(in: workplace) == [], "\(hour)")
            #expect(try workplace.site().files[page] != nil)
        }
        try workplace.remove(".pregonero")
        try workplace.remove("public")
        let anew = try await workplace.build(at: "2026-11-21T20:00:00Z")
        #expect(anew.code == 0, "\(anew.errors)")
        #expect(try traces(in: workplace) == [])
        #expect(try workplace.site().pages(containing: "Noticia 3").count > 0)
    }

    /// What is packed holds nothing else than what lies beside it.
    private func expectNothingElse(of picture: [UInt8], in workplace: Workplace) async throws {
        let files = try workplace.site().files
        let full = try await workplace.build(
            "--full",
            "--offline",
            "--output",
            "full",
            at: "2026-11-21T07:01:00Z"
        )
        #expect(full.code == 0)
        #expect(try workplace.site("full").files == files)
        #expect(files.keys.contains { $0.hasSuffix(".br") })
        #expect(!files.keys.contains { $0.hasPrefix("_/p/") })
        let state = try BuiltSite(folder: workplace.folder.appending(path: ".pregonero")).files
        #expect(!state.values.contains { Data($0).range(of: Data(picture)) != nil })
        #expect(!state.keys.contains { $0.hasPrefix("pictures/copies/") && !$0.hasSuffix(".json") })
    }

    /// A portal from which a page was removed, with the path of that page.
    private func withOneRemoved() async throws -> (Workplace, page: String) {
        let workplace = try Workplace()
        try workplace.write(Self.feed("Zarzamora Indecible", picture: nil), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        #expect(try await workplace.build().code == 0)
        let page = try #require(try workplace.site().pages.first { $0.contains("/zarzamora-") })
        try workplace.write("/\(page)\n", to: "Content/removed.txt")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        return (workplace, page)
    }

    @Test(arguments: ["erase ", "Erase: ", "ERASE\t", "erase:  "])
    func whatWasTakenOutBeforeCanBeErased(word: String) async throws {
        let (workplace, page) = try await withOneRemoved()
        // A line of a person's own does what the command does.
        try workplace.write(
            "/\(page)\n\(word)https://fuente.example/privado-7\n",
            to: "Content/removed.txt"
        )
        // The repository from which a branch was sent holds the page as it was.
        try workplace.write("Zarzamora Indecible", to: ".pregonero/deploying/git-1/objects/1")
        for hour in 8...9 {
            let run = try await workplace.build("--quiet", at: "2026-11-21T0\(hour):00:00Z")
            #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
            #expect(try traces(in: workplace) == [])
        }
    }

    /// As after a build that was ended once it had erased it: the number of erasures cannot be noted.
    @Test func whatABuildThatFailedHadErasedGoesWithTheNext() async throws {
        let (workplace, page) = try await withOneRemoved()
        #expect(try traces(in: workplace).contains { $0.hasPrefix(".pregonero/editions-") })
        try workplace.write("erase /\(page)\n", to: "Content/removed.txt")
        try workplace.write("x", to: ".pregonero/erasures/x")
        #expect(try await workplace.build(at: "2026-11-21T08:00:00Z").code != 0)
        try workplace.remove(".pregonero/erasures")
        let run = try await workplace.build("--quiet", at: "2026-11-21T09:00:00Z")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(try traces(in: workplace) == [])
        #expect(try workplace.read(".pregonero/erasures") == "1\n")
        // Once is enough.
        #expect(try await workplace.build(at: "2026-11-21T10:00:00Z").code == 0)
        #expect(try workplace.read(".pregonero/erasures") == "1\n")
    }

    @Test func theSameStoryOfAnotherSourceGoesWithIt() async throws {
        let workplace = try Workplace()
        let text = Self.feed("Zarzamora Indecible la de las cuatro palabras", picture: nil)
        try workplace.write(text, to: "Content/a.xml")
        let other = text.replacing("guid-oculto", with: "otro").replacing("privado-7", with: "otro")
            .replacing("https://fuente.example/", with: "https://otra.example/")
            .replacing("Noticia ", with: "Otra cosa ")
        try workplace.write(other, to: "Content/b.xml")
        try workplace.configure(
            """
              - {id: a, kind: feed, url: a.xml, rights: licensed}
              - {id: b, kind: feed, url: b.xml, rights: licensed}

            """
        )
        #expect(try await workplace.build().errors.contains("1 duplicates folded"))
        let page = try #require(try workplace.site().pages.first { $0.contains("/zarzamora-") })
        let run = try await workplace.run(
            "withdraw",
            "/\(page)",
            "--erase",
            "--clock",
            "2026-11-21T07:00:00Z"
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(try traces(in: workplace) == [])
        #expect(try await workplace.build(at: "2026-11-21T08:00:00Z").code == 0)
        #expect(try traces(in: workplace) == [])
    }
}
