import Domain
import Recurrence

/// Hours of opening as `open.js` reads them: parts of the year, each with the minutes of its seven days and of holidays.
struct OpeningData {
    private let hours: OpeningHours

    init(_ hours: OpeningHours) {
        self.hours = hours
    }

    /// `[[[[301,1031]],[[540,840],…],[]],…]`: the first part that holds on a day counts; one without days holds always.
    var text: String {
        "[\((hours.exceptions + hours.seasons).map(Self.text).joined(separator: ","))]"
    }

    private static func text(_ season: OpeningSeason) -> String {
        let periods = season.periods.map { "[\(number($0.first)),\(number($0.last))]" }
        let days = Weekday.allCases.map { text(season.week[$0]) }
        let holidays = season.week.holidays.map(text) ?? "0"
        return "[[\(periods.joined(separator: ","))],[\(days.joined(separator: ","))],\(holidays)]"
    }

    /// `null` where words alone say when.
    private static func text(_ day: OpeningDay) -> String {
        if day.spans.isEmpty, day.note != nil { return "null" }
        return "[\(day.spans.map { "\($0.from),\($0.to ?? -1)" }.joined(separator: ","))]"
    }

    private static func number(_ day: MonthDay) -> Int { day.month * 100 + day.day }
}
