public import Domain

/// A country among its neighbours as path data.
public struct CountryDrawing: Hashable, Sendable {
    public let width: Int
    public let height: Int
    public let sea: String
    public let graticule: String
    /// The country itself.
    public let path: String
    /// The countries around it, in one path.
    public let others: String
    public let scaleBar: ScaleBar?
    /// Where a place to be marked stands; nil when there is none or it lies beyond the sheet.
    public let mark: CanvasPoint?

    /// Nil for a country without a shape.
    ///
    /// - Parameters:
    ///   - code: ISO 3166-1 alpha-2, in either case.
    ///   - shapes: the outlines.
    ///   - marked: a place to be marked.
    ///   - width: units.
    ///   - height: units.
    ///   - bytes: how much path data there may be.
    public init?(
        of code: String,
        in shapes: WorldShapes,
        marking marked: GeoPoint? = nil,
        width: Int = 600,
        height: Int = 450,
        bytes: Int = 9_000
    ) {
        guard let shape = shapes[code], let extent = shape.mainland else { return nil }
        let shown = extent.atLeast(kilometres: 60).widened(by: 0.12)
        let frame = MapFrame(fitting: shown, in: .mercator, width: width, height: height)
        let drawing = ShapeDrawing(on: frame)
        // All the others are one outline, so that their small islands may go.
        let around = shapes.all.filter { $0.code != shape.code }.flatMap(drawing.rings)
        let outlines = Simplifier.fit([drawing.rings(shape), around], bytes: bytes)
        let graticule = Graticule(on: frame)
        self.width = width
        self.height = height
        sea = graticule.sea
        self.graticule = graticule.lines()
        path = PathData.closed(outlines[0])
        others = PathData.closed(outlines[1])
        scaleBar = ScaleBar(on: frame)
        mark = marked.flatMap(frame.place).map { spot in
            CanvasPoint(x: Int(spot.x.rounded()), y: Int(spot.y.rounded()))
        }
    }
}
