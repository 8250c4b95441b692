/// A rule by which something repeats (RFC 5545, 3.3.10), with all that it says and nothing that it leaves open.
public struct RecurrenceRule: Hashable, Sendable {
    public var frequency: Frequency
    public var interval = 1
    /// How often it happens, the first time included.
    public var count: Int?
    /// The last day or moment at which it may happen.
    public var until: CalendarMoment?
    public var bySecond: [Int] = []
    public var byMinute: [Int] = []
    public var byHour: [Int] = []
    public var byDay: [NumberedWeekday] = []
    public var byMonthDay: [Int] = []
    public var byYearDay: [Int] = []
    public var byWeekNumber: [Int] = []
    public var byMonth: [Int] = []
    public var bySetPosition: [Int] = []
    public var weekStart = Weekday.monday

    public init(_ frequency: Frequency) {
        self.frequency = frequency
    }

    /// How often a rule comes back, from the shortest time to the longest.
    public enum Frequency: String, CaseIterable, Comparable, Sendable {
        case secondly = "SECONDLY"
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"

        /// Seconds of what is shorter than a day; nil for the others.
        var seconds: Int? {
            switch self {
            case .secondly: 1
            case .minutely: 60
            case .hourly: 3_600
            default: nil
            }
        }

        public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }
}

/// A day of the week, or the n-th of them in a month or year, from its end where it is negative.
public struct NumberedWeekday: Hashable, Sendable {
    public let weekday: Weekday
    /// Nil for all of them.
    public let number: Int?

    public init(_ weekday: Weekday, number: Int? = nil) {
        self.weekday = weekday
        self.number = number
    }

    public var text: String { "\(number.map { "\($0)" } ?? "")\(weekday.code)" }
}
