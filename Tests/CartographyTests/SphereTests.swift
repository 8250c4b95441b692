import Domain
import Cartography
import Testing

@Suite struct SphereTests {
    /// What PROJ's geod says on a sphere of 6 371 008.8 metres.
    static let distances: [(GeoPoint, GeoPoint, Double)] = [
        (place(-3.7038, 40.4168), place(-0.1276, 51.5072), 1_263.395553876),
        (place(178.44, -18.14), place(174.78, -41.29), 2_597.665231329),
        (place(139.69, 35.69), place(-122.42, 37.77), 8_271.073477987),
        (place(0, 0), place(180, 0), 20_015.114442036),
        (place(0, 90), place(0, -90), 20_015.114442036),
        (place(179.9, -16.5), place(-179.9, -16.5), 21.323206596),
    ]

    private static func place(_ longitude: Double, _ latitude: Double) -> GeoPoint {
        GeoPoint(longitude: longitude, latitude: latitude)
    }

    @Test func distancesAgreeWithGeodesy() {
        for (one, other, kilometres) in Self.distances {
            let error = abs(Sphere.distance(one, other) - kilometres) / kilometres
            #expect(error < 1e-6, "\(one) \(other)")
            let back = Sphere.distance(other, one)
            #expect(abs(back - kilometres) / kilometres < 1e-6)
        }
    }

    @Test func aPlaceIsNoDistanceFromItself() {
        #expect(Sphere.distance(Self.place(12, 34), Self.place(12, 34)) == 0)
        #expect(Sphere.distance(Self.place(180, 5), Self.place(-180, 5)) < 1e-9)
    }
}
