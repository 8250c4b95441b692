public import Domain

/// A country among its neighbours as path data.
public struct CountryDrawing: Sendable {
    public let width: Int
    public let height: Int
    public let sea: String
    public let graticule: String
    /// The country itself.
    public let path: String
    /// The countries around it, in one path.
    public let others: String
    public let scaleBar: ScaleBar?
    private let frame: MapFrame

    public static let usualBytes = 9_000

    /// Nil for a country without a shape.
    ///
    /// - Parameters:
    ///   - code: ISO 3166-1 alpha-2, in either case.
    ///   - shapes: the outlines.
    ///   - width: units.
    ///   - height: units.
    ///   - bytes: how much path data there may be.
    public init?(
        of code: String,
        in shapes: WorldShapes,
        width: Int = 600,
        height: Int = 450,
        bytes: Int = CountryDrawing.usualBytes
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
        self.frame = frame
    }

    /// Where a place stands; nil when it lies beyond the sheet.
    public func spot(of place: GeoPoint) -> CanvasPoint? {
        frame.place(place).map { CanvasPoint(nearest: $0) }
    }
}
