/// How often a feed wants to be asked: everything it says about its own rhythm.
public struct FeedSchedule: Equatable, Sendable {
    public var ttlMinutes: Int?
    /// `hourly`, `daily`, `weekly`, `monthly` or `yearly` (RSS syndication module).
    public var updatePeriod: String?
    /// Updates in each period.
    public var updateFrequency: Int?
    /// Hours of the day in UTC, 0 to 23, in which nobody need ask.
    public var skipHours: [Int] = []
    /// English names of weekdays, as `Monday`.
    public var skipDays: [String] = []

    public init() {}
}
