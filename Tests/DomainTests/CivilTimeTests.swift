import Domain
import Foundation
import Testing

@Suite struct CivilTimeTests {
    @Test(arguments: [
        (0.0, Day(year: 1970, month: 1, day: 1), 4),
        (1_795_219_200.0, Day(year: 2026, month: 11, day: 21), 6),
        (951_782_400.0, Day(year: 2000, month: 2, day: 29), 2),
        (-86_400.0, Day(year: 1969, month: 12, day: 31), 3),
        (-62_135_596_800.0, Day(year: 1, month: 1, day: 1), 1),
    ])
    func breaksDownInUTC(seconds: Double, day: Day, weekday: Int) {
        let time = CivilTime(Date(timeIntervalSince1970: seconds), in: .gmt)
        #expect(time.day == day)
        #expect(time.weekday == weekday)
    }

    @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan, 9.3e18])
    func aMomentOfAnySizeIsADayOfTheCalendar(seconds: Double) {
        let day = CivilTime(Date(timeIntervalSince1970: seconds), in: .gmt).day
        #expect((1...9_999).contains(day.year))
    }

    @Test func aClockHasTwoDigitsOfEach() {
        #expect(CivilTime.clock(hour: 7, minute: 5) == "07:05")
    }

    @Test func followsSummerTime() throws {
        let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
        let winter = CivilTime(Date(timeIntervalSince1970: 1_795_300_200), in: madrid)
        #expect(winter.hour == 23)
        #expect(winter.minute == 30)
        #expect(winter.clock == "23:30")
        let summer = CivilTime(Date(timeIntervalSince1970: 1_782_857_400), in: madrid)
        #expect(summer.day == Day(year: 2026, month: 7, day: 1))
        #expect(summer.hour == 0)
    }
}
