/// Where the configuration names things, for what is said of them. No part of what the site is: two of them are always equal.
public struct WrittenPlaces: Hashable, Sendable {
    private var places: [String: SiteProtection.Place] = [:]

    public init() {}

    /// Where a text stands first.
    public subscript(_ text: String) -> SiteProtection.Place? { places[text] }

    public mutating func add(_ text: String, file: String, line: Int) {
        if places[text] == nil { places[text] = SiteProtection.Place(file: file, line: line) }
    }

    public static func == (left: Self, right: Self) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}
