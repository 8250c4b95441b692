import Domain
import Foundation
import GRDB
import Testing

@testable import Archiving

/// Items to which their feed gave one id, some of which are erased.
@Suite struct ErasedItemsTests {
    private let fixture: ArchiveFixture

    init() throws { fixture = try ArchiveFixture() }

    private func item(_ name: String, title: String) -> ReceivedItem {
        var item = ReceivedItem.sample("guid-oculto", title: title, address: "x.org/\(name)")
        item.mayHaveNamesakes = true
        return item
    }

    private var items: [ReceivedItem] {
        [item("a", title: "Abre el molino"), item("b", title: "Cierra el puente")]
    }

    private func take(
        _ items: [ReceivedItem],
        erasing names: [String] = [],
        after hours: Double
    ) throws -> IngestTally {
        let batch = fixture.batch(items, after: hours)
        let removals = names.enumerated().map { line, name in
            Removal(
                "https://x.org/\(name)",
                line: line + 1,
                canonicalAddress: "https://x.org/\(name)",
                isErased: true
            )
        }
        return try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: KeepingRules(removals: removals),
            at: batch.receivedAt
        )
    }

    private func names() throws -> [String] {
        try fixture.archive.database.read { database in
            try String.fetchAll(
                database,
                sql: "SELECT name FROM namesakes UNION ALL SELECT identity FROM namesakes"
            )
        }
    }

    @Test func theirIDIsNowhereAndTheyStayOut() throws {
        _ = try take(items, after: 0)
        #expect(try names().count == 4)
        #expect(try take(items, erasing: ["a", "b"], after: 1).erased == 2)
        #expect(try names().allSatisfy { $0.hasPrefix(ErasureMark.sign) })
        let again = try take(items.reversed(), erasing: ["a", "b"], after: 2)
        #expect(again.added == 0 && again.erasedFrom == ["a"])
        #expect(try names().allSatisfy { $0.hasPrefix(ErasureMark.sign) })
        // What else comes under it is something else.
        let other = item("c", title: "Llega el cartero")
        #expect(try take(items + [other], erasing: ["a", "b"], after: 3).added == 1)
        #expect(try fixture.articles(after: 4).map(\.title) == ["Llega el cartero"])
    }

    @Test func thatItIsInFilesStillIsKnownUntilItIsGone() throws {
        _ = try take(items, after: 0)
        #expect(try fixture.archive.sourcesToShred() == nil)
        _ = try take(items, erasing: ["a"], after: 1)
        #expect(try fixture.archive.sourcesToShred() == ["a"])
        // As of a build that was ended before.
        #expect(try take([], erasing: ["a"], after: 2).erased == 0)
        #expect(try fixture.archive.sourcesToShred() == ["a"])
        try fixture.archive.shred()
        try fixture.archive.noteShredded()
        #expect(try fixture.archive.sourcesToShred() == nil)
        _ = try take(items, erasing: ["a"], after: 3)
        #expect(try fixture.archive.sourcesToShred() == nil)
    }

    @Test func theOthersAreKnownAsBefore() throws {
        _ = try take(items, after: 0)
        _ = try take(items, erasing: ["a"], after: 1)
        for hour in 2...3 {
            let again = try take(items, erasing: ["a"], after: Double(hour))
            #expect(again.added + again.updated == 0)
            #expect(try fixture.articles(after: 4).map(\.title) == ["Cierra el puente"])
        }
    }
}
