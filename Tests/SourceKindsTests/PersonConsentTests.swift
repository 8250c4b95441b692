import Domain
import Testing

@testable import SourceKinds

/// What of a person is published, and what never is (site.md, PPL-4).
@Suite struct PersonConsentTests {
    private func read(_ text: String, _ more: [String: SourceOption] = [:]) throws
        -> SourceReadingResult
    {
        try SourceStub(
            "data",
            more.merging(["model": .text("person")]) { $1 },
            address: "data/gente.yaml"
        ).read(text)
    }

    @Test func onlyThoseWhoAgreedAreTaken() throws {
        let result = try read(
            "- {id: a, name: Ana, public: true}\n- {id: b, name: Leo}\n"
                + "- {id: c, name: Eva, public: false}\n"
        )
        #expect(result.people.map(\.name) == ["Ana"])
        #expect(result.leftOut == 2)
        #expect(
            result.batch.reading.remarks == [
                "2 people left out: their rows have no 'public: true', and the source no "
                    + "'consent: all'"
            ]
        )
        #expect(result.batch.isComplete, "who withdraws consent goes")
    }

    @Test func nobodyAtAllIsAnAnswerToo() throws {
        let result = try read("- {id: b, name: Leo}\n")
        #expect(result.people == [])
        #expect(!result.isEmpty)
    }

    @Test func aPlaceNeedsItsOwnConsentAndIsRounded() throws {
        let rows = """
            - {id: a, name: Ana, public: true, map: true, place: [40.41678, -3.70379], city: Madrid}
            - {id: b, name: Leo, public: true, place: [40.41678, -3.70379]}
            - {id: c, name: Eva, public: true, map: true, precision: 0.1°, place: [40.41678, -3.70379]}
            - {id: d, name: Luz, public: true, map: true, precision: country, country: ES, city: Madrid, place: [1, 2]}
            """
        let people = try read(rows).people
        #expect(people[0].place == GeoPoint(longitude: -3.7, latitude: 40.4))
        #expect(people[1].place == nil)
        #expect(people[2].place == GeoPoint(longitude: -3.7, latitude: 40.4))
        #expect(people[3].place == nil)
        #expect(people[3].city == nil)
        #expect(people[3].country == "es")
        let exact = try read(
            "- {id: a, name: Ana, place: [40.4376, -3.6]}\n",
            ["consent": .text("all")]
        )
        #expect(exact.people.first?.place == GeoPoint(longitude: -3.6, latitude: 40.45))
    }

    @Test func aRowCannotBeMoreExactThanItsSource() throws {
        let people = try read(
            "- {id: a, name: A, public: true, map: true, precision: town, place: [40.4376, -3.66]}\n",
            ["precision": .text("0.1°")]
        ).people
        #expect(people.first?.place == GeoPoint(longitude: -3.7, latitude: 40.4))
    }

    @Test func addressesForContactNeedTheirOwnConsent() throws {
        let people = try read(
            """
            - {id: a, name: A, public: true, email: a@example.org, phone: "1"}
            - {id: b, name: B, public: true, contact: true, email: b@example.org, phone: "2"}
            """,
            ["consent": .text("all")]
        ).people
        #expect(people.map(\.email) == [nil, "b@example.org"])
        #expect(people.map(\.phone) == [nil, "2"])
    }

    @Test func whatIsNobodysBusinessIsNeverRead() throws {
        let result = try read(
            "- {id: a, name: A, public: true, password: geheim, birthDate: 1990-01-01}\n"
        )
        #expect(
            result.diagnostics.map(\.message) == [
                "'password' is left out: it is never published",
                "'birthDate' is left out: it is never published",
            ]
        )
        #expect(!"\(result.people)".contains("geheim"))
    }

    @Test(arguments: [
        ("[139.8, 35.6]", "latitude 139.8 and longitude 35.6 look swapped; there is no place"),
        ("[norte, 3]", "'norte' is no number of degrees; there is no place"),
        ("[40.4]", "'place' must be latitude and longitude"),
        ("[95, 200]", "the latitude 95.0 is not between -90 and 90; there is no place"),
    ])
    func aPlaceThatIsNoneIsReportedAndThePersonStays(place: String, message: String) throws {
        let result = try read("- {id: a, name: A, public: true, map: true, place: \(place)}\n")
        #expect(result.people.first?.place == nil)
        #expect(result.people.count == 1)
        #expect(result.diagnostics.map(\.message) == [message])
    }
}
