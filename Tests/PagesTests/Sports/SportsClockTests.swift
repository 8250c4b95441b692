import Domain
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Pages

@Suite struct SportsClockTests {
    private let zone: TimeZone

    init() throws {
        zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    }

    /// So many seconds after the beginning of a day of November.
    private func clock(_ day: Int, _ seconds: Double = 0) -> SportsClock {
        SportsClock(at: midnight(day).addingTimeInterval(seconds), zone: zone)
    }

    private func midnight(_ day: Int) -> Date {
        ZoneClock(zone).midnight(ofDay: Day(year: 2026, month: 11, day: day).ordinal)
    }

    @Test func whatHasNoResultIsToComeUntilItsDayIsOver() {
        let match = InventedEntity.match("A", "B", day: 15)
        #expect(clock(1).isToCome(match))
        #expect(clock(15, 86_399).isToCome(match))
        #expect(!clock(16).isToCome(match))
    }

    @Test(arguments: [Match.Status.finished, .awarded, .abandoned, .cancelled])
    func whatIsDecidedOrWillNotBeIsNot(_ status: Match.Status) {
        #expect(!clock(1).isToCome(InventedEntity.match("A", "B", day: 15, status: status)))
    }

    @Test func whatHasNoDayIsToCome() {
        #expect(clock(30).isToCome(InventedEntity.match("A", "B", day: nil)))
    }

    @Test func aPageStandsUntilTheNextDayWithoutResultIsOver() throws {
        let site = try SmallSite()
        let matches = [
            InventedEntity.match("A", "B", day: 8), InventedEntity.match("A", "C", day: 12, (1, 0)),
            InventedEntity.match("B", "C", day: 15), InventedEntity.match("B", "A", day: 22),
            InventedEntity.match("C", "A", day: nil),
        ]
        .enumerated().map { site.stored($1, "\($0)") }
        #expect(clock(10).inputs(for: matches) == [.clock(until: midnight(16))])
        #expect(clock(15, 86_399).inputs(for: matches) == [.clock(until: midnight(16))])
        #expect(clock(16).inputs(for: matches) == [.clock(until: midnight(23))])
        #expect(clock(23).inputs(for: matches).isEmpty)
    }
}
