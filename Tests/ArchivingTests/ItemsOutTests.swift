import Domain
import Foundation
import GRDB
import Testing

@testable import Archiving

/// What is left of items that are kept out.
@Suite struct ItemsOutTests {
    private let fixture: ArchiveFixture

    init() throws { fixture = try ArchiveFixture() }

    private var item: ReceivedItem {
        var item = ReceivedItem.sample("1", published: -50)
        item.content = Markup("<p>Texto</p>", format: .html, base: "https://x.org/secreto/")
        item.reactions = Reactions(likes: 7, dislikes: nil, views: nil)
        item.story = "secreto"
        item.details.publisher = "Agencia"
        item.details.sponsor = "Secreto, S.A."
        item.details.inserts = [["<b>secreto</b>"]]
        item.details.live = LiveCoverage(entries: [], points: ["secreto"])
        item.details.corrections = [
            Correction(date: ArchiveFixture.morning, text: "secreto", kind: .correction)
        ]
        return item
    }

    private func take(_ keeping: KeepingRules, _ items: [ReceivedItem], after hours: Double) throws
    {
        let batch = fixture.batch(items, after: hours)
        _ = try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: keeping,
            at: batch.receivedAt
        )
    }

    /// What stands in its columns besides a headline and texts.
    private func kept() throws -> [String: String] {
        let columns = ["details", "reactions", "base", "own_story"]
        return try fixture.archive.database.read { database in
            var kept: [String: String] = [:]
            for column in columns {
                kept[column] = try String.fetchOne(
                    database,
                    sql: "SELECT \(column) FROM items WHERE identity = '1'"
                )
            }
            return kept
        }
    }

    @Test func nothingIsLeftOfWhatTheListNames() throws {
        try take(KeepingRules(), [item], after: 0)
        let before = try kept()
        #expect(before.count == 4)
        try take(KeepingRules(removals: [Removal("1", line: 1)]), [item], after: 1)
        #expect(try kept() == [:])
        // Taken off the list, it comes back whole.
        try take(KeepingRules(), [item], after: 2)
        #expect(try kept() == before)
    }

    @Test func ofWhatIsOneOfTooManyItIsKnownInTheEndWhoPublishedIt() throws {
        try take(KeepingRules(), [item], after: 0)
        let newer = ReceivedItem.sample("0", published: -1)
        let before = try kept()
        let keeping = KeepingRules(retention: Retention(items: 1))
        try take(keeping, [newer], after: 1)
        #expect(try kept() == before)
        for day in stride(from: 4.0, through: 36, by: 4) {
            try take(keeping, [newer], after: day * 24)
        }
        #expect(try kept() == ["details": "{\"publisher\":\"Agencia\"}"])
    }
}
