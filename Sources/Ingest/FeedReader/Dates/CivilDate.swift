import Basics
import Foundation

/// A day and a time of the Gregorian calendar, without a zone.
struct CivilDate: Equatable {
    var year: Int
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0

    private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

    var isValid: Bool {
        (1...9_999).contains(year) && (1...12).contains(month) && day >= 1
            && day <= Self.days(inMonth: month, of: year) && (0...24).contains(hour)
            && (0...59).contains(minute) && (0...60).contains(second)
    }

    /// Seconds since 1970, in UTC; a leap second counts as the one before it.
    var secondsSince1970: Int {
        ((dayNumber * 24 + hour) * 60 + minute) * 60 + min(second, 59)
    }

    /// 0 is Monday.
    var weekday: Int {
        ((dayNumber + 3) % 7 + 7) % 7
    }

    /// Days since 1 January 1970.
    private var dayNumber: Int {
        let past = year - 1
        let leapDay = month > 2 && Self.isLeap(year) ? 1 : 0
        return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
            + Self.daysBefore[month - 1] + leapDay + day - 1
    }

    /// A moment as the calendar has it in UTC.
    init(_ date: Date) {
        let seconds = Int(clamping: date.timeIntervalSince1970.rounded(.down))
        let bounds = FourDigitYears.seconds
        let total = min(max(seconds, bounds.lowerBound), bounds.upperBound)
        let days = (total >= 0 ? total : total - 86_399) / 86_400
        var number = days + 719_162
        let rest = total - days * 86_400
        let cycles = number / 146_097
        number %= 146_097
        let centuries = min(number / 36_524, 3)
        number -= centuries * 36_524
        let fours = number / 1_461
        number %= 1_461
        let years = min(number / 365, 3)
        number -= years * 365
        let year = cycles * 400 + centuries * 100 + fours * 4 + years + 1
        self.init(year: year, ordinal: number + 1)
        hour = rest / 3_600
        minute = rest / 60 % 60
        second = rest % 60
    }

    init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The nth day of a year; not valid when the year is shorter.
    init(year: Int, ordinal: Int) {
        self.year = year
        month = 1
        day = ordinal
        while month < 12, day > Self.days(inMonth: month, of: year) {
            day -= Self.days(inMonth: month, of: year)
            month += 1
        }
    }

    /// A day of ISO 8601's week calendar, Monday being 1.
    init(year: Int, week: Int, weekday: Int) {
        let fourth = CivilDate(year: year, month: 1, day: 4)
        let ordinal = 4 + (week - 1) * 7 + (weekday - 1) - fourth.weekday
        let length = Self.isLeap(year) ? 366 : 365
        if ordinal < 1 {
            let before = Self.isLeap(year - 1) ? 366 : 365
            self.init(year: year - 1, ordinal: ordinal + before)
        } else if ordinal > length {
            self.init(year: year + 1, ordinal: ordinal - length)
        } else {
            self.init(year: year, ordinal: ordinal)
        }
    }

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}
