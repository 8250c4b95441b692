import Cartography
import Domain
import Testing

@testable import Presentation

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
            outlines: MapOutlines(coarse: .coarse(), fine: .fine()),
            in: "es",
            context: try Sample.context()
        )
    }

    @Test func pinsLeadToAPersonOrToTheList() throws {
        let sheet = try #require(try model(Self.people).sheets.first)
        #expect(sheet.kind == .world)
        #expect(sheet.sheet.pins.map(\.title) == ["2 personas", "Ciro"])
        #expect(sheet.sheet.pins.map(\.address) == ["#lista-es", "/gente/ciro/"])
        #expect(sheet.sheet.label == "3 personas en el mapa")
    }

    @Test func idsOfTheSecondMapAreItsOwn() throws {
        let crowd = (0..<12).map { index in
            Self.person("P\(index)", -4.02 + Double(index) / 100, 39.86, "es")
        }
        let sheets = try model(crowd + [Self.people[2]]).sheets
        #expect(sheets.map(\.kind) == [.world, .town])
        #expect(sheets.map(\.sheet.prefix) == ["", "town-1-"])
    }

    @Test func onePersonHasTheNearestWithTheirDistance() throws {
        let map = PersonMapModel(
            of: 0,
            among: Self.people,
            list: "#cerca",
            outlines: MapOutlines(coarse: .coarse(), fine: .fine()),
            in: "es",
            context: try Sample.context()
        )
        #expect(map.nearest.map(\.name) == ["Berta", "Ciro"])
        #expect(map.nearest.first?.distance == "en el mismo lugar")
        #expect(map.nearest.last?.distance == "9056 km")
        #expect(map.nearest.map(\.address) == ["/gente/berta/", "/gente/ciro/"])
    }

    @Test func namesCoverNeitherPinsNorEachOther() throws {
        let towns = (0..<12).map { index in
            let name = "Villar \(index)"
            return PeopleMapModel.Person(
                name: "P\(index)",
                path: "/p/\(index)/",
                point: GeoPoint(
                    longitude: -4 + Double(index % 4) * 0.4,
                    latitude: 39 + Double(index / 4) * 0.3
                ),
                city: name,
                country: "es"
            )
        }
        let sheet = try #require(try model(towns).sheets.first?.sheet)
        #expect(sheet.labels.count { $0.text.hasPrefix("Villar") } >= 12)
        #expect(Set(sheet.labels).count == sheet.labels.count)
    }

    @Test func onlyPinsThatAreSeenAreWritten() throws {
        let sheet = try #require(try model(Self.people).sheets.first?.sheet)
        #expect(sheet.pins.allSatisfy { $0.isSmall || $0.isLarge })
    }
}
