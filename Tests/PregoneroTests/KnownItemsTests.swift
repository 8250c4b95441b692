import Foundation
import GRDB
import Testing

@testable import pregonero

/// Leaving unread what came again as it was leaves the same archive and the same site as reading all of it.
@Suite struct KnownItemsTests {
    /// The full number runs in `make torture`.
    private static let stories = UInt64(
        ProcessInfo.processInfo.environment["PREGONERO_STORIES"].flatMap { Int($0) } ?? 6
    )

    @Test(arguments: 1...stories)
    func whateverComesTheArchiveIsThatOfReadingItAll(seed: UInt64) async throws {
        var feed = ChangingFeed(seed: seed)
        let remembering = try Workplace()
        let forgetting = try Workplace()
        var story: [String] = []
        for step in 0...6 {
            if step > 0 { story.append(feed.change()) }
            if step > 0, step.isMultiple(of: 2) { story.append(feed.change()) }
            let clock = "2026-11-21T0\(step):00:00Z"
            for workplace in [remembering, forgetting] { try write(feed, step, to: workplace) }
            if step > 0 { try forgetMarks(in: forgetting) }
            let one = try await remembering.build("--allow-shrink", at: clock)
            let other = try await forgetting.build("--allow-shrink", at: clock)
            #expect(one.code == 0, "\(seed): \(story): \(one.errors)")
            #expect(Self.said(one) == Self.said(other), "\(seed): \(story)")
            #expect(try archive(of: remembering) == archive(of: forgetting), "\(seed): \(story)")
            #expect(try remembering.site().files == forgetting.site().files, "\(seed): \(story)")
        }
    }

    @Test(arguments: [1, 2] as [UInt64])
    func whatIsKnownIsLeftUnread(seed: UInt64) async throws {
        let workplace = try Workplace()
        let feed = ChangingFeed(seed: seed)
        try write(feed, 0, to: workplace)
        #expect(try await workplace.build().code == 0)
        let known = try entries(in: workplace)
        // Beside those of the items, RSS has one of what they inherit.
        #expect(known == (feed.isRSS ? 13 : 12))
        // Not what a program wrote that read it: whoever leaves an item unread keeps it.
        try change("UPDATE items SET title = 'Nadie lo ha leído'", in: workplace)
        try write(feed, 1, to: workplace)
        #expect(try await workplace.build("--full").code == 0)
        #expect(try workplace.site().pages(containing: "Nadie lo ha leído").count > 12)
        #expect(try entries(in: workplace) == known)
    }

    @Test func whatIsAskedForIsReadAgain() async throws {
        let workplace = try Workplace()
        let feed = ChangingFeed(seed: 1)
        try write(feed, 0, to: workplace)
        #expect(try await workplace.build().code == 0)
        let pages = try workplace.site().files
        // As a program that read them wrongly left them.
        try change(
            "UPDATE items SET title = 'Mal leído', received_hash = x'00'",
            in: workplace
        )
        #expect(try await workplace.build("--full").code == 0)
        #expect(try workplace.site().pages(containing: "Mal leído").count > 12)
        #expect(try await workplace.build("--refresh").code == 0)
        #expect(try workplace.site().pages(containing: "Mal leído") == [])
        #expect(try workplace.site().files.keys == pages.keys)
    }

    #if os(Linux)
    /// As a program that is compiled from other sources finds them.
    @Test func whatAnotherProgramHasReadIsReadAgain() async throws {
        let workplace = try Workplace()
        let feed = ChangingFeed(seed: 1)
        try write(feed, 0, to: workplace)
        #expect(try await workplace.build().code == 0)
        let other = workplace.folder.appending(path: "other")
        try FileManager.default.copyItem(at: Workplace.program, to: other)
        var bytes = try Data(contentsOf: other)
        let id = try #require(ProgramIdentity.buildID(of: other.path))
        let place = try #require(bytes.range(of: Data(id)))
        bytes[place.lowerBound] ^= 0xFF
        try bytes.write(to: other)
        try change(
            "UPDATE items SET title = 'Mal leído', received_hash = x'00'",
            in: workplace
        )
        func build(_ program: URL, _ flags: String...) async throws -> Workplace.Run {
            let arguments = ["build", "--clock", Workplace.clock] + flags
            return try await workplace.start(arguments, of: program).finished()
        }
        #expect(try await build(Workplace.program, "--full").code == 0)
        #expect(try workplace.site().pages(containing: "Mal leído").count > 12)
        let run = try await build(other)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.site().pages(containing: "Mal leído") == [])
        #expect(try await build(other).errors.contains(" 0 rendered"))
    }
    #endif

    /// What a build says of its sources and items, without the line of times.
    private static func said(_ run: Workplace.Run) -> [Substring] {
        run.errors.split(separator: "\n").filter { !$0.hasPrefix("time") }
    }

    /// Each time with other white space, so that no answer is known as a whole.
    private func write(_ feed: ChangingFeed, _ step: Int, to workplace: Workplace) throws {
        let text = feed.text + String(repeating: "\n", count: step)
        try workplace.write(text, to: "Content/\(feed.file)")
        let removals = feed.removals.map { "\($0)\n" }.joined()
        try workplace.write(removals, to: "Content/removed.txt")
        try workplace.configure(
            "  - {id: a, kind: feed, url: \(feed.file), rights: own, maxItems: \(feed.mostItems)}\n",
            site: feed.keeping
        )
    }

    private func queue(_ workplace: Workplace) throws -> DatabaseQueue {
        try DatabaseQueue(path: workplace.folder.appending(path: ".pregonero/archive.sqlite").path)
    }

    private func change(_ sql: String, in workplace: Workplace) throws {
        try queue(workplace).write { try $0.execute(sql: sql) }
        // What is written by hand is kept only where nobody knows how the archive was left.
        for suffix in [".pages", ".pages.open"] {
            try? workplace.remove(".pregonero/archive.sqlite\(suffix)")
        }
    }

    private func forgetMarks(in workplace: Workplace) throws {
        try change("DELETE FROM item_marks", in: workplace)
    }

    private func entries(in workplace: Workplace) throws -> Int? {
        try queue(workplace).read { database in
            try Int.fetchOne(database, sql: "SELECT SUM(LENGTH(marks)) / 16 FROM item_marks")
        }
    }

    /// All that the archive holds, row for row.
    private func archive(of workplace: Workplace) throws -> [String] {
        try queue(workplace).read { database in
            let tables = [
                "items", "cleaned", "revisions", "changes", "sources", "redirects", "item_marks",
            ]
            return try tables.flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \(table) ORDER BY 1, 2")
                    .map { "\(table): \($0.description)" }
            }
        }
    }
}
