public import Domain

/// The outlines of all countries at one level of detail.
public struct WorldShapes: Sendable {
    /// By code; territories without one come first.
    public let all: [CountryShape]
    private let places: [String: Int]

    private init(_ data: StaticString) {
        all = data.withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).map { CompactShape.read($0) }
        }
        var places: [String: Int] = [:]
        for (index, shape) in all.enumerated() {
            if let code = shape.code { places[code] = index }
        }
        self.places = places
    }

    /// For the world (Natural Earth 1:110m): 177 countries, without the smallest.
    public static func coarse() -> WorldShapes { WorldShapes(WorldData.coarse) }

    /// For close views (Natural Earth 1:50m): 241 countries.
    public static func fine() -> WorldShapes { WorldShapes(WorldData.fine) }

    public subscript(_ code: String) -> CountryShape? {
        places[code.uppercased()].map { all[$0] }
    }

    /// The country in which a point lies; nil at sea and where the drawing is too coarse.
    public func country(at point: GeoPoint) -> String? {
        all.first { $0.code != nil && $0.contains(point) }?.code
    }
}
