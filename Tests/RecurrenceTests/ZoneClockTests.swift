import Foundation
import Recurrence
import Testing

@Suite struct ZoneClockTests {
    /// The rules of central Europe as calendars describe them.
    private static func european() throws -> ZoneRules {
        let hour = 3_600
        return ZoneRules([
            .init(
                start: try #require(WallTime(year: 1_970, month: 3, day: 29, hour: 2)),
                offsetBefore: hour,
                offset: 2 * hour,
                rules: [try RecurrenceRule("FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU")]
            ),
            .init(
                start: try #require(WallTime(year: 1_970, month: 10, day: 25, hour: 3)),
                offsetBefore: 2 * hour,
                offset: hour,
                rules: [try RecurrenceRule("FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU")]
            ),
        ])
    }

    @Test("a zone that is described goes as the one that it describes")
    func described() throws {
        let own = ZoneClock(try Self.european())
        let madrid = ZoneClock(try #require(TimeZone(identifier: "Europe/Madrid")))
        for step in 0..<20_000 {
            let moment = 1_700_000_000 + step * 17_777
            #expect(own.offset(at: moment) == madrid.offset(at: moment))
            let wall = madrid.wall(at: moment)
            #expect(own.moment(of: wall).moment == madrid.moment(of: wall).moment)
        }
    }

    @Test(
        "the days that are remembered do not hide a change",
        arguments: [
            "Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Pacific/Auckland",
            "Africa/Casablanca", "Pacific/Apia", "America/St_Johns",
        ]
    )
    func remembered(_ name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let clock = ZoneClock(zone)
        for step in 0..<20_000 {
            let moment = 1_300_000_000 + step * 7_231
            let date = Date(timeIntervalSince1970: Double(moment))
            #expect(clock.offset(at: moment) == zone.secondsFromGMT(for: date))
        }
    }
}
