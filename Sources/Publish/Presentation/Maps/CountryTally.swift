public import Cartography

/// A country with the number of its articles.
public struct CountryTally: Hashable, Sendable {
    public let country: Country
    public let count: Int

    public init(_ country: Country, count: Int) {
        self.country = country
        self.count = count
    }
}
