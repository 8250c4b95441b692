import Foundation
import Testing

/// Places from files to pages, in a whole site.
@Suite struct PlacesSiteTests {
    private static let site = """
        site: {title: Alcorín, baseURL: "https://alcorin.example", timeZone: Europe/Madrid, languages: [es, en]}
        sources:
          - {id: lugares, kind: data, model: place, url: data/lugares.yaml}
          - {id: mapa, kind: geojson, url: data/mapa.geojson}
        """
    private static let own = """
        - {id: olmo, name: Farmacia Olmo, tag: amenity=pharmacy, hours: "Mo-Fr 09:00-14:00; PH off"}
        - {id: soto, name: Parque del Soto, tag: leisure=park, hours: sunrise-sunset}
        """
    private static let map = """
        {"type":"FeatureCollection","features":[{"id":"node/1","properties":{"amenity":"library",\
        "name":"Biblioteca","name:en":"Library"},"geometry":{"type":"Point","coordinates":[-3.7,40.4]}}]}
        """

    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Self.site, to: "Content/site.yaml")
        try workplace.write(Self.own, to: "Content/data/lugares.yaml")
        try workplace.write(Self.map, to: "Content/data/mapa.geojson")
        return workplace
    }

    private func page(_ workplace: Workplace, _ path: String) throws -> String {
        try String(
            contentsOf: workplace.folder.appending(path: "public/\(path)"),
            encoding: .utf8
        )
    }

    @Test("a kind that addresses cannot spell keeps its address, whichever places are of it")
    func kindBeyondLatin() async throws {
        let workplace = try workplace()
        func kinds(_ ids: [String]) async throws -> Set<String> {
            let rows = ids.map { "- {id: \($0), name: Φαρμακείο \($0), kind: Φαρμακεία}\n" }
            try workplace.write(rows.joined(), to: "Content/data/lugares.yaml")
            #expect(try await workplace.build("--allow-shrink").code == 0)
            return Set(try workplace.site().pages.filter { $0.hasPrefix("lugares/tipos/") })
        }
        let before = try await kinds(["a"])
        #expect(before.count == 2)
        #expect(try await kinds(["b", "c", "d", "e"]) == before)
    }

    @Test("places of files are published in all languages, and what is wrong with one is said")
    func published() async throws {
        let workplace = try workplace()
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/data/lugares.yaml:2: warning: 'hours' cannot be shown by days: "
                    + "'sunrise-sunset' is not understood"
            )
        )
        #expect(try page(workplace, "lugares/index.html").contains("Farmacias"))
        #expect(try page(workplace, "en/places/index.html").contains("Pharmacies"))
        #expect(
            try page(workplace, "lugares/farmacia-olmo/index.html")
                .contains("<dt>Lunes</dt><dd>09:00–14:00</dd>")
        )
        let parks = try page(workplace, "en/places/parque-del-soto/index.html")
        #expect(parks.contains("<dt>Opening hours</dt><dd>sunrise-sunset</dd>"))
        let again = try await workplace.build()
        #expect(again.code == 0)
    }

    /// Readers' modes of browsers take the sections with most words for the text, and these are links.
    @Test("neighbours are no sections, the facts are one")
    func readersModes() async throws {
        let workplace = try workplace()
        try workplace.write(
            ["a", "b"].enumerated().map { number, id in
                "- {id: \(id), name: Parque \(id), tag: leisure=park, latitude: 40.4, longitude: -3.70\(number)}\n"
            }.joined(),
            to: "Content/data/lugares.yaml"
        )
        #expect(try await workplace.build().code == 0)
        let page = try page(workplace, "lugares/parque-a/index.html")
        #expect(page.contains("<section>\n<dl class=\"record\">"))
        let near = try #require(page.components(separatedBy: "class=\"by-kind beside\"").last)
        #expect(near.hasPrefix(">\n<div>\n<h3>"), "\(near.prefix(80))")
    }

    @Test("a place that is gone from its file has no page; the others stay")
    func gone() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let first = Self.own.split(separator: "\n")[0]
        try workplace.write(String(first), to: "Content/data/lugares.yaml")
        #expect(try await workplace.build().code == 0)
        let list = try page(workplace, "lugares/index.html")
        #expect(list.contains("Farmacia Olmo") && list.contains("Biblioteca"))
        #expect(!list.contains("Parque del Soto"))
        #expect(throws: (any Error).self) {
            try page(workplace, "lugares/parque-del-soto/index.html")
        }
    }

    @Test("an event that says itself where it is leaves the map of the town when it is over")
    func leavesTheMap() async throws {
        let workplace = try Workplace()
        try workplace.write(
            """
            site: {title: Alcorín, baseURL: "https://alcorin.example", timeZone: Europe/Madrid}
            sources:
              - {id: lugares, kind: data, model: place, url: data/lugares.yaml}
              - {id: agenda, kind: data, model: event, url: data/agenda.yaml}
            """,
            to: "Content/site.yaml"
        )
        try workplace.write(
            "- {id: casa, name: Casa, tag: amenity=arts_centre, place: [40.41, -3.71]}",
            to: "Content/data/lugares.yaml"
        )
        try workplace.write(
            """
            - id: romeria
              title: Romería
              start: 2026-12-01 18:00
              end: 2026-12-01 19:00
              place: {name: Ermita, place: [40.42, -3.72]}
            - id: lejos
              title: Lejos
              start: 2027-01-30 20:00
              place: {name: Ermita, place: [40.42, -3.72]}
            """,
            to: "Content/data/agenda.yaml"
        )
        _ = try await workplace.build(at: "2026-12-01T08:00:00Z")
        let before = try page(workplace, "mapa/lugares/index.html")
        #expect(before.contains("Romería") && !before.contains("Lejos"))
        for time in ["2026-12-01T18:00:00Z", "2026-12-01T22:30:00Z"] {
            _ = try await workplace.build(at: time)
            let step = try workplace.site()
            #expect(!(try page(workplace, "mapa/lugares/index.html").contains("Romería")))
            _ = try await workplace.build("--full", at: time)
            #expect(try workplace.site().files == step.files)
        }
    }

    @Test("a time of a series that is elsewhere stands at its own place, and events lead to theirs")
    func elsewhere() async throws {
        let workplace = try Workplace()
        try workplace.write(
            """
            site: {title: Alcorín, baseURL: "https://alcorin.example", timeZone: Europe/Madrid}
            sources:
              - {id: lugares, kind: data, model: place, url: data/lugares.yaml}
              - {id: agenda, kind: data, model: event, url: data/agenda.yaml}
            """,
            to: "Content/site.yaml"
        )
        try workplace.write(
            """
            - {id: casa, name: Casa de la Cultura, tag: amenity=arts_centre, place: [40.41, -3.71]}
            - {id: plaza, name: Plaza Mayor, tag: place=square, place: [40.42, -3.72]}
            """,
            to: "Content/data/lugares.yaml"
        )
        try workplace.write(
            """
            - id: serie
              title: Serie
              start: 2026-11-26 19:30
              duration: PT1H
              place: Casa de la Cultura
              repeat: FREQ=WEEKLY;COUNT=6
              changes: [{at: 2026-12-03, place: Plaza Mayor}]
            """,
            to: "Content/data/agenda.yaml"
        )
        #expect(try await workplace.build().code == 0)
        let square = try page(workplace, "lugares/plaza-mayor/index.html")
        #expect(square.contains("3 dic") || square.contains("3 de diciembre"))
        #expect(!square.contains("26 de noviembre"))
        let house = try page(workplace, "lugares/casa-de-la-cultura/index.html")
        #expect(house.contains("26 de noviembre") && !house.contains("3 de diciembre"))
        #expect(try page(workplace, "agenda/sitio/plaza-mayor/index.html").contains("Serie"))
        let files = try workplace.site().files.keys
        let path = try #require(
            files.first { $0.hasPrefix("agenda/serie") && $0.hasSuffix("index.html") }
        )
        let event = try page(workplace, path)
        #expect(event.contains(#"<a href="/lugares/casa-de-la-cultura/">Casa de la Cultura</a>"#))
        #expect(event.contains(#""geo":{"@type":"GeoCoordinates","latitude":"40.41""#))
    }
}
