/// A part of every year, which may go beyond its end.
public struct OpeningPeriod: Hashable, Sendable {
    public let first: MonthDay
    public let last: MonthDay

    public init(_ first: MonthDay, _ last: MonthDay) {
        self.first = first
        self.last = last
    }

    /// Of a day that is counted from 0 in a leap year.
    func contains(_ day: Int) -> Bool {
        first <= last
            ? (first.ordinal...last.ordinal).contains(day)
            : day >= first.ordinal || day <= last.ordinal
    }

    /// Whether it begins and ends with a month.
    public var isMonths: Bool { first.isFirstOfMonth && last.isLastOfMonth }
}
