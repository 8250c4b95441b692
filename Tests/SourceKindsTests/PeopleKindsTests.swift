import Domain
import TestSupport
import Testing

@testable import SourceKinds

/// What the APIs of people give: nothing without consent, and never what is nobody's business.
@Suite struct PeopleKindsTests {
    private let all: [String: SourceOption] = ["consent": .text("all"), "seed": .text("x")]
    private let rows = [
        "jsonplaceholder-users": """
        [{"id":1,"firstname":"Ana","lastname":"Soto","email":"a@x.example","birthDate":"1973-01-22",
          "login":{"username":"anas","password":"geheim4711"},"website":"www.ana.example",
          "address":{"city":"Ribera","geo":{"lat":"40.4123","lng":"-3.71"}},"company":{"name":"Molino"}},
         {"id":2,"firstname":"Leo","lastname":"Paz","address":{"geo":{"lat":"139.8","lng":"35.6"}}},
         {"id":3,"firstname":"Eva","lastname":"Gil","address":{"geo":{"lat":"norte","lng":"-3.7"}}},
         {"id":4,"lastname":"Ruiz","address":null}, {"id":5}, {}]
        """,
        "randomuser": """
        {"results":[{"name":{"first":"Ana","last":"Soto"},"email":"a@x.example","nat":"ES",
          "login":{"password":"geheim4711"},"dob":{"date":"1973-01-22"},"picture":{"large":"https://p.example/1.jpg"},
          "location":{"city":"Ribera","postcode":12345,"coordinates":{"latitude":"40.4123","longitude":"-3.71"}}},
         {"name":{"first":"Leo","last":"Paz"},"nat":"ES","picture":null,
          "location":{"postcode":"A1 B2","coordinates":{"latitude":"139.8","longitude":"35.6"}}},
         {"name":{"first":"Eva","last":"Gil"},"nat":"ES","location":{"coordinates":{"latitude":"norte","longitude":"1"}}},
         {"name":{"last":"Ruiz"},"nat":"MX"},{"nat":"MX"}]}
        """,
        "dummyjson-users": """
        {"users":[{"id":1,"firstName":"Ana","lastName":"Soto","email":"a@x.example","password":"geheim4711",
          "birthDate":"1996-5-30","image":"https://p.example/1.jpg",
          "address":{"city":"Ribera","country":"Spain","coordinates":{"lat":40.4123,"lng":-3.71}},
          "company":{"name":"Molino","title":"Molinera"}},
         {"id":2,"firstName":"Leo","lastName":"Paz","address":{"coordinates":{"lat":139.8,"lng":35.6}}},
         {"id":3,"firstName":"Eva","lastName":"Gil","address":{"coordinates":{"lat":"norte","lng":1}}},
         {"id":4,"lastName":"Ruiz"},{"id":5}]}
        """,
    ]
    static let kinds = ["jsonplaceholder-users", "randomuser", "dummyjson-users"]

    @Test(arguments: kinds)
    func nobodyIsTakenWithoutConsent(kind: String) throws {
        let result = try SourceStub(kind, ["seed": .text("x")]).read(rows[kind] ?? "")
        #expect(result.people == [])
        #expect(result.leftOut == 4)
        #expect(!result.isEmpty)
        #expect(result.batch.isComplete)
    }

    @Test(arguments: kinds)
    func placesAreRoundedAndWrongOnesLeftOut(kind: String) throws {
        let result = try SourceStub(kind, all).read(rows[kind] ?? "")
        #expect(result.people.map(\.name) == ["Ana Soto", "Leo Paz", "Eva Gil", "Ruiz"])
        #expect(result.people.map(\.sortName) == ["Soto, Ana", "Paz, Leo", "Gil, Eva", nil])
        #expect(result.people[0].place == GeoPoint(longitude: -3.7, latitude: 40.4))
        #expect(result.people[1...].allSatisfy { $0.place == nil })
        #expect(result.people[0].city == "Ribera")
        #expect(
            result.batch.reading.remarks.prefix(3) == [
                "row 2: latitude 139.8 and longitude 35.6 look swapped; there is no place",
                "row 3: 'norte' is no number of degrees; there is no place",
                "row 5: left out: it has no name",
            ]
        )
    }

    @Test(arguments: kinds)
    func whatIsNobodysBusinessDoesNotComeThrough(kind: String) throws {
        let result = try SourceStub(kind, all).read(rows[kind] ?? "")
        let text = "\(result)"
        for secret in ["geheim4711", "1973", "1996", "a@x.example", "40.41"] {
            #expect(!text.contains(secret), "\(secret)")
        }
    }

    @Test func countriesAreKnownByCodeAndByName() throws {
        #expect(
            try SourceStub("randomuser", all).read(rows["randomuser"] ?? "").people[0].country
                == "es"
        )
        #expect(
            try SourceStub("dummyjson-users", all).read(rows["dummyjson-users"] ?? "").people[0]
                .country
                == "es"
        )
    }

    @Test func randomPeopleNeedASeed() throws {
        let stub = try SourceStub("randomuser")
        let error = #expect(throws: SourceError.self) { try stub.kind.plan(for: stub.source) }
        #expect(error?.message == "it has no seed")
        #expect(stub.kind.optionKeys.first { $0.name == "seed" }?.isRequired == true)
    }

    @Test(
        .enabled(if: Shared.isAvailable),
        arguments: [
            ("jsonplaceholder-users", "jsonplaceholder-org/users.partial2.json", 2),
            ("jsonplaceholder-users", "jsonplaceholder-typicode/users.json", 10),
            ("randomuser", "randomuser/api.results30.json", 30),
            ("dummyjson-users", "dummyjson/users.envelope30.trimmed.json", 30),
        ]
    )
    func recordedPeopleAreReadInFull(kind: String, path: String, count: Int) throws {
        let result = try SourceStub(kind, all).read(fixture: path)
        #expect(result.people.count == count, "\(result.batch.reading.remarks)")
        #expect(result.people.allSatisfy { $0.place != nil && $0.email == nil && $0.phone == nil })
        let none = try SourceStub(kind, ["seed": .text("x")]).read(fixture: path)
        #expect(none.people == [] && none.leftOut == count)
    }
}
