import Cartography
import Domain
import Presentation
import Testing

@Suite struct PeopleMapModelTests {
    private static let people = [
        person("Adela", -4.02, 39.86, "es"), person("Berta", -4.02, 39.86, "es"),
        person("Ciro", -99.1, 19.4, "mx"),
    ]

    private static func person(
        _ name: String,
        _ longitude: Double,
        _ latitude: Double,
        _ country: String?
    ) -> PeopleMapModel.Person {
        PeopleMapModel.Person(
            name: name,
            path: "/gente/\(name.lowercased())/",
            point: GeoPoint(longitude: longitude, latitude: latitude),
            country: country
        )
    }

    private func model(_ people: [PeopleMapModel.Person]) throws -> PeopleMapModel {
        PeopleMapModel(
            people,
            list: "#lista",
            coarse: .coarse(),
            fine: .fine(),
            in: "es",
            newsroom: try Sample.newsroom()
        )
    }

    @Test func pinsLeadToAPersonOrToTheList() throws {
        let sheet = try #require(try model(Self.people).sheets.first)
        #expect(sheet.kind == .world)
        #expect(sheet.pins.map(\.title) == ["2 personas", "Ciro"])
        #expect(sheet.pins.map(\.address) == ["#lista", "/gente/ciro/"])
        #expect(sheet.label == "3 personas en el mapa")
    }

    @Test func idsOfTheSecondMapAreItsOwn() throws {
        let crowd = (0..<12).map { index in
            Self.person("P\(index)", -4.02 + Double(index) / 100, 39.86, "es")
        }
        let sheets = try model(crowd + [Self.people[2]]).sheets
        #expect(sheets.map(\.kind) == [.world, .town])
        #expect(sheets.map(\.prefix) == ["", "town-1-"])
    }

    @Test func onePersonHasTheNearestWithTheirDistance() throws {
        let map = PersonMapModel(
            of: 0,
            among: Self.people,
            coarse: .coarse(),
            fine: .fine(),
            in: "es",
            newsroom: try Sample.newsroom()
        )
        #expect(map.nearest.map(\.name) == ["Berta", "Ciro"])
        #expect(map.nearest.first?.distance == "0 km")
        #expect(map.nearest.last?.distance == "9056 km")
        #expect(map.nearest.map(\.address) == ["/gente/berta/", "/gente/ciro/"])
    }
}
