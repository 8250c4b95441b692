/// A day of the week, counted from Monday.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// - Parameter day: days since 1 January 1970, which was a Thursday.
    public init(ofDay day: Int) {
        let number = (day % 7 + 10) % 7
        self = Self(rawValue: number) ?? .monday
    }

    /// As rules write it: `MO`.
    public init?(code: some StringProtocol) {
        guard let number = Self.codes.firstIndex(of: code.uppercased()) else { return nil }
        self.init(rawValue: number)
    }

    public var code: String { Self.codes[rawValue] }

    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
