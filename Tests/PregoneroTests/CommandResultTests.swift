import Foundation
import Testing

/// What commands give to programs (`--json`) and what they count.
@Suite struct CommandResultTests {
    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        #expect(try await workplace.build().code == 0)
        return workplace
    }

    private func json(_ run: Workplace.Run) throws -> [String: Any] {
        #expect(run.code == 0, "\(run.errors)")
        return try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        )
    }

    @Test(arguments: [
        ("config", ["sections", "site", "sources"]),
        ("explain /", ["bytes", "changed", "file", "from", "isKept", "page", "shows", "state"]),
        ("clean", ["bytes", "files"]),
        ("clean --unused", ["bytes", "files"]),
        (
            "withdraw https://fuente.example/3 --dry-run",
            ["articles", "file", "isErased", "isListed", "line", "others", "translations"]
        ),
        ("editions --diff 1 1", ["added", "changed", "from", "removed", "to"]),
        ("compress", ["kept", "removed", "saved", "written"]),
        ("new article Uno", ["file", "section"]),
        ("import opml a.opml", ["added", "file", "known", "leftOut"]),
        ("doctor", ["needHands", "sources"]),
        ("build", ["files", "items", "pages", "seconds", "sources"]),
        ("fetch", ["items", "seconds", "sources"]),
    ])
    func everyCommandThatTakesTheFlagHeedsIt(line: String, keys: [String]) async throws {
        let workplace = try await workplace()
        try workplace.write(
            "<opml><body><outline xmlUrl=\"https://luna.example/rss\"/></body></opml>",
            to: "a.opml"
        )
        let found = try json(try await workplace.shell("pregonero \(line) --json"))
        #expect(Set(found.keys).subtracting(["nextDue"]) == Set(keys))
    }

    @Test func whatAFilterLeavesOutIsCountedAndListed() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, exclude: [\"/ 3$/\"]}\n")
        let run = try await workplace.build()
        #expect(run.errors.contains("+5 new  0 updated  1 filtered out"))
        let list = try await workplace.run("list", "filtered")
        #expect(list.code == 0)
        let columns = list.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(columns.map { $0.dropFirst().prefix(2) } == [["a", "exclude: / 3$/"]])
        let rows = try JSONSerialization.jsonObject(
            with: Data(try await workplace.run("list", "filtered", "--json").output.utf8)
        )
        let row = try #require((rows as? [[String: Any]])?.first)
        #expect(row["excludedBy"] as? String == "/ 3$/")
    }

    @Test func pagesThatAreKeptAreCountedAsPages() async throws {
        let workplace = try await workplace()
        let result = try json(try await workplace.build("--json"))
        let pages = try #require(result["pages"] as? [String: Int])
        #expect(pages["rendered"] == 0)
        #expect(pages["kept"] == pages["all"])
        let files = try #require(result["files"] as? [String: Int])
        #expect(files["written"] == 0)
    }

    @Test func aNewArticleSaysWhichSectionItIsIn() async throws {
        let workplace = try await workplace()
        try workplace.configure(site: "sections: [{id: plenos, title: Plenos}]")
        let run = try await workplace.run("new", "article", "Uno")
        #expect(run.errors.contains("section 'plenos', the first one; --section names another:\n"))
        #expect(run.errors.contains("  plenos, "))
        let named = try await workplace.run("new", "article", "Dos", "--section", "sports")
        #expect(named.errors.isEmpty)
        let wrong = try await workplace.run("new", "article", "Tres", "--section", "plenso")
        #expect(wrong.code == 2)
        #expect(
            wrong.errors.hasPrefix(
                "error: there is no section 'plenso'; did you mean 'plenos'? known: plenos, "
            )
        )
        let strange = try await workplace.run("new", "article", "Tres", "--section", "xyzzy")
        #expect(strange.errors.hasPrefix("error: there is no section 'xyzzy'; known: plenos, "))
    }
}
