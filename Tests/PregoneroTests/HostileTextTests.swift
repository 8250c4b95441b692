import Foundation
import ScriptedServer
import Testing

/// What steers a display or a terminal in the texts of others reaches neither pages nor the person who builds.
@Suite struct HostileTextTests {
    private static let title =
        "Alza \u{202E}gpj.exe\u{1B}[2J \u{2066}del\u{2028}agua\u{9B}31m"

    private func steers(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFFFE:
                true
            default: false
            }
        }
    }

    @Test func titlesAndNamesStandOnPlainLines() async throws {
        let workplace = try Workplace()
        let row = ["id": "1", "title": Self.title, "author": Self.title, "content": "Texto."]
        let song = ["id": "1", "title": Self.title, "artist": Self.title, "album": Self.title]
        for (name, rows) in [("a", [row]), ("m", [song])] {
            let json = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
            try workplace.write(json, to: "Content/\(name).json")
        }
        try workplace.configure(
            """
              - {id: a, kind: data, model: article, url: a.json, rights: licensed}
              - {id: m, kind: data, model: track, url: m.json}
            """ + "\n"
        )
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(!site.pages(containing: "Alza gpj.exe").isEmpty)
        for page in site.pages { #expect(!steers(site.text(page)), "\(page)") }
        for feed in site.files.keys where feed.hasSuffix(".xml") || feed.hasSuffix(".json") {
            #expect(!steers(site.text(feed)), "\(feed)")
        }
    }

    @Test func aServersWordsDoNotSteerTheTerminal() async throws {
        let server = try ScriptedServer.giving(
            .status(403, body: Array(#"{"message":"No \u001b]0;x\u0007\u202e\u009b31m way"}"#.utf8))
        )
        defer { server.stop() }
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: b, kind: dummyjson-posts, url: \"\(server.origin)\"}\n",
            site: "  network: {allowPrivate: true}\n  deadline: 300"
        )
        for (arguments, said) in [
            (["build", "--verbose"], "31m way"), (["doctor"], "31m way"),
            (["list", "sources"], server.origin),
        ] {
            let run = try await workplace.start(arguments + ["--clock", Workplace.clock]).finished()
            #expect(!steers(run.errors) && !steers(run.output), "\(arguments): \(run.errors)")
            #expect((run.errors + run.output).contains(said), "\(arguments): \(run.errors)")
        }
    }

    @Test func aFeedThatIsLookedAtDoesNotSteerTheTerminal() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...2, title: Self.title), to: "a.xml")
        for (file, said) in [("a.xml", "gpj.exe"), ("\u{1B}[2J.xml", "cannot be read")] {
            let run = try await workplace.run("inspect", "feed", file)
            #expect(!steers(run.errors) && !steers(run.output), "\(run.output)")
            #expect(run.output.contains(said), "\(run.output)\(run.errors)")
        }
    }

    @Test(arguments: ["pictures/a.jpg", "removed.txt", "moved.txt", "maps/a.geojson", "a.xml"])
    func aPipeInThePlaceOfAFileIsNotWaitedFor(path: String) async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: b.xml, sample: a.xml}\n",
            site: path.hasPrefix("maps") ? "  geometry: {file: maps/a.geojson}" : ""
        )
        let file = workplace.folder.appending(path: "Content/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        #expect(mkfifo(file.path, 0o600) == 0)
        // It ends at all; what was to say something is not taken for nothing.
        let run = try await workplace.build()
        let code: Int32 = path.hasPrefix("pictures") ? 0 : path.hasPrefix("maps") ? 2 : 1
        #expect(run.code == code, "\(run.errors)")
        #expect(run.errors.contains(path), "\(run.errors)")
    }
}
