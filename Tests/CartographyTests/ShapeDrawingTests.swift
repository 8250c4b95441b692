import Domain
import Cartography
import Testing

@Suite struct ShapeDrawingTests {
    private static func square(_ west: Double, _ south: Double, _ size: Double) -> CountryShape {
        CountryShape(
            code: "XX",
            rings: [
                [(0.0, 0.0), (size, 0), (size, size), (0, size)].map {
                    GeoPoint(longitude: west + $0.0, latitude: south + $0.1)
                }
            ]
        )
    }

    private let pacific = MapFrame(
        fitting: GeoExtent(west: 170, south: -10, width: 20, north: 10),
        in: .equirectangular,
        width: 200,
        height: 200
    )

    @Test func bothSidesOfTheAntimeridianAreDrawn() throws {
        let east = ShapeDrawing(on: pacific).rings(Self.square(175, -2, 5))
        let west = ShapeDrawing(on: pacific).rings(Self.square(-180, -2, 5))
        #expect(try #require(east.first).map(\.x).max() == 100)
        #expect(try #require(west.first).map(\.x).min() == 100)
        #expect(east.count == 1 && west.count == 1)
    }

    @Test func aShapeOverTheAntimeridianComesInOnePiece() throws {
        let rings = ShapeDrawing(on: pacific).rings(Self.square(175, -2, 10))
        #expect(rings.count == 1)
        let xs = try #require(rings.first).map(\.x)
        #expect(xs.min() == 50 && xs.max() == 150)
    }

    @Test func whatLiesOutsideIsCutOff() throws {
        let rings = ShapeDrawing(on: pacific).rings(Self.square(120, -60, 120))
        let corners = try #require(rings.first)
        #expect(corners.allSatisfy { (-8...208).contains($0.x) && (-8...208).contains($0.y) })
        #expect(ShapeDrawing(on: pacific).rings(Self.square(0, 0, 10)).isEmpty)
    }

    @Test func ringsThatAreNoneAreLeftOut() {
        let broken = CountryShape(
            code: nil,
            rings: [
                [], [GeoPoint(longitude: 180, latitude: 0)],
                [
                    GeoPoint(longitude: .nan, latitude: 0),
                    GeoPoint(longitude: 180, latitude: .nan),
                    GeoPoint(longitude: 179, latitude: 0),
                ],
            ]
        )
        #expect(ShapeDrawing(on: pacific).rings(broken).isEmpty)
    }
}
