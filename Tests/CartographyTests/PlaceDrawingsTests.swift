import Domain
import Foundation
import Testing

@testable import Cartography

@Suite struct PlaceDrawingsTests {
    private let shapes = WorldShapes.fine()
    private let place = GeoPoint(longitude: 0.01, latitude: 40.01)

    /// A wood with a jagged edge around 0°, 40° north.
    private func base() throws -> BaseMap {
        let corners = (0...400).map { index -> String in
            let angle = Double(index % 400) / 400 * 2 * .pi
            let reach = index.isMultiple(of: 2) ? 0.09 : 0.07
            return "[\(cos(angle) * reach), \(40 + sin(angle) * reach)]"
        }
        let text = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"kind": "wood"},
            "geometry": {"type": "Polygon", "coordinates": [[\(corners.joined(separator: ","))]]}}]}
            """
        return BaseMap(
            try OwnGeometry(Data(text.utf8), path: "valle.geojson") { _ in },
            in: .equirectangular
        )
    }

    private func drawing(
        _ drawings: PlaceDrawings,
        of place: GeoPoint,
        bytes: Int = 1_000
    ) throws -> PlaceDrawings.Drawing? {
        drawings.drawing(of: place, on: try base(), coarse: shapes, fine: shapes, bytes: bytes)
    }

    @Test func aPlaceIsDrawnAsIfForTheFirstTime() throws {
        let drawings = PlaceDrawings()
        let first = try #require(try drawing(drawings, of: place))
        let again = try #require(try drawing(drawings, of: place))
        let alone = try #require(try drawing(PlaceDrawings(), of: place))
        #expect(first.sheet.ground?.layers == again.sheet.ground?.layers)
        #expect(first.sheet.ground?.layers == alone.sheet.ground?.layers)
        #expect(first.spot == again.spot)
        let weight = first.sheet.ground?.layers.reduce(0) { $0 + $1.areas.utf8.count } ?? 0
        #expect((100...1_000).contains(weight), "\(weight) bytes")
    }

    @Test func aSmallerDrawingIsAnotherOne() throws {
        let drawings = PlaceDrawings()
        let usual = try #require(try drawing(drawings, of: place))
        let small = try #require(try drawing(drawings, of: place, bytes: 300))
        #expect(usual.sheet.ground?.layers != small.sheet.ground?.layers)
    }

    @Test func anotherPlaceIsAnotherDrawing() throws {
        let drawings = PlaceDrawings()
        let first = try #require(try drawing(drawings, of: place))
        let other = try #require(
            try drawing(drawings, of: GeoPoint(longitude: 0.05, latitude: 40.05))
        )
        #expect(first.sheet.ground?.layers != other.sheet.ground?.layers)
    }

    @Test func aPlaceBeyondTheSitesMapStaysWithoutOne() throws {
        let drawings = PlaceDrawings()
        let far = GeoPoint(longitude: 5, latitude: 40)
        #expect(try drawing(drawings, of: far) == nil)
        #expect(try drawing(drawings, of: far) == nil)
    }
}
