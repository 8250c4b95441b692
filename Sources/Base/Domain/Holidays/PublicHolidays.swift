import Basics

/// The public holidays of a country that hold in all of it, with those that the site adds and without those that it takes away.
public struct PublicHolidays: Hashable, Sendable {
    /// ISO 3166-1 alpha-2, lower case.
    public let country: String?
    public let own: [OwnHoliday]

    /// - Parameters:
    ///   - country: its code; of one that is not known only the site's own days count.
    ///   - own: days that the site adds, such as those of its region and town, and days that are not kept there.
    public init(country: String?, own: [OwnHoliday] = []) {
        self.country = country
        self.own = own
    }

    /// Whether there are any.
    public var areKnown: Bool {
        country.map { Self.rules[$0] != nil } ?? false || own.contains { !$0.isOff }
    }

    /// In their order.
    public func days(in year: Int) -> [Day] {
        let rules = country.flatMap { Self.rules[$0] } ?? []
        let known = rules.compactMap { $0.ordinal(in: year) }
        func days(off: Bool) -> [Int] {
            own.filter { $0.isOff == off }.compactMap { $0.day(in: year)?.ordinal }
        }
        return Set(known + days(off: false)).subtracting(days(off: true)).sorted()
            .map { Day(ordinal: $0) }
    }
}
