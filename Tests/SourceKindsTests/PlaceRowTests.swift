import Domain
import Testing

@testable import SourceKinds

/// Places in files of the publisher's own.
@Suite struct PlaceRowTests {
    private func read(_ yaml: String) throws -> SourceReadingResult {
        try SourceStub("data", ["model": .text("place")], address: "data/lugares.yaml").read(yaml)
    }

    @Test("all that is said of a place is read")
    func whole() throws {
        let result = try read(
            """
            - id: farmacia
              name: {es: Farmacia Olmo, en: Olmo Pharmacy}
              kind: Farmacia
              tag: amenity = pharmacy
              text: De guardia los martes
              address: Calle Mayor 4
              city: Alcorín
              quarter: El Casco
              picture: https://olmo.example/fachada.jpg
              hours: Mo-Fr 09:00-14:00; PH off
              phone: +34 900 123 456
              wheelchair: limited
              link: olmo.example
              place: [40.4, -3.7]
            """
        )
        #expect(result.diagnostics == [])
        let place = try #require(result.places.first)
        #expect(place.name.texts == ["es": "Farmacia Olmo", "en": "Olmo Pharmacy"])
        #expect(place.label?.plain == "Farmacia")
        #expect(place.category == .pharmacy)
        #expect(place.text?.plain == "De guardia los martes")
        #expect(place.address == "Calle Mayor 4")
        #expect(place.city == "Alcorín")
        #expect(place.quarter == "El Casco")
        #expect(place.picture?.address == "https://olmo.example/fachada.jpg")
        #expect(place.hours == "Mo-Fr 09:00-14:00; PH off")
        #expect(place.phone == "+34 900 123 456")
        #expect(place.wheelchair == .limited)
        #expect(place.link == "https://olmo.example/")
        #expect(place.point == GeoPoint(longitude: -3.7, latitude: 40.4))
    }

    @Test("each mistake is named with its line and costs no more than it must")
    func mistakes() throws {
        let result = try read(
            """
            - id: a
              name: Uno
              tag: pharmacy
              hours: de 9 a 14
              wheelchair: si
              place: [-103, 40]
              web: https://a.example
            - id: b
              kind: Parque
            """
        )
        #expect(
            result.diagnostics.map { "\($0.line ?? 0): \($0.message)" } == [
                "3: 'tag' must be a tag of OpenStreetMap, not 'pharmacy'",
                "4: 'hours' cannot be shown by days: 'de 9 a 14' is not understood; "
                    + "they are shown as they are written",
                "5: 'wheelchair' must be one of yes, limited, no, not 'si'",
                "6: latitude -103.0 and longitude 40.0 look swapped; there is no place",
                "7: unknown key 'web'",
                "8: the row has no 'name' and is left out",
            ]
        )
        #expect(result.places.map(\.hours) == ["de 9 a 14"])
        #expect(result.batch.reading.dropped == 1)
    }

    @Test("a place that no list of kinds would have is told")
    func unnamedTag() throws {
        let result = try read(
            """
            - {id: a, name: Uno, tag: amenity=pharmacie}
            - {id: b, name: Dos, kind: Fuente, tag: amenity=fountain}
            - {id: c, name: Tres, tag: shop=hats}
            - {id: d, name: Cuatro, tag: man_made=obelisk_of_the_plaza}
            - {id: e, name: Cinco, tag: amenity=pharmacie}
            - {id: f, name: Seis, tag: amenity=loquesea}
            """
        )
        #expect(
            result.diagnostics.map { "\($0.line ?? 0): \($0.message) (\($0.hint ?? ""))" } == [
                "1: 'amenity=pharmacie' has no name here; the place is in no list of kinds "
                    + "(did you mean 'amenity=pharmacy'? else name it by 'kind')",
                "4: 'man_made=obelisk_of_the_plaza' has no name here; "
                    + "the place is in no list of kinds (name it by 'kind')",
                "6: 'amenity=loquesea' has no name here; the place is in no list of kinds "
                    + "(name it by 'kind')",
            ]
        )
        #expect(result.places.count == 6)
        #expect(result.places.first?.tag == "amenity=pharmacie")
    }

    @Test("an API gives places by paths")
    func json() throws {
        let fields = SourceOption.mapping([
            .init("id", .text("properties.ref")), .init("name", .text("properties.NOMBRE")),
            .init("longitude", .text("geometry.coordinates.0")),
            .init("latitude", .text("geometry.coordinates.1")),
            .init("tag", .text("properties.osm")),
        ])
        let result = try SourceStub(
            "json",
            ["model": .text("place"), "rows": .text("features"), "fields": fields],
            address: "https://api.example"
        ).read(
            #"{"features":[{"properties":{"ref":1,"NOMBRE":"Faro","osm":"man_made=lighthouse"},"geometry":{"coordinates":[-3.7,40.4]}}]}"#
        )
        #expect(result.diagnostics == [])
        #expect(result.places.map(\.name) == [LocalizedText("Faro")])
        #expect(result.places.first?.point == GeoPoint(longitude: -3.7, latitude: 40.4))
    }
}
