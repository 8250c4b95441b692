/// From when until when something is open, in minutes after midnight.
public struct OpeningSpan: Hashable, Comparable, Sendable {
    public let from: Int
    /// More than a day where it closes after midnight; nil where nobody says when.
    public let to: Int?

    public static let wholeDay = OpeningSpan(from: 0, to: 1_440)

    public init(from: Int, to: Int?) {
        self.from = from
        self.to = to
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.from, left.to ?? .max) < (right.from, right.to ?? .max)
    }
}
