import Basics

/// The public holidays of a country that hold in all of it, with those that the site adds.
public struct PublicHolidays: Hashable, Sendable {
    /// ISO 3166-1 alpha-2, lower case.
    public let country: String?
    public let own: [OwnHoliday]

    /// - Parameters:
    ///   - country: its code; of one that is not known only the site's own days count.
    ///   - own: days that the site adds, such as those of its region and town.
    public init(country: String?, own: [OwnHoliday] = []) {
        self.country = country
        self.own = own
    }

    /// Whether there are any.
    public var areKnown: Bool { country.map { Self.rules[$0] != nil } ?? false || !own.isEmpty }

    /// In their order.
    public func days(in year: Int) -> [Day] {
        let rules = country.flatMap { Self.rules[$0] } ?? []
        let known = rules.compactMap { $0.ordinal(in: year) }
        let added = own.compactMap { $0.day(in: year) }.map(\.ordinal)
        return Set(known + added).sorted().map { Day(ordinal: $0) }
    }
}
