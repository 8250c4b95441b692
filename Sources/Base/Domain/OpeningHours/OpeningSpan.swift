import Basics

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

    /// `09:00–14:00`, or `20:00+`.
    var text: String {
        let begin = Self.clock(from)
        return to.map { "\(begin)–\(Self.clock($0))" } ?? "\(begin)+"
    }

    private static func clock(_ minutes: Int) -> String {
        let shown = minutes > 1_440 ? minutes - 1_440 : minutes
        return [shown / 60, shown % 60].map { $0.zeroPadded(2) }.joined(separator: ":")
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.from, left.to ?? .max) < (right.from, right.to ?? .max)
    }
}
