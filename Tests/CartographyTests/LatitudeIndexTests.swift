import Domain
import Testing

@testable import Cartography

@Suite struct LatitudeIndexTests {
    /// Points all over the world: many on the same spot or metres apart, some beside the poles and the date line.
    private static let places: [GeoPoint] = {
        var state: UInt64 = 23
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        var places: [GeoPoint] = []
        for _ in 0..<150 {
            places.append(
                GeoPoint(longitude: next() * 360 - 180, latitude: next() * 180 - 90)
            )
            let town = GeoPoint(
                longitude: (next() * 12).rounded() - 4,
                latitude: 40 + (next() * 4).rounded() / 10
            )
            places.append(town)
            places.append(
                GeoPoint(longitude: town.longitude + 0.000_3, latitude: town.latitude - 0.000_2)
            )
        }
        return places
            + [(180, 0), (-180, 0.2), (179.9, -0.1), (0, 90), (90, 90), (0, -90)].map {
                GeoPoint(longitude: $0.0, latitude: $0.1)
            }
    }()

    /// All points with their distance, the nearest first.
    private static func distances(from point: GeoPoint) -> [LatitudeIndex.Neighbour] {
        places.indices.map { member in
            LatitudeIndex.Neighbour(
                member: member,
                kilometres: Sphere.distance(point, places[member])
            )
        }
        .sorted { ($0.kilometres, $0.member) < ($1.kilometres, $1.member) }
    }

    @Test func findsWhatLookingAtAllFinds() {
        let index = LatitudeIndex(Self.places)
        for point in Self.places {
            let all = Self.distances(from: point)
            let close = all.filter { $0.kilometres < 0.05 }.map(\.member)
            #expect(index.within(0.05, of: point) == close.sorted())
            let far = all.filter { $0.kilometres >= 0.05 }
            #expect(index.nearest(5, to: point, from: 0.05) == Array(far.prefix(5)))
            #expect(index.nearest(2, to: point) == Array(all.prefix(2)))
        }
    }

    @Test func findsNothingAmongNothing() {
        let point = GeoPoint(longitude: 2, latitude: 41)
        #expect(LatitudeIndex([]).nearest(5, to: point).isEmpty)
        #expect(LatitudeIndex([point]).nearest(5, to: point, from: 1).isEmpty)
        #expect(LatitudeIndex([point]).within(0.05, of: point) == [0])
    }
}
