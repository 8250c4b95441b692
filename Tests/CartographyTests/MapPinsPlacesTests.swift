import Cartography
import Testing

@Suite struct MapPinsPlacesTests {
    private static func town(_ count: Int, at spot: (Double, Double) = (500, 280)) -> [MapMarker] {
        (0..<count).map { _ in MapMarker(x: spot.0, y: spot.1, weight: 1) }
    }

    @Test func thoseOfOnePlaceAreOnePinUntilOneLooksClosely() throws {
        let pins = MapPins(Self.town(30), apartFrom: MapPins.close).pins
        let whole = try #require(pins.first)
        #expect(whole.members == Array(0..<30))
        #expect(whole.steps == Array(0..<MapPins.close))
        #expect(whole.expansion == MapPins.close)
        #expect(pins.dropFirst().map(\.members) == (0..<30).map { [$0] })
    }

    @Test func thenTheyStandAroundItAsFarApartAsPinsAre() {
        let pins = MapPins(Self.town(30), apartFrom: MapPins.close).pins.dropFirst()
        let least = 2.0 * 13 / MapPins.steps[MapPins.close]
        for (index, pin) in pins.enumerated() {
            for other in pins.dropFirst(index + 1) {
                let (x, y) = (Double(pin.x - other.x), Double(pin.y - other.y))
                #expect((x * x + y * y).squareRoot() >= least, "\(pin.members) \(other.members)")
            }
            #expect(abs(pin.x - 500) < 30 && abs(pin.y - 280) < 30)
        }
    }

    @Test func everybodyIsSeenOnceAtEachStep() {
        let markers =
            Self.town(12) + Self.town(1, at: (520, 280)) + Self.town(3, at: (900, 100))
        let pins = MapPins(markers, apartFrom: MapPins.close).pins
        for step in MapPins.steps.indices {
            let shown = pins.filter { $0.steps.contains(step) }.flatMap(\.members)
            #expect(shown.sorted() == Array(markers.indices))
        }
    }

    @Test func whoHasAMapOfTheirOwnStaysTogether() {
        let pins = MapPins(Self.town(4), apartFrom: MapPins.close, together: [0, 1, 2, 3]).pins
        #expect(pins.map(\.members) == [[0, 1, 2, 3]])
        #expect(pins.first?.expansion == nil)
    }

    @Test func aCrowdStaysTogether() {
        let pins = MapPins(Self.town(500), apartFrom: MapPins.close).pins
        #expect(pins.map(\.members.count) == [500])
    }
}
