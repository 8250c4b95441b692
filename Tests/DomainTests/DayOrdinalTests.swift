import Domain
import Foundation
import Testing

@Suite struct DayOrdinalTests {
    @Test(arguments: [
        (Day(year: 1970, month: 1, day: 1), 0), (Day(year: 1970, month: 3, day: 1), 59),
        (Day(year: 2000, month: 2, day: 29), 11_016), (Day(year: 1969, month: 12, day: 31), -1),
    ])
    func daysAreCountedFrom1970(day: Day, ordinal: Int) {
        #expect(day.ordinal == ordinal)
    }

    @Test func countingIsTheInverseOfTheCalendar() {
        for ordinal in stride(from: -200_000, to: 200_000, by: 37) {
            let date = Date(timeIntervalSince1970: Double(ordinal) * 86_400)
            #expect(CivilTime(date, in: .gmt).day.ordinal == ordinal)
        }
    }
}
