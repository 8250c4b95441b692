public import Recurrence

/// When something is open on each day of a week, and on public holidays.
public struct OpeningWeek: Hashable, Sendable {
    private var days = Array(repeating: OpeningDay.closed, count: Weekday.allCases.count)
    /// Nil where they are days as others.
    public var holidays: OpeningDay?

    public init() {}

    public subscript(weekday: Weekday) -> OpeningDay {
        get { days[weekday.rawValue] }
        set { days[weekday.rawValue] = newValue }
    }

    /// What holds on all days of the week; nil where they differ.
    public var everyDay: OpeningDay? {
        days.allSatisfy { $0 == days[0] } ? days[0] : nil
    }
}
