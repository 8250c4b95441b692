/// The parts of the year in which one week holds.
public struct OpeningSeason: Hashable, Sendable {
    /// Empty for the whole year.
    public let periods: [OpeningPeriod]
    public let week: OpeningWeek
}
