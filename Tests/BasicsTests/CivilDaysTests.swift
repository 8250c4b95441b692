import Basics
import Testing

@Suite struct CivilDaysTests {
    @Test(arguments: [
        (1970, 1, 1, 0), (2000, 2, 29, 11_016), (2026, 11, 21, 20_778), (1, 1, 1, -719_162),
        (9999, 12, 31, 2_932_896), (1969, 12, 31, -1),
    ])
    func aDateIsANumberAndBack(year: Int, month: Int, day: Int, number: Int) {
        #expect(CivilDays.number(year: year, month: month, day: day) == number)
        #expect(CivilDays.date(number) == (year, month, day))
    }

    @Test func everyDayOfFourCenturiesFollowsTheOneBefore() {
        var number = CivilDays.number(year: 1801, month: 1, day: 1)
        for year in 1801...2200 {
            for month in 1...12 {
                for day in 1...CivilDays.count(inMonth: month, of: year) {
                    #expect(CivilDays.date(number) == (year, month, day))
                    number += 1
                }
            }
        }
    }
}
