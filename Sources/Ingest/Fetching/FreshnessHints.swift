/// What a feed itself says about how often it is worth asking for.
public struct FreshnessHints: Hashable, Codable, Sendable {
    /// Seconds: RSS `ttl` (there in minutes) or `sy:updatePeriod` over `sy:updateFrequency`.
    public let interval: Int?
    /// Hours of the day in GMT, 0 to 23, in which the feed does not change.
    public let skipHours: [Int]
    /// Days of the week in GMT, Sunday 0 to Saturday 6, on which the feed does not change.
    public let skipDays: [Int]

    public static let none = Self()

    public init(interval: Int? = nil, skipHours: Set<Int> = [], skipDays: Set<Int> = []) {
        self.interval = interval
        self.skipHours = skipHours.filter { (0...23).contains($0) }.sorted()
        self.skipDays = skipDays.filter { (0...6).contains($0) }.sorted()
    }

    /// Whether the feed says that it does not change in the hour of this GMT time.
    func skips(_ hour: Int) -> Bool {
        let day = hour.quotient(by: 24)
        // 1 January 1970 was a Thursday.
        return skipHours.contains(hour - day * 24)
            || skipDays.contains((day + 4) - (day + 4).quotient(by: 7) * 7)
    }
}

extension Int {
    /// Division that rounds down, so that hours before 1970 have their day too.
    fileprivate func quotient(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : (self - divisor + 1) / divisor
    }
}
