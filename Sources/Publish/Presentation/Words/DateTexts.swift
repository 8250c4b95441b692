import Basics
public import Domain

/// Dates and times in the words of a catalogue, without any locale of the system.
extension Catalogue {
    /// `21 nov, 06:10`, as cards show it; in another year than `year` with its own: `31 ene 2018, 06:10`.
    public func timeShort(_ time: CivilTime, in year: Int) -> String {
        fill(time.day.year == year ? .timeShort : .timeShortYear) {
            slot(of: time, $0, short: true)
        }
    }

    /// `21 de noviembre de 2026, 06:10`.
    public func timeLong(_ time: CivilTime) -> String {
        fill(.timeLong) { slot(of: time, $0) }
    }

    /// `06:10`.
    public func clock(_ time: CivilTime) -> String {
        fill(.clock) { slot(of: time, $0) }
    }

    /// `Edición del sábado 21 de noviembre de 2026 · 06:10 UTC`.
    public func dateline(_ time: CivilTime, zone: String) -> String {
        fill(.dateline) { $0 == .zone ? zone : slot(of: time, $0) }
    }

    /// `21 de noviembre de 2026`.
    public func dayLong(_ day: Day) -> String {
        fill(.dayLong) { slot(of: day, $0) }
    }

    /// `21 nov 2026`, for tables and titles.
    public func dayShort(_ day: Day) -> String {
        fill(.dayShort) { slot(of: day, $0, short: true) }
    }

    /// `Sábado 21 de noviembre de 2026`; without the year where the page has said it already.
    public func dayHeading(_ day: Day, withYear: Bool = true) -> String {
        fill(withYear ? .dayHeading : .dayHeadingNear) { slot(of: day, $0) }.capitalizingFirst()
    }

    /// `Noviembre de 2026`.
    public func monthHeading(year: Int, month: Int) -> String {
        monthText(year: year, month: month).capitalizingFirst()
    }

    /// `noviembre de 2026`, inside a sentence.
    public func monthText(year: Int, month: Int) -> String {
        fill(.monthHeading) { $0 == .month ? monthName(month) : String(year) }
    }

    /// 0 is Sunday.
    public func weekdayName(_ weekday: Int) -> String {
        weekdays.indices.contains(weekday) ? weekdays[weekday] : ""
    }

    public func monthName(_ month: Int) -> String {
        months.indices.contains(month - 1) ? months[month - 1] : ""
    }

    /// `del 19 al 20 de noviembre de 2026`, as short as the two days allow.
    public func period(_ from: Day, _ to: Day) -> String {
        if from == to { return dayLong(from) }
        guard from.year == to.year, from.month == to.month else {
            return text(.period, [.from: dayLong(from), .to: dayLong(to)])
        }
        return fill(.periodInMonth) { slot in
            switch slot {
            case .from: dayNumber(from.day)
            case .to: dayNumber(to.day)
            case .month: monthName(from.month)
            default: String(from.year)
            }
        }
    }

    /// `Noviembre`, where it stands alone.
    public func monthTitle(_ month: Int) -> String {
        monthName(month).capitalizingFirst()
    }

    /// `Del 19 al 20 de noviembre de 2026`, where it stands alone.
    public func periodHeading(_ from: Day, _ to: Day) -> String {
        period(from, to).capitalizingFirst()
    }

    /// `A las 14`, `A medianoche`.
    public func hour(_ hour: Int) -> String {
        hour == 0 ? self[.hourMidnight] : text(.hour, count: hour)
    }

    private func slot(of time: CivilTime, _ slot: TextSlot, short: Bool = false) -> String {
        switch slot {
        case .hour: time.hour.zeroPadded(2)
        case .minute: time.minute.zeroPadded(2)
        default: self.slot(of: time.day, slot, short: short)
        }
    }

    private func slot(of day: Day, _ slot: TextSlot, short: Bool = false) -> String {
        switch slot {
        case .day: dayNumber(day.day)
        case .month where short:
            monthsShort.indices.contains(day.month - 1) ? monthsShort[day.month - 1] : ""
        case .month: monthName(day.month)
        case .year: String(day.year)
        case .weekday: weekdays[day.weekday]
        default: ""
        }
    }

    private func dayNumber(_ day: Int) -> String {
        day == 1 ? self[.firstOfMonth] : String(day)
    }
}

extension Day {
    /// 0 is Sunday (Sakamoto's congruence for the Gregorian calendar).
    public var weekday: Int {
        let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = month < 3 ? self.year - 1 : self.year
        let offset = offsets.indices.contains(month - 1) ? offsets[month - 1] : 0
        let sum = year + year / 4 - year / 100 + year / 400 + offset + day
        return ((sum % 7) + 7) % 7
    }
}
