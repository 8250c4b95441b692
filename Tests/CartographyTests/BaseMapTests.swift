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

    private func valley() throws -> BaseMap {
        let features = [("Aldea", "-3.50", "39.50"), ("Borja", "-3.45", "39.50")].map {
            #"{"type":"Feature","properties":{"name":"\#($0.0)","place":"village"},"geometry":{"type":"Point","coordinates":[\#($0.1),\#($0.2)]}}"#
        }
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        let geometry = try OwnGeometry(Data(text.utf8), path: "x.geojson") { _ in }
        return BaseMap(geometry, in: .mercator)
    }

    @Test func peopleStandInTheTownThatTheyNameElseInTheNearest() throws {
        let valley = try valley()
        let field = GeoPoint(longitude: -3.49, latitude: 39.51)
        #expect(valley.settled(field, in: "borja").longitude == -3.45)
        #expect(valley.settled(field, in: nil).longitude == -3.5)
        #expect(valley.settled(field, in: "Zaragoza").longitude == -3.5)
    }

    @Test func whoIsFarFromEveryTownStaysWhereTheyAre() throws {
        let valley = try valley()
        let far = GeoPoint(longitude: -3.2, latitude: 39.5)
        #expect(valley.settled(far, in: "Borja") == far)
        #expect(try base().settled(far, in: "Borja") == far)
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
        #expect(PersonMap(of: 0, among: LatitudeIndex(near), base: try base()).isOnBase)
        let far = near + places((-3.5, 41))
        #expect(!PersonMap(of: 0, among: LatitudeIndex(far), base: try base()).isOnBase)
    }
}
