import Basics

/// A day and a time of the Gregorian calendar, without a zone.
struct CivilDate: Equatable {
    var year: Int
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0

    var isValid: Bool {
        (1...9_999).contains(year) && (1...12).contains(month) && day >= 1
            && day <= CivilDays.count(inMonth: month, of: year) && (0...24).contains(hour)
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
    var dayNumber: Int { CivilDays.number(year: year, month: month, day: day) }

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
        while month < 12, day > CivilDays.count(inMonth: month, of: year) {
            day -= CivilDays.count(inMonth: month, of: year)
            month += 1
        }
    }

    /// A day of ISO 8601's week calendar, Monday being 1.
    init(year: Int, week: Int, weekday: Int) {
        let fourth = CivilDate(year: year, month: 1, day: 4)
        let ordinal = 4 + (week - 1) * 7 + (weekday - 1) - fourth.weekday
        let length = CivilDays.isLeap(year) ? 366 : 365
        if ordinal < 1 {
            let before = CivilDays.isLeap(year - 1) ? 366 : 365
            self.init(year: year - 1, ordinal: ordinal + before)
        } else if ordinal > length {
            self.init(year: year + 1, ordinal: ordinal - length)
        } else {
            self.init(year: year, ordinal: ordinal)
        }
    }
}
