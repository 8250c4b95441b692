/// A day of any year.
public struct MonthDay: Hashable, Comparable, Sendable {
    public let month: Int
    public let day: Int

    private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    /// Those of a leap year.
    static let count = 366

    /// Nil for what is in no month.
    public init?(month: Int, day: Int) {
        guard (1...12).contains(month), (1...Self.lengths[month - 1]).contains(day) else {
            return nil
        }
        self.month = month
        self.day = day
    }

    /// - Parameter ordinal: counted from 0 in a leap year.
    init(ordinal: Int) {
        var (month, rest) = (0, max(0, min(ordinal, Self.count - 1)))
        while rest >= Self.lengths[month] {
            rest -= Self.lengths[month]
            month += 1
        }
        self.month = month + 1
        day = rest + 1
    }

    var ordinal: Int { Self.lengths.prefix(month - 1).reduce(0, +) + day - 1 }

    public var isFirstOfMonth: Bool { day == 1 }
    public var isLastOfMonth: Bool { day == Self.lengths[month - 1] }

    static func lastDay(of month: Int) -> Int { Self.lengths[month - 1] }

    public static func < (left: Self, right: Self) -> Bool { left.ordinal < right.ordinal }
}
