import Foundation
import Testing

/// The list of sources that a portal offers is one that it can itself read.
@Suite struct OPMLTests {
    private static let sources = """
          - {id: uno, kind: feed, title: "Uno & dos", url: "https://uno.example/feed?a=1&b=2", section: science, language: fr, country: fr, rights: cc, sample: a.xml}
          - {id: dos, kind: feed, title: Dos, url: "https://dos.example/rss", sample: a.xml}
          - {id: tres, kind: feed, url: a.xml}

        """

    @Test func whatIsExportedComesBackTheSame() async throws {
        let first = try Workplace()
        try first.write(Workplace.feed(1...3), to: "Content/a.xml")
        try first.configure(Self.sources)
        #expect(try await first.build("--offline").code == 0)
        let second = try Workplace()
        try second.configure()
        try second.write(try first.read("public/fuentes.opml"), to: "fuentes.opml")
        let run = try await second.run("import", "opml", "fuentes.opml")
        #expect(run.code == 0)
        #expect(run.output == "Content/sources/imported.yaml\n")
        #expect(run.errors.contains("2 feeds added, 0 there already"))
        let before = try await Self.rows(first).filter { ($0["url"] as? String) != "a.xml" }
        let after = try await Self.rows(second)
        #expect(before.count == 2)
        for (one, other) in zip(before, after) {
            #expect(NSDictionary(dictionary: one) == NSDictionary(dictionary: other))
        }
        let again = try await second.run("import", "opml", "fuentes.opml")
        #expect(again.errors.contains("0 feeds added, 2 there already"))
        #expect(again.output.isEmpty)
    }

    private static func rows(_ workplace: Workplace) async throws -> [[String: Any]] {
        let run = try await workplace.run("list", "sources", "--json")
        let rows = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return rows as? [[String: Any]] ?? []
    }

    @Test func listsOfOtherReadersAreTakenWithTheirFolders() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            """
            <opml version="1.0"><body><outline text="science">
            <outline text="Luna" xmlUrl="https://luna.example/rss"/>
            <outline title="Luna" xmlUrl="https://otra.example/rss"></outline>
            <outline text="Nada" xmlUrl="javascript:alert(1)"/>
            </outline></body></opml>
            """,
            to: "a.opml"
        )
        #expect(try await workplace.run("import", "opml", "a.opml").code == 0)
        let rows = try await Self.rows(workplace)
        #expect(rows.map { $0["id"] as? String } == ["luna", "luna-2"])
        #expect(rows.map { $0["section"] as? String } == ["science", "science"])
    }

    @Test func whatIsNoOPMLIsRefused() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("<html></html>", to: "a.opml")
        let run = try await workplace.run("import", "opml", "a.opml")
        #expect(run.code == 2)
        #expect(run.lastLine == "error: a.opml: this is no OPML")
    }
}
