import Cartography
import Domain
import Testing

@Suite struct TownMapTests {
    private func points(_ count: Int, around longitude: Double, _ latitude: Double) -> [GeoPoint] {
        (0..<count).map { number in
            GeoPoint(
                longitude: longitude + Double(number % 5) / 1_000,
                latitude: latitude + Double(number / 5) / 1_000
            )
        }
    }

    @Test("a town with villages around it has a map of its own, and one of all")
    func villages() throws {
        let all = points(40, around: -0.57, 40.66) + points(5, around: -0.46, 40.68)
        let map = TownMap(all, base: nil)
        #expect(map.figures.map(\.members.count) == [40, 45])
        let (town, around) = (map.figures[0].frame, map.figures[1].frame)
        #expect(town.place(all[44]) == nil)
        #expect(all.allSatisfy { around.place($0) != nil })
        #expect(town.scale > 4 * around.scale)
    }

    @Test("what lies together has one map, and nothing has none")
    func one() {
        #expect(TownMap(points(30, around: 2, 48), base: nil).figures.count == 1)
        #expect(TownMap(points(1, around: 2, 48), base: nil).figures.count == 1)
        #expect(TownMap([], base: nil).figures.isEmpty)
    }

    @Test("the poles and the antimeridian are places")
    func ends() {
        for point in [
            GeoPoint(longitude: 180, latitude: 0), GeoPoint(longitude: 0, latitude: 90),
            GeoPoint(longitude: -180, latitude: -90),
        ] {
            #expect(TownMap([point, point], base: nil).figures.count == 1)
        }
    }
}
