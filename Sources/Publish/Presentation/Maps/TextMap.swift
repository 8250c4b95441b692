import Basics
public import Cartography
public import Domain

/// A map that stands in a text: shapes of the newsroom's own or one place, drawn when the text is read.
public struct TextMap {
    /// Whether the site's own map lies below, whose credit must then stand beside it.
    public let isOnBase: Bool
    private let frame: MapFrame
    private let ground: SheetDrawing
    private let shapes: GroundDrawing?
    private let dots: [CanvasPoint]
    private let labels: [MapLabelModel]
    private let scale: ScaleBarModel?

    private static let size = (width: 480, height: 320)
    /// Path data of countries, and of shapes.
    private static let (bytes, shapeBytes) = (4_000, 12_000)
    /// How much more than the shapes is seen.
    private static let margin = 0.08

    /// - Parameters:
    ///   - geometry: shapes; one that says what its shapes are is a map itself, others lie on one.
    ///   - place: one place with its name.
    ///   - reach: kilometres around it.
    ///   - base: the site's own map.
    ///   - outlines: those of countries, for the world and for closer views.
    ///   - catalogue: the words of the page's language.
    public init?(
        of geometry: OwnGeometry?,
        place: (point: GeoPoint, name: String)?,
        reach: Double,
        on base: BaseMap?,
        shapes outlines: (coarse: WorldShapes, fine: WorldShapes),
        catalogue: Catalogue
    ) {
        let isMap = geometry?.features.contains { $0.kind != .ground } == true
        let own = isMap ? geometry.map { BaseMap($0, in: .equirectangular) } : nil
        let around = place.flatMap { GeoExtent(containing: [$0.point]) }
        guard let seen = geometry?.extent?.widened(by: Self.margin) ?? around else { return nil }
        let extent = geometry == nil ? seen.atLeast(kilometres: reach) : seen
        let corners = [extent.centre] + (geometry.map { _ in Self.corners(of: seen) } ?? [])
        let under = own ?? base.flatMap { $0.covers(corners) ? $0 : nil }
        isOnBase = under != nil && own == nil
        frame = MapFrame(
            fitting: extent,
            in: under?.projection ?? .equirectangular,
            width: Self.size.width,
            height: Self.size.height
        )
        ground = SheetDrawing(
            on: frame,
            coarse: outlines.coarse,
            fine: outlines.fine,
            base: under,
            bytes: Self.bytes,
            groundBytes: Self.shapeBytes
        )
        let frame = frame
        shapes =
            isMap ? nil : geometry.map { GroundDrawing($0, on: frame, bytes: Self.shapeBytes) }
        let points = isMap ? [] : geometry?.features.flatMap(\.places) ?? []
        dots = (points + [place?.point].compactMap(\.self)).compactMap(frame.place)
            .map { CanvasPoint(nearest: $0) }
        scale = ground.scaleBar.map { bar in
            ScaleBarModel(
                bar,
                height: Self.size.height,
                text: catalogue.text(.kilometres, [.distance: catalogue.number(bar.kilometres)])
            )
        }
        let named = place.flatMap { place in
            frame.place(place.point).map { Self.label(place.name, $0, beside: true) }
        }
        let told = [named].compactMap(\.self) + (shapes?.names ?? []).map(Self.label)
        let known = Set(told.map(\.text))
        labels = MapLabelModel.place(
            told
                + (ground.ground?.names ?? []).filter { !known.contains($0.text) }.map(Self.label),
            around: [],
            spot: dots.first,
            and: scale,
            width: Self.size.width,
            height: Self.size.height
        )
    }

    private static func corners(of extent: GeoExtent) -> [GeoPoint] {
        [extent.south, extent.north].flatMap { latitude in
            [extent.west, extent.west + extent.width].map {
                GeoPoint(longitude: $0, latitude: latitude)
            }
        }
    }

    private static func label(_ name: GroundDrawing.Name) -> MapLabelModel.Wanted {
        label(name.text, (name.x, name.y), beside: name.isPlace || name.hasSign)
    }

