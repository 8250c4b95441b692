import Archiving
import Domain
import Foundation
import GRDB
import Testing

/// What becomes of an archive when the clocks of its builds contradict each other.
@Suite struct ChronologyTests {
    private static let year = 365.0 * 24

    private func take(
        _ fixture: ArchiveFixture,
        _ items: [ReceivedItem],
        after hours: Double,
        keeping: KeepingRules = KeepingRules()
    ) throws -> IngestTally {
        let batch = fixture.batch(items, after: hours)
        _ = try fixture.archive.begin(
            rules: fixture.rules,
            keeping: keeping,
            at: batch.receivedAt
        )
        return try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: keeping,
            at: batch.receivedAt
        )
    }

    private func dates(_ fixture: ArchiveFixture) throws -> [Double] {
        try fixture.articles().map {
            $0.firstSeen.timeIntervalSince(ArchiveFixture.morning) / 3_600
        }
    }

    private func remark(_ fixture: ArchiveFixture, after hours: Double) throws -> String? {
        try fixture.archive.begin(
            rules: fixture.rules,
            at: ArchiveFixture.morning.addingTimeInterval(hours * 3_600)
        ).remarks.first?.message
    }

    @Test(arguments: [-1, nil] as [Double?])
    func whatCameUnderAClockThatWasAheadIsDatedAnew(published: Double?) throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, [.sample("1", published: published)], after: 0)
        _ = try take(fixture, [.sample("2", published: published)], after: 10 * Self.year)
        #expect(try remark(fixture, after: 2)?.contains("what it noted for times to come") == true)
        #expect(try dates(fixture) == [0, 2])
        let order = try fixture.articles().map(\.order)
        #expect(order.allSatisfy { $0 <= ArchiveFixture.morning.addingTimeInterval(2 * 3_600) })
        #expect(try remark(fixture, after: 3) == nil)
    }

    @Test(arguments: [-1, nil] as [Double?])
    func aBuildForAnEarlierMomentChangesNothing(published: Double?) throws {
        let fixture = try ArchiveFixture()
        for hour in 0..<5 {
            let date = published.map { Double(hour * 40) + $0 }
            let item = ReceivedItem.sample("\(hour)", published: date)
            _ = try take(fixture, [item], after: Double(hour * 40))
        }
        let before = try fixture.archive.fingerprint()
        #expect(try remark(fixture, after: -30)?.hasPrefix("the clock says") == true)
        _ = try take(fixture, [], after: -30)
        #expect(try fixture.archive.fingerprint() == before)
        #expect(try remark(fixture, after: 161) == nil)
        #expect(try fixture.archive.fingerprint() == before)
    }

    @Test func aClockThatIsBehindNotesNothingAsOfThen() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, [.sample("1")], after: 0)
        _ = try take(fixture, [.sample("2", published: nil)], after: -50 * Self.year)
        #expect(try dates(fixture) == [0, 0])
    }

    @Test func aClockThatWasBehindFromTheFirstIsMended() throws {
        let fixture = try ArchiveFixture()
        let items: [ReceivedItem] = (1...4).map { .sample("\($0)", published: Double(-$0)) }
        _ = try take(fixture, items, after: -50 * Self.year)
        let addresses = try fixture.articles().map(\.path)
        #expect(addresses.allSatisfy { $0.hasPrefix("/n/1976/") })
        #expect(try remark(fixture, after: 0)?.contains("it is dated anew") == true)
        #expect(try fixture.articles().map(\.identity) == ["4", "3", "2", "1"])
        #expect(Set(try fixture.articles().map(\.path)) == Set(addresses))
        #expect(try fixture.articles().map(\.published).last == items[0].published)
    }

    /// A feed that gives wrong dates is no reason to doubt the clock.
    @Test func aSlowSiteIsNotDatedAnewAfterARest() throws {
        let fixture = try ArchiveFixture()
        let items: [ReceivedItem] = (1...4).map { .sample("\($0)", published: Double(-$0)) }
        _ = try take(fixture, items + [.sample("x", published: 1_000)], after: 0)
        #expect(try remark(fixture, after: Self.year) == nil)
        #expect(try dates(fixture) == [0, 0, 0, 0, 0])
    }

    @Test func whatWasRetiredAheadOfTimeComesBackWithItsText() throws {
        let fixture = try ArchiveFixture()
        var item = ReceivedItem.sample("1")
        item.content = Markup("Agua", format: .html)
        _ = try take(fixture, [item], after: 0)
        let keeping = KeepingRules(retention: Retention(age: 86_400))
        // What the rules of before did not forbid is forbidden on purpose.
        #expect(try take(fixture, [], after: Self.year, keeping: keeping).retired == 1)
        #expect(try fixture.articles().isEmpty)
        _ = try take(fixture, [], after: 1, keeping: keeping)
        #expect(try fixture.articles().count == 1)
        let file = fixture.folder.appending(path: "archive.sqlite").path(percentEncoded: false)
        let content = try DatabaseQueue(path: file).read {
            try String.fetchOne($0, sql: "SELECT content FROM items")
        }
        #expect(content == "Agua")
    }

    @Test func whatIsTooOldForLongIsForgotten() throws {
        let fixture = try ArchiveFixture()
        var item = ReceivedItem.sample("1", published: -100)
        item.content = Markup("Agua", format: .html)
        let keeping = KeepingRules(retention: Retention(age: 86_400))
        for day in stride(from: 0.0, through: 36, by: 4) {
            _ = try take(fixture, [item], after: day * 24, keeping: keeping)
        }
        let file = fixture.folder.appending(path: "archive.sqlite").path(percentEncoded: false)
        let row = try DatabaseQueue(path: file).read {
            try Row.fetchOne($0, sql: "SELECT content, kept_out_by, title FROM items")
        }
        #expect(row?[0] as String? == nil && row?[1] as String? == "retention")
        #expect(row?[2] as String? == "Sube el pan")
    }

    @Test func aBuildThatChangesNothingWritesNothing() throws {
        let fixture = try ArchiveFixture()
        _ = try take(fixture, [.sample("1")], after: 0)
        let file = fixture.folder.appending(path: "archive.sqlite").path(percentEncoded: false)
        func clock() throws -> String? {
            try DatabaseQueue(path: file).read {
                try String.fetchOne($0, sql: "SELECT value FROM settings WHERE name = 'clock'")
            }
        }
        let known = try clock()
        func nothing(after hours: Double) throws {
            let now = ArchiveFixture.morning.addingTimeInterval(hours * 3_600)
            _ = try fixture.archive.take(in: [], rules: fixture.rules, at: now)
        }
        try nothing(after: 12)
        #expect(try clock() == known)
        try nothing(after: 25)
        #expect(try clock() != known)
    }

    @Test func picturesThatWouldWaitForYearsAreDue() throws {
        let fixture = try ArchiveFixture()
        var item = ReceivedItem.sample("1")
        item.picture = Picture(address: "https://x.example/1.jpg", isLocal: false)
        _ = try take(fixture, [item], after: 0)
        let archive = fixture.archive
        try archive.settlePictures(
            of: fixture.sources,
            drawsCards: false,
            at: ArchiveFixture.morning
        )
        func due(_ days: Int) throws -> Int {
            let now = Int(ArchiveFixture.morning.timeIntervalSince1970)
            let outcome = PictureOutcome(
                address: "https://x.example/1.jpg",
                result: .fetched,
                nextCheck: days == .max ? .max : now + days * 86_400
            )
            try archive.keep([outcome], at: ArchiveFixture.morning)
            return try archive.duePictures(of: fixture.sources, at: ArchiveFixture.morning).count
        }
        #expect(try due(0) == 1 && due(7) == 0 && due(30) == 0)
        #expect(try due(3_650) == 1 && due(.max) == 0)
    }
}
