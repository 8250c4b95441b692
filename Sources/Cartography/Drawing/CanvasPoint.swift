/// A corner of a drawing, on the grid of whole units: x to the right, y down.
public struct CanvasPoint: Hashable, Comparable, Sendable {
    public let x: Int
    public let y: Int

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    public static func < (one: Self, other: Self) -> Bool {
        (one.x, one.y) < (other.x, other.y)
    }
}
