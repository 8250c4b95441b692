import Cartography
import Domain
import TestSupport
import Testing

@testable import Pages

@Suite struct PlaceNeighboursTests {
    @Test("the nearest are those that looking at all of them finds")
    func nearest() throws {
        var seed: UInt64 = 7
        func random() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 40) / Double(1 << 24)
        }
        let entries = (0..<400).map { number in
            var place = Place(name: LocalizedText("Lugar \(number)"))
            place.point = GeoPoint(longitude: -3 + random() * 4, latitude: 40 + random() * 2)
            return (source: SourceID("lugares"), identity: "\(number)", entity: Entity.place(place))
        }
        let places = PublishedEntities(InventedEntity.all(entries)).stored(Place.self)
        let index = PlaceIndex(places)
        for stored in places {
            let point = try #require(stored.value.point)
            let all = places.filter { $0.id != stored.id }.map { other in
                (other.value.point.map { Sphere.distance(point, $0) } ?? .infinity, other.id)
            }
            let expected = all.sorted { $0 < $1 }.prefix(5).map(\.1)
            #expect(index.nearest(5, to: point, besides: stored.id) == expected)
        }
    }

    @Test("fewer than are asked for are all there are, and none without coordinates")
    func few() {
        let place = Entity.place(Place(name: LocalizedText("Uno")))
        let places = PublishedEntities(InventedEntity.all([("lugares", "1", place)]))
            .stored(Place.self)
        let here = GeoPoint(longitude: 0, latitude: 0)
        #expect(PlaceIndex(places).nearest(5, to: here, besides: ItemID(stored: "x")) == [])
    }
}
