/// What lies under the pins of any sheet: sea, net of lines, countries, scale.
public struct SheetDrawing: Sendable {
    public let width: Int
    public let height: Int
    public let sea: String
    public let graticule: String
    public let countries: [DrawnCountry]
    /// The site's own map over the countries; nil where it has none.
    public let ground: GroundDrawing?
    public let scaleBar: ScaleBar?

    /// - Parameters:
    ///   - frame: the sheet.
    ///   - coarse: the outlines for the world.
    ///   - fine: the outlines for closer views.
    ///   - base: the site's own map, where it is to be drawn.
    ///   - bytes: how much path data all countries together may have.
    ///   - groundBytes: how much path data areas of the site's own map may have, and lines as much again.
    public init(
        on frame: MapFrame,
        coarse: WorldShapes,
        fine: WorldShapes,
        base: BaseMap? = nil,
        bytes: Int = 16_000,
        groundBytes: Int = 12_000
    ) {
        width = frame.width
        height = frame.height
        let graticule = Graticule(on: frame)
        sea = graticule.sea
        self.graticule = graticule.lines()
        scaleBar = ScaleBar(on: frame)
        ground = base.map { GroundDrawing($0.geometry, on: frame, bytes: groundBytes) }
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