    private static func label(
        _ text: String,
        _ spot: (x: Double, y: Double),
        beside isBeside: Bool
    ) -> MapLabelModel.Wanted {
        MapLabelModel.Wanted(
            text: text,
            x: spot.x,
            y: spot.y,
            pin: isBeside ? MapLabelModel.spotRadius : nil,
            isGround: !isBeside,
            isForSmall: false
        )
    }

    /// - Parameter label: what it shows, in words.
    /// - Returns: the drawing.
    public func svg(label: String) -> String {
        let (width, height) = Self.size
        return "<svg preserveAspectRatio=\"xMidYMid slice\" viewBox=\"0 0 \(width) \(height)\" "
            + "width=\"\(width)\" height=\"\(height)\" role=\"img\" "
            + "aria-label=\"\(label.escaped(for: .attribute))\">"
            + "<path class=\"sea\" d=\"\(ground.sea)\"/>"
            + "<path class=\"graticule\" d=\"\(ground.graticule)\"/><g class=\"land\">"
            + ground.countries.map { "<path d=\"\($0.path)\"/>" }.joined() + "</g>"
            + (ground.ground?.layers ?? []).map { Self.layer(GroundLayerModel($0)) }.joined()
            + (ground.ground?.signs ?? []).map(Self.sign).joined()
            + (shapes?.layers ?? []).map(Self.shape).joined()
            + dots.map {
                "<g class=\"spot\" transform=\"translate(\($0.x),\($0.y))\"><circle r=\"8\"/></g>"
            }.joined() + "<g>" + labels.map(Self.text).joined() + "</g>" + bar + "</svg>"
    }

    private static func layer(_ model: GroundLayerModel) -> String {
        let layer = model.layer
        let areas = layer.areas.isEmpty ? "" : "<path d=\"\(layer.areas)\"/>"
        let edges =
            model.hasCase ? "<path class=\"ground__line ground__case\" d=\"\(layer.lines)\"/>" : ""
        let lines =
            layer.lines.isEmpty ? "" : "<path class=\"ground__line\" d=\"\(layer.lines)\"/>"
        return "<g class=\"ground ground--\(layer.kind.rawValue)\" transform=\"\(grain)\">"
            + "\(areas)\(edges)\(lines)</g>"
    }

    private static let grain = "scale(\(1 / Double(GroundDrawing.grain)))"

    private static func shape(_ layer: GroundDrawing.Layer) -> String {
        "<g class=\"insert__shape\" transform=\"\(grain)\">"
            + (layer.areas.isEmpty ? "" : "<path d=\"\(layer.areas)\"/>")
            + (layer.lines.isEmpty ? "" : "<path class=\"insert__line\" d=\"\(layer.lines)\"/>")
            + "</g>"
    }

    private static func sign(_ sign: GroundDrawing.Sign) -> String {
        "<path class=\"sign sign--\(sign.kind.rawValue)\" "
            + "transform=\"translate(\(sign.x),\(sign.y))\" "
            + "d=\"\(GroundSignModel.outline(of: sign.kind))\"/>"
    }

    private static func text(_ label: MapLabelModel) -> String {
        "<text class=\"label label--large\(label.isGround ? " label--ground" : "")\" "
            + "transform=\"translate(\(label.spot.x),\(label.spot.y))\" x=\"\(label.offset.x)\" "
            + "y=\"\(label.offset.y)\">\(label.text.escaped(for: .content))</text>"
    }

    private var bar: String {
        guard let scale else { return "" }
        let length = scale.bar.length
        return "<g class=\"scale-bar\" transform=\"translate(14,\(scale.y))\">"
            + "<path d=\"M0-6v6h\(length)v-6\"/><text x=\"\(length / 2)\" y=\"-8\" "
            + "text-anchor=\"middle\">\(scale.text.escaped(for: .content))</text></g>"
    }
}
