import Basics

extension RecurrenceRule {
    /// The same rule with what it leaves to its start: the hour, the day of the week, of the month, or of the year.
    ///
    /// - Parameters:
    ///   - start: when it happens first.
    ///   - isWholeDay: whether it has no time of day, so that no part about one counts.
    /// - Returns: a rule that can be followed without its start.
    func completed(by start: WallTime, isWholeDay: Bool) -> RecurrenceRule {
        var rule = self
        if isWholeDay {
            (rule.byHour, rule.byMinute, rule.bySecond) = ([0], [0], [0])
        } else {
            if frequency > .hourly, byHour.isEmpty { rule.byHour = [start.second / 3_600] }
            if frequency > .minutely, byMinute.isEmpty { rule.byMinute = [start.second / 60 % 60] }
            if frequency > .secondly, bySecond.isEmpty { rule.bySecond = [start.second % 60] }
        }
        let weekday = NumberedWeekday(start.weekday)
        guard byDay.isEmpty, byMonthDay.isEmpty, byYearDay.isEmpty else { return rule }
        let date = CivilDays.date(start.day)
        switch frequency {
        case .yearly where !byWeekNumber.isEmpty: rule.byDay = [weekday]
        case .yearly:
            if byMonth.isEmpty { rule.byMonth = [date.month] }
            rule.byMonthDay = [date.day]
        case .monthly: rule.byMonthDay = [date.day]
        case .weekly: rule.byDay = [weekday]
        case .daily, .hourly, .minutely, .secondly: break
        }
        return rule
    }
}
