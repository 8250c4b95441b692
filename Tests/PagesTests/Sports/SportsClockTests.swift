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

    /// Kicked off at 23:30 on the 15th.
    private func late() -> Match {
        InventedEntity.match("A", "B", day: 15) {
            $0.kickoff = midnight(16).addingTimeInterval(-1_800)
        }
    }

    @Test func whatIsPlayedAtMidnightIsToComeUntilItMustBeOver() {
        for (seconds, isToCome) in [(2_400.0, true), (8_999, true), (9_000, false)] {
            #expect(clock(16, seconds).isToCome(late()) == isToCome, "\(seconds)")
            #expect(clock(16, seconds).isOverdue(late()) != isToCome, "\(seconds)")
        }
        let early = InventedEntity.match("A", "B", day: 15) {
            $0.kickoff = midnight(15).addingTimeInterval(3_600)
        }
        #expect(clock(15, 86_399).isToCome(early))
        #expect(clock(16).isOverdue(early))
    }

    @Test func whatBeginsOnAnotherDayHereThanThereIsToComeUntilItIsPlayed() {
        let abroad = InventedEntity.match("A", "B", day: 15) {
            $0.kickoff = midnight(16).addingTimeInterval(5 * 3_600)
        }
        #expect(clock(16, 4 * 3_600).isToCome(abroad))
        #expect(clock(16, 8 * 3_600).isOverdue(abroad))
    }

    @Test func aPageStandsUntilWhatIsPlayedAtMidnightMustBeOver() throws {
        let site = try SmallSite()
        let matches = [late(), InventedEntity.match("C", "D", day: 16)]
            .enumerated().map { site.stored($1, "\($0)") }
        let end = midnight(16).addingTimeInterval(9_000)
        #expect(clock(15).inputs(for: matches) == [.clock(until: end)])
        #expect(clock(16, 2_400).inputs(for: matches) == [.clock(until: end)])
        #expect(clock(16, 9_000).inputs(for: matches) == [.clock(until: midnight(17))])
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
