/// How much of a rule is followed: what never ends, and what never happens, ends here.
public struct ExpansionLimits: Sendable {
    /// The most times of one set.
    public let instances: Int
    /// The most days and times that are looked at for all rules of one set.
    public let work: Int

    public init(instances: Int, work: Int) {
        self.instances = instances
        self.work = work
    }

    /// Every hour of a year, or every day of 25 years.
    public static let standard = ExpansionLimits(instances: 10_000, work: 400_000)
}
