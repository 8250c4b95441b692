import Basics

/// A corner of a drawing, on the grid of whole units: x to the right, y down.
public struct CanvasPoint: Hashable, Comparable, Sendable {
    public let x: Int
    public let y: Int

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Farther than any sheet reaches, and near enough that areas of a million corners can be added up.
    private static let limit = 1_000_000

    /// The corner nearest to a spot, wherever that is.
    public init(nearest spot: (x: Double, y: Double)) {
        func whole(_ value: Double) -> Int {
            min(max(Int(clamping: value.rounded()), -Self.limit), Self.limit)
        }
        self.init(x: whole(spot.x), y: whole(spot.y))
    }

    public static func < (one: Self, other: Self) -> Bool {
        (one.x, one.y) < (other.x, other.y)
    }
}
