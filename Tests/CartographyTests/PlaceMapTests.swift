import Domain
import Foundation
import Testing

@testable import Cartography

@Suite struct PlaceMapTests {
    /// A square valley of a tenth of a degree around 0°, 40° north.
    private func base() throws -> BaseMap {
        let text = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"kind": "wood"},
            "geometry": {"type": "Polygon", "coordinates":
            [[[-0.1, 39.9], [0.1, 39.9], [0.1, 40.1], [-0.1, 40.1], [-0.1, 39.9]]]}}]}
            """
        return BaseMap(
            try OwnGeometry(Data(text.utf8), path: "valle.geojson") { _ in },
            in: .equirectangular
        )
    }

    @Test func thePlaceStandsInTheMiddle() throws {
        let place = GeoPoint(longitude: 0.01, latitude: 40.01)
        let map = try #require(PlaceMap(of: place, on: try base()))
        #expect(map.spot == CanvasPoint(x: map.frame.width / 2, y: map.frame.height / 2))
    }

    @Test func itReachesFourteenKilometresFromEdgeToEdge() throws {
        let map = try #require(
            PlaceMap(of: GeoPoint(longitude: 0, latitude: 40), on: try base())
        )
        let unit = try #require(map.frame.kilometresPerUnit)
        let height = unit * Double(map.frame.height)
        #expect((13.5...14.5).contains(height), "\(height) km")
    }

    @Test(arguments: [GeoPoint(longitude: 5, latitude: 40), GeoPoint(longitude: 0, latitude: -40)])
    func aPlaceBeyondTheSitesMapHasNone(place: GeoPoint) throws {
        #expect(PlaceMap(of: place, on: try base()) == nil)
    }
}
