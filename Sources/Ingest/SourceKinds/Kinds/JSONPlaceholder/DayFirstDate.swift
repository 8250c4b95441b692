import Basics
import Domain
import Foundation

/// Dates with the day first, as `04/02/2023 13:25:21` for the fourth of February.
enum DayFirstDate {
    static func moment(_ text: String?, _ time: SiteTime) -> Date? {
        guard let text else { return nil }
        let parts = text.split(separator: " ")
        let numbers = (parts.first ?? "").split(separator: "/").map { Int(foreign: $0) }
        guard numbers.count == 3, let day = numbers[0], let month = numbers[1],
            let year = numbers[2], let date = SiteTime.valid(year: year, month: month, day: day)
        else { return time.moment(text) }
        return parts.count > 1
            ? time.moment(date, time: String(parts[1])) : time.moment(date, hour: 0, minute: 0)
    }
}
