/// A place on a projection's plane: x to the east, y to the north, in radii of the sphere.
public struct PlanePoint: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
