import Domain
import Foundation
import Testing

@testable import Pages

@Suite struct SearchDaysTests {
    @Test(arguments: [
        (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2026, 11, 21, 20_778),
        (1600, 3, 1, -135_080),
    ])
    func daysAreCountedFromTheFirstOf1970(year: Int, month: Int, day: Int, number: Int) {
        #expect(Day(year: year, month: month, day: day).ordinal == number)
    }

    @Test(arguments: [-43_200, -3_600, 0, 19_800, 50_400])
    func noonIsOnItsDayInEveryZone(offset: Int) throws {
        let zone = try #require(TimeZone(secondsFromGMT: offset))
        let noon = SearchDays.noon(of: 20_778, in: zone)
        #expect(SearchDays.number(of: noon, in: zone) == 20_778)
        #expect(CivilTime(noon, in: zone).hour == 12)
    }
}
