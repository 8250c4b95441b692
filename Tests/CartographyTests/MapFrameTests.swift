import Domain
import Cartography
import Testing

@Suite struct MapFrameTests {
    @Test func theWorldIsCutWhereNobodyLives() throws {
        let frame = MapFrame.world()
        #expect(frame.width == 1_000)
        #expect(frame.height == 435)
        let origin = try #require(frame.place(GeoPoint(longitude: 0, latitude: 0)))
        #expect(abs(origin.x - 500) < 0.01)
        let east = try #require(frame.place(GeoPoint(longitude: 180, latitude: 0)))
        #expect(abs(east.x - 1_000) < 0.01)
        #expect(frame.place(GeoPoint(longitude: 0, latitude: -80)) == nil)
        #expect(frame.placeWithin(GeoPoint(longitude: 0, latitude: -80))?.y == 435)
    }

    @Test func spotsLeadBackToPlaces() throws {
        let frame = MapFrame.world()
        let tokyo = GeoPoint(longitude: 139.69, latitude: 35.69)
        let spot = try #require(frame.place(tokyo))
        let back = try #require(frame.location(x: spot.x, y: spot.y))
        #expect(abs(back.longitude - tokyo.longitude) < 1e-6)
        #expect(abs(back.latitude - tokyo.latitude) < 1e-6)
        #expect(frame.location(x: 0, y: 0) == nil)
    }

    @Test(arguments: [ProjectionKind.mercator, .equirectangular, .equalEarth])
    func anExtentFitsOntoItsSheet(_ kind: ProjectionKind) throws {
        let extent = GeoExtent(west: 170, south: -47, width: 20, north: -15)
        let frame = MapFrame(fitting: extent, in: kind, width: 800, height: 600)
        for corner in [(170.1, -46.9), (-170.1, -15.1), (180, -30), (-180, -30)] {
            let place = GeoPoint(longitude: corner.0, latitude: corner.1)
            let spot = try #require(frame.place(place), "\(corner)")
            #expect((0...800).contains(spot.x) && (0...600).contains(spot.y))
        }
    }

    @Test func aTownIsToScale() throws {
        let town = try #require(
            GeoExtent(containing: [GeoPoint(longitude: -3.7, latitude: 40.4)])
        ).atLeast(kilometres: 20)
        let frame = MapFrame(fitting: town, in: .equirectangular, width: 1_000, height: 1_000)
        #expect(abs(try #require(frame.kilometresPerUnit) - 0.02) < 1e-4)
        let bar = try #require(ScaleBar(on: frame))
        #expect(bar.kilometres == 5)
        #expect(bar.length == 250)
        #expect(ScaleBar(on: .world()) == nil)
    }

    @Test func aPoleCanBeFitted() throws {
        let pole = try #require(GeoExtent(containing: [GeoPoint(longitude: 0, latitude: 90)]))
        let frame = MapFrame(
            fitting: pole.atLeast(kilometres: 20),
            in: .mercator,
            width: 100,
            height: 100
        )
        #expect(frame.scale.isFinite && frame.scale > 0)
    }
}
