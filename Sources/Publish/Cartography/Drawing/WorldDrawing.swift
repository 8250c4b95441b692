/// The map of the world as path data, country by country.
public struct WorldDrawing: Sendable {
    public let width: Int
    public let height: Int
    public let sea: String
    public let graticule: String
    public let countries: [DrawnCountry]

    /// - Parameters:
    ///   - shapes: the outlines; Antarctica is left out where the sheet ends before it.
    ///   - frame: the sheet.
    ///   - bytes: how much path data all countries together may have.
    public init(_ shapes: WorldShapes, on frame: MapFrame, bytes: Int = 44_000) {
        width = frame.width
        height = frame.height
        let graticule = Graticule(on: frame)
        sea = graticule.sea
        self.graticule = graticule.lines()
        let drawing = ShapeDrawing(on: frame)
        let shown = shapes.all.filter { $0.code != "AQ" }
        let outlines = Simplifier.fit(shown.map(drawing.rings), bytes: bytes)
        countries = zip(shown, outlines).compactMap { shape, rings in
            rings.isEmpty ? nil : DrawnCountry(code: shape.code, path: PathData.closed(rings))
        }
    }
}

/// A country as it is drawn.
public struct DrawnCountry: Hashable, Sendable {
    /// Nil for a territory without a code.
    public let code: String?
    public let path: String
}
