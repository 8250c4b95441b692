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
            // What may be shown of it is for the owner of each site to say.
            let expected = one.merging(["rights": "excerpt"]) { $1 }
            #expect(NSDictionary(dictionary: expected) == NSDictionary(dictionary: other))
        }
        #expect(
            run.errors.contains(
                "fuentes.opml: note: the list claims rights for 2 feeds; they are shown as excerpts"
            ),
            "\(run.errors)"
        )
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

    @Test(arguments: [(1, false), (7, false), (15, true), (40, true)])
    func oneThatWasCutOffIsTold(missing: Int, isTold: Bool) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let list = """
            <opml version="1.0"><body>
            <outline text="Luna" xmlUrl="https://luna.example/rss"/>
            <outline text="Sol" xmlUrl="https://sol.example/rss"/>
            </body></opml>
            """
        try workplace.write(String(list.dropLast(missing)), to: "a.opml")
        let run = try await workplace.run("import", "opml", "a.opml")
        #expect(run.code == 0)
        let words = """
            a.opml: warning: the end of the file is missing; \(missing == 40 ? "1 feed" : "2 feeds") that can be \
            taken over \(missing == 40 ? "stands" : "stand") in it whole
            hint: export the list again, and import that

            """
        #expect(run.errors.hasPrefix(words) == isTold, "\(run.errors)")
    }

    @Test func whatIsNoOPMLIsRefused() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("<html></html>", to: "a.opml")
        let run = try await workplace.run("import", "opml", "a.opml")
        #expect(run.code == 2)
        #expect(run.lastLine == "error: a.opml: this is no OPML")
    }

    /// What came of a list with these outlines, and the file that was written.
    private func imported(
        _ outlines: String...,
        sections: String = ""
    ) async throws -> (run: Workplace.Run, workplace: Workplace) {
        let workplace = try Workplace()
        try workplace.configure(site: sections)
        try workplace.write(
            "<opml version=\"2.0\"><body>\n\(outlines.joined(separator: "\n"))\n</body></opml>",
            to: "a.opml"
        )
        let run = try await workplace.run("import", "opml", "a.opml")
        return (run, workplace)
    }

    @Test(arguments: [
        (
            "http://luna.example/?k=${env:NEWSAPI_KEY}",
            "its address asks for a value of your environment"
        ),
        (
            "https://ana:secreto@luna.example/rss",
            "its address at luna.example holds a name or a password"
        ),
        ("file:///etc/passwd", "'file:///etc/passwd' is no address of the web"),
        ("javascript:alert(1)", "'javascript:alert(1)' is no address of the web"),
        ("noticias.xml", "'noticias.xml' is no address of the web"),
        (
            "http://127.0.0.1/rss",
            "'http://127.0.0.1/rss' is not asked: 127.0.0.1 is this computer's own address"
        ),
        (
            "http://2130706433/",
            "'http://127.0.0.1/' is not asked: 127.0.0.1 is this computer's own address"
        ),
        (
            "feed://169.254.169.254/x",
            "'http://169.254.169.254/x' is not asked: 169.254.169.254 is where a cloud or a "
                + "link keeps its own services"
        ),
        (
            "http://[::1]:8080/",
            "'http://[::1]:8080/' is not asked: [::1] is this computer's own address"
        ),
        (
            "http://router.local/",
            "'http://router.local/' is not asked: router.local is a name of a "
                + "private network"
        ),
        (
            "http://intra/rss",
            "'http://intra/rss' is not asked: intra is a name of a private network"
        ),
        (
            "http://luna.example:22/",
            "'http://luna.example:22/' is not asked: port 22 is not a web port"
        ),
    ])
    func anAddressThatNoStrangerMayNameIsLeftOutAndTold(
        address: String,
        reason: String
    ) async throws {
        let (run, workplace) = try await imported(
            "<outline text=\"Mala\"",
            "xmlUrl=\"\(address)\"/>",
            "<outline text=\"Buena\" xmlUrl=\"https://sol.example/rss\"/>"
        )
        #expect(run.code == 0)
        #expect(run.errors.contains("a.opml:2: warning: \(reason); left out\n"), "\(run.errors)")
        #expect(run.errors.contains("1 feed added, 0 there already, 1 left out\n"))
        #expect(!run.errors.contains("secreto"))
        #expect(try await Self.rows(workplace).map { $0["id"] as? String } == ["buena"])
    }

    @Test(arguments: [
        ("feed://luna.example/rss", "http://luna.example/rss"),
        ("feed:https://luna.example/rss", "https://luna.example/rss"),
        ("FEED:luna.example/rss", "http://luna.example/rss"),
        (" https://luna.example/a b ", "https://luna.example/a%20b"),
    ])
    func addressesOfReadersBecomeThoseOfTheWeb(address: String, expected: String) async throws {
        let (run, workplace) = try await imported("<outline xmlUrl=\"\(address)\"/>")
        #expect(run.code == 0)
        #expect(try await Self.rows(workplace).map { $0["url"] as? String } == [expected])
    }

    @Test(arguments: [
        "null", "~", "true", "12", "2026-11-21", "a: b", "# no", "- x", "&a x", "*a", "!tag x",
        "'", "\"", "\\", "{a: 1}", "[", "%x", "@x", "`", "|", ">", "? x", "a&#10;- id: mala",
        "a&#13;&#10;site:", "\u{85}x", "\u{2028}- x", "\u{202E}x", "&#27;[31m", "...", "---",
    ])
    func aTitleIsATextWhateverItHolds(title: String) async throws {
        let attribute = title.replacing("\"", with: "&quot;")
        let (run, workplace) = try await imported(
            "<outline title=\"\(attribute)\" pregonero:id=\"una\" xmlUrl=\"https://luna.example/rss\"/>"
        )
        #expect(run.code == 0, "\(run.errors)")
        let rows = try await Self.rows(workplace)
        #expect(rows.count == 1)
        let found = rows.first?["title"] as? String ?? ""
        #expect(found.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
        let plain = title.split { $0.isWhitespace }.joined(separator: " ")
        if plain.allSatisfy(\.isASCII), !plain.contains(";") { #expect(found == plain) }
    }

    @Test func aTitleThatAsksForASecretIsNoTitle() async throws {
        let (_, workplace) = try await imported(
            "<outline title=\"${env:NEWSAPI_KEY}\" xmlUrl=\"https://luna.example/rss\"/>"
        )
        let text = try workplace.read("Content/sources/imported.yaml")
        #expect(!text.contains("env"))
        #expect(try await Self.rows(workplace).map { $0["id"] as? String } == ["luna-example"])
    }

    @Test func whatTheListClaimsOfItselfIsNotBelieved() async throws {
        let (run, workplace) = try await imported(
            "<outline text=\"A\" xmlUrl=\"https://luna.example/rss\" pregonero:rights=\"own\"",
            "pregonero:country=\"e: s\" language=\"&#10;x\" pregonero:id=\"own\"/>"
        )
        #expect(run.code == 0)
        let row = try #require(try await Self.rows(workplace).first)
        #expect(row["rights"] as? String == "excerpt")
        #expect(row["id"] as? String == "own-2")
        #expect(row["country"] == nil)
        #expect(row["language"] == nil)
    }

    @Test func foldersAreSectionsByTheirTitlesAndWords() async throws {
        let (run, workplace) = try await imported(
            "<outline text=\"CIENCIA\"><outline text=\"A\" xmlUrl=\"https://a.example/\"/></outline>",
            "<outline text=\"Sport\"><outline text=\"B\" xmlUrl=\"https://b.example/\"/></outline>",
            "<outline text=\"Varios\"><outline text=\"C\" xmlUrl=\"https://c.example/\"/></outline>"
        )
        let rows = try await Self.rows(workplace)
        #expect(rows.map { $0["section"] as? String } == ["science", "sports", nil])
        #expect(run.errors.contains("a.opml: note: folders that are no section: Varios\n"))
    }

    @Test func anIdThatItemsAreArchivedUnderIsNotGivenAgain() async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: sol, kind: feed, url: \"https://sol.example/\", formerly: luna}\n"
        )
        try workplace.write(
            "<opml><body><outline text=\"Luna\" xmlUrl=\"https://luna.example/\"/></body></opml>",
            to: "a.opml"
        )
        #expect(try await workplace.run("import", "opml", "a.opml").code == 0)
        #expect(try await Self.rows(workplace).map { $0["id"] as? String } == ["sol", "luna-2"])
    }

    @Test func oneAddressInTwoSpellingsIsOneFeed() async throws {
        let (run, _) = try await imported(
            "<outline text=\"A\" xmlUrl=\"https://LUNA.example\"/>",
            "<outline text=\"B\" xmlUrl=\"https://luna.example/\"/>"
        )
        #expect(run.errors.contains("1 feed added, 1 there already\n"))
    }

    @Test func deepNestingLosesNoFeed() async throws {
        let depth = 20_000
        let (run, _) = try await imported(
            String(repeating: "<outline text=\"x\">", count: depth)
                + "<outline xmlUrl=\"https://a.example/\"/>"
                + String(repeating: "</outline>", count: depth)
                + "<outline text=\"B\" xmlUrl=\"https://b.example/\"/>"
        )
        #expect(run.errors.contains("2 feeds added"), "\(run.errors.suffix(300))")
    }
}
