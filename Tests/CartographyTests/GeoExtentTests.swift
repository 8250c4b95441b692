import Domain
import Cartography
import Testing

@Suite struct GeoExtentTests {
    private static func places(_ values: (Double, Double)...) -> [GeoPoint] {
        values.map { GeoPoint(longitude: $0.0, latitude: $0.1) }
    }

    @Test func theAntimeridianDoesNotWidenIt() throws {
        let extent = try #require(GeoExtent(containing: Self.places((178, -18), (-178, -20))))
        #expect(extent == GeoExtent(west: 178, south: -20, width: 4, north: -18))
        #expect(extent.centre == GeoPoint(longitude: 180, latitude: -19))
        #expect(extent.contains(GeoPoint(longitude: -179, latitude: -19)))
        #expect(!extent.contains(GeoPoint(longitude: 0, latitude: -19)))
    }

    @Test func onePlaceGrowsToWhatIsAskedFor() throws {
        let extent = try #require(GeoExtent(containing: Self.places((-3.7, 40.4))))
        let grown = extent.atLeast(kilometres: 20)
        #expect(abs(grown.kilometresWide - 20) < 0.01)
        let high = (grown.north - grown.south) * Sphere.kilometresPerDegree
        #expect(abs(high - 20) < 0.01)
        #expect(grown.centre.latitude == 40.4)
    }

    @Test func aPoleHasAnExtentToo() throws {
        let extent = try #require(GeoExtent(containing: Self.places((0, 90))))
        #expect(extent.atLeast(kilometres: 20).north == 90)
        #expect(extent.atLeast(kilometres: 20).width <= 360)
    }

    @Test func nothingHasNoExtent() {
        #expect(GeoExtent(containing: []) == nil)
    }
}
