import Archiving
import Domain
import Foundation
import GRDB
import Testing

/// What the site keeps, and what it takes out for good.
@Suite struct RetentionSweepTests {
    private func take(
        _ fixture: ArchiveFixture,
        _ items: [ReceivedItem],
        _ retention: Retention = .unlimited,
        removals: [String] = [],
        after hours: Double = 0
    ) throws -> IngestTally {
        let batch = fixture.batch(items, after: hours)
        return try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: KeepingRules(
                retention: retention,
                removals: removals.enumerated().map {
                    Removal($1, line: $0 + 1, paths: $1.hasPrefix("/") ? [$1] : [])
                }
            ),
            at: batch.receivedAt
        )
    }

    private let items: [ReceivedItem] = [
        .sample("1", title: "Uno", published: -50), .sample("2", title: "Dos", published: -20),
        .sample("3", title: "Tres", published: -1),
    ]

    @Test func itemsBeyondTheAgeLeaveATombstone() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items)
        let intake = try take(fixture, [], Retention(age: 86_400), after: 1)
        #expect(intake.retired == 1)
        #expect(try fixture.articles(after: 2).map(\.identity) == ["2", "3"])
        #expect(try fixture.edition(after: 2).tombstones().map(\.title) == ["Uno"])
    }

    @Test func onlyTheNewestItemsOfASourceStay() throws {
        let fixture = try ArchiveFixture()
        #expect(try take(fixture, items, Retention(items: 2)).retired == 1)
        #expect(try fixture.articles().map(\.identity) == ["2", "3"])
    }

    @Test(arguments: [Retention(age: 86_400), Retention(items: 2)])
    func aMonthLaterNoPageSaysThatTheyAreGoneAndTheSourceStillCannotBringThemBack(
        _ retention: Retention
    ) throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items)
        var graves: [Int] = []
        for day in stride(from: 0.0, through: 40, by: 4) {
            let hours = 1 + day * 24
            _ = try take(fixture, items, retention, after: hours)
            #expect(try !fixture.articles(after: hours).map(\.identity).contains("1"))
            let edition = try fixture.edition(after: hours)
            graves.append(edition.tombstones().count { $0.title == "Uno" })
        }
        #expect(graves == Array(repeating: 1, count: 8) + [0, 0, 0])
    }

    /// Something changes with each hour, as at a real portal.
    @Test func aBusySiteForgetsThemToo() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items)
        for hours in stride(from: 1.0, through: 31 * 24, by: 6) {
            let new = ReceivedItem.sample("\(hours)", published: hours - 1)
            _ = try take(fixture, [new], Retention(items: 2), after: hours)
        }
        let titles = try fixture.edition(after: 31 * 24).tombstones().map(\.title)
        #expect(!titles.isEmpty && !titles.contains("Uno"))
    }

    /// Another limit lets their source bring them again; until it does, there is nothing.
    @Test func whatWasForgottenHasNoPageAgainWhenTheLimitChanges() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items)
        for day in stride(from: 0.0, through: 36, by: 4) {
            _ = try take(fixture, [], Retention(items: 2), after: 1 + day * 24)
        }
        let later = 37.0 * 24
        _ = try take(fixture, [], Retention(items: 3), after: later)
        #expect(try fixture.edition(after: later).tombstones().isEmpty)
        _ = try take(fixture, [items[0]], Retention(items: 3), after: later + 1)
        #expect(try fixture.articles(after: later + 1).map(\.title) == ["Uno", "Dos", "Tres"])
    }

    @Test func itIsKnownWhenTheNextIsForgotten() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items)
        #expect(try fixture.edition().nextForgetting() == nil)
        _ = try take(fixture, [], Retention(items: 2), after: 1)
        let moment = try #require(try fixture.edition(after: 2).nextForgetting())
        #expect(moment == ArchiveFixture.morning.addingTimeInterval(3_600 + 30 * 86_400 + 1))
    }

    @Test func theyComeBackByThemselvesWhenMoreIsKeptWithinAMonth() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items, Retention(items: 1))
        _ = try take(fixture, [], Retention(items: 3), after: 1)
        #expect(try fixture.articles(after: 2).map(\.title) == ["Uno", "Dos", "Tres"])
    }

    @Test func whatNobodySeesTakesNobodysPlace() throws {
        let fixture = try ArchiveFixture()
        let draft = { (identity: String) in
            var item = ReceivedItem.sample(identity, title: "Borrador", published: -0.5)
            item.isDraft = true
            return item
        }
        #expect(
            try take(fixture, items + [draft("4"), draft("5")], Retention(items: 3)).retired == 0
        )
        #expect(try fixture.articles().map(\.identity) == ["1", "2", "3"])
    }

    @Test func theSourceCannotBringARetiredItemBack() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items, Retention(items: 2))
        let changes = try fixture.archive.newestChangeNumber()
        let intake = try take(fixture, items, Retention(items: 2), after: 1)
        #expect(intake == IngestTally())
        #expect(try fixture.archive.newestChangeNumber() == changes)
    }

    @Test func widerLimitsLetItComeBackWhole() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items, Retention(items: 2))
        _ = try take(fixture, items, after: 1)
        #expect(try fixture.articles(after: 2).map(\.title) == ["Uno", "Dos", "Tres"])
    }

    @Test(arguments: ["2", "https://x.org/2"])
    func whatTheRemovalListNamesIsForgottenButForItsAddress(name: String) throws {
        let fixture = try ArchiveFixture()
        let items: [ReceivedItem] = [
            .sample("1", title: "Uno", address: "x.org/1"),
            .sample("2", title: "Nombre de una persona", address: "x.org/2"),
        ]
        _ = try take(fixture, items)
        #expect(try take(fixture, items, removals: [name], after: 1).retired == 1)
        #expect(try fixture.articles(after: 2).map(\.identity) == ["1"])
        #expect(try fixture.edition(after: 2).tombstones().map(\.title) == [""])
        #expect(try take(fixture, items, removals: [name], after: 2) == IngestTally())
        // Taken off the list, the item may come again.
        _ = try take(fixture, items, after: 3)
        #expect(try fixture.articles(after: 4).count == 2)
    }

    @Test func aPathOfThePortalNamesItsItem() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, items)
        let path = try #require(try fixture.articles().first?.path)
        #expect(try take(fixture, items, removals: [path], after: 1).retired == 1)
        #expect(try fixture.articles(after: 2).map(\.identity) == ["2", "3"])
    }

    @Test func ownArticlesAreNeverRetired() throws {
        let fixture = try ArchiveFixture()
        let batch = fixture.batch([.sample("alt", published: -5_000)], of: "own")
        let intake = try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: KeepingRules(retention: Retention(age: 60, items: 1)),
            at: batch.receivedAt
        )
        #expect(intake.retired == 0)
    }

    @Test func anItemKeepsOnlyItsNewestEarlierForms() throws {
        let fixture = try ArchiveFixture()
        for hour in 0..<30 {
            _ = try take(fixture, [.sample("1", title: "Directo \(hour)")], after: Double(hour))
        }
        let file = fixture.folder.appending(path: "archive.sqlite").path(percentEncoded: false)
        let kept = try DatabaseQueue(path: file).read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM revisions")
        }
        #expect(kept == 20)
    }
}
