/// Something that stands at a spot of the sheet and weighs as much as what it counts.
public struct MapMarker: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let weight: Int

    public init(x: Double, y: Double, weight: Int) {
        self.x = x
        self.y = y
        self.weight = weight
    }
}
