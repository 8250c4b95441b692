import Basics

/// A public holiday that a site adds, or one of its country that its region does not keep: of one year, or of each.
public struct OwnHoliday: Hashable, Sendable, CustomStringConvertible {
    /// Nil for each year.
    public let year: Int?
    public let date: MonthDay
    /// Whether it is none where the site is.
    public let isOff: Bool

    private static let off = " off"

    /// - Parameter text: `2026-11-09`, or `11-09` for each year, with ` off` for one that is not kept; nil for what is no day.
    public init?(_ text: String) {
        isOff = text.hasSuffix(Self.off)
        let written = isOff ? text.dropLast(Self.off.count) : text[...]
        let parts = written.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(foreign: $0, in: 1...9_999) }
        guard numbers.count == parts.count, [2, 3].contains(parts.count),
            let date = MonthDay(month: numbers[parts.count - 2], day: numbers[parts.count - 1])
        else { return nil }
        year = parts.count == 3 ? numbers[0] : nil
        self.date = date
        guard year.map({ day(in: $0) != nil }) ?? true else { return nil }
    }

    /// Nil in other years, and for 29 February in those that have none.
    public func day(in year: Int) -> Day? {
        guard self.year == nil || self.year == year,
            date.day <= CivilDays.count(inMonth: date.month, of: year)
        else { return nil }
        return Day(year: year, month: date.month, day: date.day)
    }

    public var description: String {
        let parts = [year, date.month, date.day].compactMap(\.self)
        return parts.map { $0.zeroPadded(2) }.joined(separator: "-")
            + (isOff ? Self.off : "")
    }
}
