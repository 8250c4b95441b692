import Archiving
import Domain
import Foundation
import Testing

@Suite struct SourceStatusesTests {
    private func status(_ condition: SourceCondition, after hours: Double) -> SourceStatus {
        SourceStatus(
            source: "a",
            condition: condition,
            at: ArchiveFixture.morning.addingTimeInterval(hours * 3_600)
        )
    }

    private func at(_ hours: Double) -> Date {
        ArchiveFixture.morning.addingTimeInterval(hours * 3_600)
    }

    @Test func theStatusStaysUntilTheConditionChanges() throws {
        let fixture = try ArchiveFixture()
        try fixture.archive.note([status(.ok, after: 0)], at: at(0))
        try fixture.archive.note([status(.ok, after: 1)], at: at(1))
        #expect(try fixture.edition().statuses() == [status(.ok, after: 0)])
        try fixture.archive.note([status(.stale, after: 2)], at: at(2))
        #expect(try fixture.edition().statuses() == [status(.stale, after: 2)])
        #expect(try fixture.archive.conditions() == ["a": .stale])
    }

    @Test func aDayThatIsOverIsNotedAndTheConditionKeepsItsAge() throws {
        let fixture = try ArchiveFixture()
        let day = SourceDay(
            day: Day(year: 2026, month: 11, day: 20),
            answers: 3,
            failures: 1,
            milliseconds: 420
        )
        try fixture.archive.note([status(.ok, after: 0)], at: at(0))
        #expect(try fixture.archive.lastStatusDays() == [:])
        var later = status(.ok, after: 24)
        later.days = [day]
        later.lastSuccess = at(24)
        try fixture.archive.note([later], at: at(24))
        later.at = at(0)
        #expect(try fixture.edition().statuses() == [later])
        #expect(try fixture.archive.lastStatusDays() == ["a": day.day])
        var same = later
        same.lastSuccess = at(25)
        try fixture.archive.note([same], at: at(25))
        #expect(try fixture.edition().statuses() == [later])
    }

    @Test func aStatusOfATimeToComeIsReplaced() throws {
        let fixture = try ArchiveFixture()
        try fixture.archive.note([status(.ok, after: 90_000)], at: at(90_000))
        #expect(try fixture.archive.statusesAhead(of: at(90_000)) == [])
        #expect(try fixture.archive.statusesAhead(of: at(1)) == ["a"])
        try fixture.archive.note([status(.ok, after: 1)], at: at(1))
        #expect(try fixture.edition().statuses() == [status(.ok, after: 1)])
    }

    @Test func sourcesThatTheSiteNoLongerNamesHaveNoStatus() throws {
        let fixture = try ArchiveFixture()
        try fixture.archive.note([status(.ok, after: 0)], at: at(0))
        fixture.sources = []
        #expect(try fixture.edition().statuses() == [])
    }

    @Test func theRhythmIsTheMedianGapOfTheNewestItems() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(
            in: fixture.batch(
                [-30, -6, -4, -2, -1].enumerated().map {
                    .sample("\($0.offset)", published: $0.element)
                }
            )
        )
        let rhythms = try fixture.archive.rhythms(of: ["a", "b"], at: ArchiveFixture.morning)
        #expect(
            rhythms == [
                "a": SourceRhythm(
                    newestItem: ArchiveFixture.morning.addingTimeInterval(-3_600),
                    cadence: 7_200
                )
            ]
        )
    }

    @Test func theReadingOfTheLastAnswerIsKept() throws {
        let fixture = try ArchiveFixture()
        var batch = fixture.batch([.sample("1")])
        batch.reading = ReadingReport(accepted: 1, dropped: 2, remarks: ["line 3: cut"])
        try fixture.take(in: batch)
        #expect(
            try fixture.archive.readings()["a"]
                == ReadingReport(accepted: 1, dropped: 2, remarks: ["line 3: cut"])
        )
    }
}
