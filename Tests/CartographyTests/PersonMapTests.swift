import Domain
import Cartography
import Testing

@Suite struct PersonMapTests {
    private static let places = [
        (178.44, -18.14), (177.42, -17.62), (-179.9, -16.7), (174.78, -41.29), (-171.76, -13.83),
        (151.2, -33.87), (-3.7, 40.42), (178.44, -18.14),
    ].map { GeoPoint(longitude: $0.0, latitude: $0.1) }

    @Test func theFiveNearestComeWithTheirDistances() {
        let map = PersonMap(of: 0, among: LatitudeIndex(Self.places))
        #expect(map.nearest.map(\.member) == [1, 2, 4, 3, 5])
        #expect(abs(map.nearest[0].kilometres - 122.3) < 1)
        #expect(abs(map.nearest[3].kilometres - 2_597.7) < 0.1)
    }

    @Test func thoseOfTheSamePlaceAreNoNeighbours() throws {
        let map = PersonMap(of: 0, among: LatitudeIndex(Self.places))
        #expect(map.together == [7])
        let home = try #require(map.pins.first { $0.isHome && $0.spot.steps.contains(3) })
        #expect(home.members == [0, 7])
        #expect(home.spot.expansion == MapPins.close)
    }

    @Test func thePersonIsInTheMiddle() throws {
        let map = PersonMap(of: 0, among: LatitudeIndex(Self.places))
        let home = try #require(map.pins.first { $0.isHome })
        #expect(abs(home.spot.x - 500) <= 4)
        #expect(abs(home.spot.y - 280) <= 16)
        #expect(home.members.contains(0))
        // The sheet reaches those who are near, and not as far as the others.
        #expect(map.frame.place(Self.places[map.nearest[0].member]) != nil)
        #expect(map.frame.place(Self.places[map.nearest[3].member]) == nil)
    }

    @Test func whoIsAloneSeesTheCountryAround() throws {
        let map = PersonMap(of: 0, among: LatitudeIndex([Self.places[6]]))
        #expect(map.nearest.isEmpty)
        let wide = try #require(map.frame.kilometresPerUnit) * 1_000
        #expect(abs(wide - 1_000) < 5)
    }
}
