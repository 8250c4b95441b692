import Domain
import Cartography
import Testing

@Suite struct PersonMapTests {
    private static let places = [
        (178.44, -18.14), (177.42, -17.62), (-179.9, -16.7), (174.78, -41.29), (-171.76, -13.83),
        (151.2, -33.87), (-3.7, 40.42), (178.44, -18.14),
    ].map { GeoPoint(longitude: $0.0, latitude: $0.1) }

    @Test func theFiveNearestComeWithTheirDistances() {
        let map = PersonMap(of: 0, among: Self.places)
        #expect(map.nearest.map(\.member) == [7, 1, 2, 4, 3])
        #expect(map.nearest[0].kilometres == 0)
        #expect(abs(map.nearest[1].kilometres - 122.3) < 1)
        #expect(abs(map.nearest[4].kilometres - 2_597.7) < 0.1)
    }

    @Test func thePersonIsInTheMiddle() {
        let map = PersonMap(of: 0, among: Self.places)
        #expect(abs(map.spot.x - 500) <= 1)
        #expect(abs(map.spot.y - 280) <= 12)
        #expect(map.nearest[1].spot != nil)
        #expect(map.nearest[4].spot == nil)
    }

    @Test func whoIsAloneHasTwentyKilometresAround() throws {
        let map = PersonMap(of: 0, among: [Self.places[6]])
        #expect(map.nearest.isEmpty)
        let high = try #require(map.frame.kilometresPerUnit) * 560
        #expect(abs(high - 20) < 0.1)
    }
}
