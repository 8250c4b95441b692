import Cartography
import Testing

@Suite struct MapPinsTests {
    /// The markers of the 54 countries on the world map.
    private static func world() -> [MapMarker] {
        let frame = MapFrame.world()
        return Countries().marked.enumerated().compactMap { index, country in
            frame.place(country.label).map { MapMarker(x: $0.x, y: $0.y, weight: 1 + index) }
        }
    }

    @Test func everyMarkerIsSeenOnceAtEachStep() {
        let markers = Self.world()
        let pins = MapPins(markers).pins
        for step in MapPins.steps.indices {
            let shown = pins.filter { $0.steps.contains(step) }.flatMap(\.members)
            #expect(shown.sorted() == Array(markers.indices))
        }
    }

    @Test func aClusterFallsApartAtItsExpansion() {
        let pins = MapPins(Self.world()).pins
        for pin in pins where pin.members.count > 1 {
            guard let expansion = pin.expansion else { continue }
            #expect(expansion > (pin.steps.last ?? 0))
            let parts = pins.filter { $0.steps.contains(expansion) && $0.members != pin.members }
            #expect(parts.contains { !Set($0.members).isDisjoint(with: pin.members) })
        }
        #expect(pins.contains { $0.expansion != nil })
        #expect(pins.filter { $0.members.count == 1 }.allSatisfy { $0.expansion == nil })
    }

    @Test func whatNeverFallsApartHasNoExpansion() {
        let pins = MapPins([MapMarker(x: 5, y: 5, weight: 1), MapMarker(x: 5, y: 5, weight: 1)])
            .pins
        #expect(pins.count == 1)
        #expect(pins.first?.expansion == nil)
        #expect(pins.first?.steps == Array(MapPins.steps.indices))
    }

    @Test func sizesGrowWithTheRoot() {
        #expect(MapPins.radius(of: 0, heaviest: 0) == 13)
        #expect(MapPins.radius(of: 25, heaviest: 100) == 15)
        #expect(MapPins.radius(of: 100, heaviest: 100) == 16)
    }
}
