import Cartography
import Domain
import Foundation
import Testing

@Suite struct BaseMapTests {
    private func base() throws -> BaseMap {
        let text = #"{"type":"LineString","coordinates":[[-4,39],[-3,40]]}"#
        let geometry = try OwnGeometry(Data(text.utf8), path: "x.geojson") { _ in }
        return BaseMap(geometry, in: .mercator)
    }

    private func places(_ points: (Double, Double)...) -> [GeoPoint] {
        points.map { GeoPoint(longitude: $0.0, latitude: $0.1) }
    }

    @Test func coversWhatLiesWithin() throws {
        #expect(try base().covers(places((-3.5, 39.5), (-4, 39))))
        #expect(try !base().covers(places((-3.5, 39.5), (-4.1, 39))))
    }

    @Test func aMapOfPeopleIsDrawnInItsProjectionWhereItCoversThem() throws {
        let near = places((-3.5, 39.5), (-3.52, 39.51), (-3.49, 39.49))
        let own = PeopleMap(near, continents: ["Europe"], base: try base())
        #expect(own.figures.map(\.isOnBase) == [true])
        #expect(own.figures[0].frame.projection is Mercator)
        let far = PeopleMap(places((2, 41), (2.1, 41)), continents: ["Europe"], base: try base())
        #expect(far.figures.map(\.isOnBase) == [false])
        #expect(far.figures[0].frame.projection is Equirectangular)
    }

    @Test func theMapOfOnePersonDoesToo() throws {
        let near = places((-3.5, 39.5), (-3.52, 39.51))
        #expect(PersonMap(of: 0, among: near, base: try base()).isOnBase)
        let far = near + places((-3.5, 41))
        #expect(!PersonMap(of: 0, among: far, base: try base()).isOnBase)
    }
}
