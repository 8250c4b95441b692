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
        #expect(sheet.sheet.pins.map(\.title) == ["2 personas", "Adela", "Berta", "Ciro"])
        #expect(
            sheet.sheet.pins.map(\.address)
                == ["#lista-es", "/gente/adela/", "/gente/berta/", "/gente/ciro/"]
        )
        #expect(sheet.sheet.pins.map(\.count) == ["2", "A", "B", "C"])
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

    private static func map(
        of person: Int,
        among people: [PeopleMapModel.Person]
    ) throws -> PersonMapModel {
        let outlines = MapOutlines(coarse: .coarse(), fine: .fine())
        return PersonMapModel(
            of: person,
            among: people,
            at: outlines.index(of: people),
            list: "#cerca",
            register: "/mapa/#p",
            outlines: outlines,
            in: "es",
            context: try Sample.context()
        )
    }

    @Test func theListOfALargeTownIsElsewhere() throws {
        let town = (0..<70).map { index in
            PeopleMapModel.Person(
                name: "P\(index)",
                path: "/gente/p\(index)/",
                point: GeoPoint(longitude: -4.02, latitude: 39.86),
                city: "Toledo",
                country: "es"
            )
        }
        let large = try Self.map(of: 0, among: town)
        #expect(large.together.map(\.title) == (1...60).map { "P\($0)" })
        #expect(large.everybody?.title == "70 personas")
        #expect(large.everybody?.address == "/mapa/#p-es-toledo")
        let small = try Self.map(of: 60, among: Array(town.prefix(61)))
        #expect(small.together.count == 60)
        #expect(small.everybody == nil)
    }

    @Test func onePersonHasTheNearestWithTheirDistance() throws {
        let map = try Self.map(of: 0, among: Self.people)
        #expect(map.together.map(\.title) == ["Berta"])
        #expect(map.together.map(\.address) == ["/gente/berta/"])
        #expect(map.nearest.map(\.name) == ["Ciro"])
        #expect(map.nearest.last?.distance == "9056 km")
        #expect(map.nearest.map(\.address) == ["/gente/ciro/"])
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

    @Test func aPinForSeveralNamesTheirTownAndNarrowsTheList() throws {
        let towns = (0..<4).map { index in
            PeopleMapModel.Person(
                name: "P\(index)",
                path: "/p/\(index)/",
                point: GeoPoint(longitude: -4.02, latitude: 39.86),
                city: "Puente Hondo",
                country: "es"
            )
        }
        let sheet = try #require(try model(towns + [Self.people[2]]).sheets.first)
        let pin = try #require(sheet.sheet.pins.first)
        #expect(pin.title == "Puente Hondo: 4 personas")
        #expect(pin.address == "#lista-es-puente-hondo")
        #expect(pin.name == "Puente Hondo")
        #expect(pin.filter == "Puente Hondo")
    }

    @Test func onTheWorldATownLeadsToItsOwnMap() throws {
        let crowd = (0..<12).map { index in
            Self.person("P\(index)", -4.02 + Double(index) / 100, 39.86, "es")
        }
        let sheets = try model(crowd + [Self.people[2]]).sheets
        let pin = try #require(sheets[0].sheet.pins.first)
        #expect(pin.address == "#town-1-map")
        #expect(pin.filter == nil)
        #expect(sheets[1].anchor == "town-1-map")
    }
}
