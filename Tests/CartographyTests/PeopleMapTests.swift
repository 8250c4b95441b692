import Domain
import Cartography
import Testing

@Suite struct PeopleMapTests {
    private static let toledo = (longitude: -4.02, latitude: 39.86)

    /// People around a place, a few kilometres apart.
    private static func town(
        _ count: Int,
        around middle: (longitude: Double, latitude: Double) = toledo
    ) -> [GeoPoint] {
        (0..<count).map { index in
            GeoPoint(
                longitude: middle.longitude + Double(index % 7) * 0.012,
                latitude: middle.latitude + Double(index / 7) * 0.009
            )
        }
    }

    private func map(_ places: [GeoPoint], _ continents: [String?]? = nil) -> PeopleMap {
        PeopleMap(places, continents: continents ?? places.map { _ in "Europe" })
    }

    @Test func nobodyHasNoMap() {
        #expect(map([]).figures.isEmpty)
    }

    @Test func onePersonStandsInTheMiddleOfTwentyKilometres() throws {
        let figure = try #require(map(Self.town(1)).figures.first)
        #expect(figure.kind == .region)
        let wide = try #require(figure.frame.kilometresPerUnit) * Double(figure.frame.width)
        #expect(abs(wide - 20) < 0.1)
        #expect(figure.pins.map(\.spot.x) == [500])
        #expect(figure.pins.map(\.spot.y) == [280])
    }

    @Test func everybodyIsOnAMap() {
        let places = Self.town(40) + Self.town(3, around: (2.17, 41.38))
        let figures = map(places).figures
        #expect(Set(figures.flatMap(\.members)) == Set(places.indices))
        for figure in figures {
            for step in MapPins.steps.indices {
                let shown = figure.pins.filter { $0.spot.steps.contains(step) }.flatMap(\.members)
                #expect(shown.sorted() == figure.members.sorted())
            }
        }
    }

    @Test func aFewWhoLiveFarOffHaveAnInset() {
        let places = Self.town(30) + Self.town(2, around: (-15.43, 28.12))
        let figures = map(places).figures
        #expect(figures.map(\.kind) == [.region, .inset])
        #expect(figures.map(\.members.count) == [30, 2])
    }

    @Test func manyPlacesAreOneRegion() {
        let places = Self.town(8) + Self.town(8, around: (2.17, 41.38))
        #expect(map(places).figures.map(\.kind) == [.region])
    }

    @Test func severalContinentsAreTheWorldWithTheTownBeside() {
        let far = [GeoPoint(longitude: -99, latitude: 19), GeoPoint(longitude: 151, latitude: -33)]
        let continents: [String?] =
            (0..<40).map { _ in "Europe" } + ["North America", "Oceania"]
        let figures = map(Self.town(40) + far, continents).figures
        #expect(figures.map(\.kind) == [.world, .town])
        #expect(figures.map(\.members.count) == [42, 40])
    }

    @Test func whoLivesOffTheWorldSheetHasNoPinAtItsEdge() throws {
        let places = [
            GeoPoint(longitude: -4, latitude: 40), GeoPoint(longitude: -68.3, latitude: -54.8),
            GeoPoint(longitude: 10, latitude: -70), GeoPoint(longitude: 0, latitude: 89),
        ]
        let continents = ["Europe", "South America", "Antarctica", nil]
        let figures = map(places, continents).figures
        #expect(figures.map(\.kind) == [.world])
        let world = try #require(figures.first)
        #expect(world.members == [0, 1])
        #expect(Set(world.pins.flatMap(\.members)) == [0, 1])
        #expect(world.pins.allSatisfy { (0..<world.frame.height).contains($0.spot.y) })
        #expect(map([places[2], places[3]], ["Antarctica", "Europe"]).figures.isEmpty)
    }

    @Test func aBaseOnTheIceHasAMapOfItsOwn() throws {
        let figure = try #require(map([GeoPoint(longitude: 10, latitude: -88)]).figures.first)
        #expect(figure.members == [0])
        #expect(figure.pins.map(\.spot.x) == [500])
        #expect(figure.pins.map(\.spot.y) == [280])
    }

    @Test func theRegionReachesOverTheAntimeridian() throws {
        let places = [179.2, -179.6, 178.4].map { GeoPoint(longitude: $0, latitude: -17) }
        let figure = try #require(map(places).figures.first)
        let wide = try #require(figure.frame.kilometresPerUnit) * 1_000
        #expect((200...700).contains(wide))
    }

    @Test func thousandsInManyPlacesAreAFewHundredPins() throws {
        let places = (0..<5_000).map { index in
            GeoPoint(
                longitude: -9 + Double(index % 100) * 0.12,
                latitude: 36 + Double(index / 100) * 0.14
            )
        }
        let figure = try #require(map(places).figures.first)
        for step in MapPins.steps.indices {
            #expect(figure.pins.filter { $0.spot.steps.contains(step) }.count <= 400)
        }
    }

    @Test func aHundredThousandInOnePlaceAreOnePin() {
        let places = [GeoPoint](
            repeating: GeoPoint(longitude: 90, latitude: 90),
            count: 100_000
        )
        let figures = map(places, places.map { _ in nil }).figures
        #expect(figures.map { $0.pins.count } == [1])
    }
}
