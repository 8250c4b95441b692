/// What lies under the pins of any sheet: sea, net of lines, countries, scale.
public struct SheetDrawing: Sendable {
    public let width: Int
    public let height: Int
    public let sea: String
    public let graticule: String
    public let countries: [DrawnCountry]
    public let scaleBar: ScaleBar?

    /// - Parameters:
    ///   - frame: the sheet.
    ///   - coarse: the outlines for the world.
    ///   - fine: the outlines for closer views.
    ///   - bytes: how much path data all countries together may have.
    public init(
        on frame: MapFrame,
        coarse: WorldShapes,
        fine: WorldShapes,
        bytes: Int = 16_000
    ) {
        width = frame.width
        height = frame.height
        let graticule = Graticule(on: frame)
        sea = graticule.sea
        self.graticule = graticule.lines()
        scaleBar = ScaleBar(on: frame)
        if frame.isWorld {
            countries = WorldDrawing(coarse, on: frame).countries
            return
        }
        let drawing = ShapeDrawing(on: frame)
        let drawn = fine.all.map { (code: $0.code, rings: drawing.rings($0)) }
            .filter { !$0.rings.isEmpty }
        let outlines = Simplifier.fit(drawn.map(\.rings), bytes: bytes)
        countries = zip(drawn, outlines).compactMap { shape, rings in
            rings.isEmpty ? nil : DrawnCountry(code: shape.code, path: PathData.closed(rings))
        }
    }
}
