import Foundation
import Testing

/// The people of a site from their file to their pages, with a map of the site's own below them.
@Suite struct PeopleSiteTests {
    private static let geometry = """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"kind":"wood"},"geometry":{"type":"Polygon",
        "coordinates":[[[-1,40],[0,40],[0,41],[-1,41],[-1,40]]]}},
        {"type":"Feature","properties":{"name":"Soto"},"geometry":{"type":"Polygon",
        "coordinates":[[[-1,40],[0,40],[0,41]]]}}]}
        """

    private static func people(_ names: String...) -> String {
        names.map { name in
            "- {id: \(name), name: \(name) Gil, city: Puente, country: es, place: [40.65, -0.55], "
                + "public: true, map: true, email: \(name)@example.org}\n"
        }.joined()
    }

    private func workplace(_ names: String = people("Ana", "Berta")) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(names, to: "Content/data/gente.yaml")
        try workplace.write(Self.geometry, to: "Content/maps/valle.geojson")
        try workplace.configure(
            "  - {id: vecinos, kind: data, model: person, url: data/gente.yaml, title: Vecinos}\n",
            site: "  geometry: {file: maps/valle.geojson, credit: Mapa propio}\n"
        )
        return workplace
    }

    @Test func thePagesShowWhatWasAgreedAndLeadToEachOther() async throws {
        let workplace = try workplace()
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        #expect(site.brokenLinks() == [])
        #expect(site.text("gente/index.html").contains("Ana Gil"))
        #expect(site.text("en/people/ana-gil/map/index.html").contains("id=\"together\""))
        #expect(site.pages(containing: "@example.org").isEmpty)
        let map = site.text("gente/mapa/index.html")
        #expect(map.contains("ground--wood"))
        #expect(map.contains("Mapa propio"))
    }

    @Test func whatIsWrongWithAFeatureIsReported() async throws {
        let run = try await workplace().build()
        #expect(
            run.errors.contains(
                "Content/maps/valle.geojson: warning: feature 2 'Soto': a ring is not closed\n"
                    + "hint: repeat its first position at its end"
            )
        )
    }

    @Test func aChangeOfTheMapMakesTheMapsAnew() async throws {
        let workplace = try workplace()
        try await workplace.build()
        let before = try workplace.site().files
        try workplace.write(
            Self.geometry.replacing("wood", with: "water"),
            to: "Content/maps/valle.geojson"
        )
        try await workplace.build()
        let after = try workplace.site().files
        let changed = after.filter { before[$0.key] != $0.value }.keys
        #expect(Set(changed.map { $0.contains("/map") }) == [true])
        try await workplace.build("--full")
        #expect(try workplace.site().files == after)
    }

    @Test func aChangeOfOnePersonIsWhatAFullBuildWrites() async throws {
        let workplace = try workplace()
        try await workplace.build()
        try workplace.write(Self.people("Ana", "Ciro"), to: "Content/data/gente.yaml")
        try await workplace.build("--allow-shrink")
        let after = try workplace.site().files
        #expect(after["gente/ciro-gil/index.html"] != nil)
        #expect(after["gente/berta-gil/index.html"] == nil)
        try await workplace.build("--full")
        #expect(try workplace.site().files == after)
    }

    @Test func whoWritesForThePortalIsLedToTheListOfAnAuthor() async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\ntitle: El molino vuelve\ndate: 2026-11-20\nsection: general\n"
                + "author: ANA GIL\n---\n\nGira.\n",
            to: "Content/articles/molino.md"
        )
        // Whom a feed names may only be called the same.
        try workplace.write(
            Workplace.feed(1...2).replacing("<item>", with: "<item><author>Berta Gil</author>"),
            to: "Content/a.xml"
        )
        try workplace.configure(
            "  - {id: vecinos, kind: data, model: person, url: data/gente.yaml}\n"
                + "  - {id: a, kind: feed, url: a.xml}\n"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let page = site.text("gente/ana-gil/index.html")
        #expect(page.contains("href=\"/autores/ana-gil/\""))
        #expect(page.contains("Artículos de ANA GIL</a>"))
        #expect(!page.contains("El molino vuelve"))
        #expect(site.text("autores/ana-gil/index.html").contains("El molino vuelve"))
        #expect(!site.text("gente/berta-gil/index.html").contains("Artículos de"))
    }

    @Test(arguments: [
        (
            "{file: maps/weg.geojson}",
            "Content/site.yaml:6:20: error: the file of 'site.geometry' cannot be read: "
                + "Content/maps/weg.geojson (there is no such file)\n"
                + "hint: name a GeoJSON file relative to Content/, as maps/region.geojson"
        ),
        (
            "{projection: mercator}",
            "error: 'site.geometry' names no file\n"
                + "hint: add 'file: maps/region.geojson', relative to Content/"
        ),
        ("{file: maps/valle.geojson, projection: mercater}", "hint: did you mean 'mercator'?"),
        (
            "{file: maps/valle.geojson, creditURL: osm}",
            "error: 'osm' is no address of the web\n"
                + "hint: write the whole address, as https://www.openstreetmap.org/copyright"
        ),
    ])
    func mistakesOfTheGeometryAreNamed(geometry: String, message: String) async throws {
        let workplace = try workplace()
        try workplace.configure(site: "  geometry: \(geometry)\n")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func aFileThatIsNoMapIsLeftOutAndTold() async throws {
        let workplace = try workplace()
        try workplace.write("- a\n", to: "Content/maps/valle.geojson")
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(
                run.errors.hasPrefix(
                    "Content/maps/valle.geojson: warning: it is no GeoJSON: it is no JSON; "
                        + "the maps do without it\n"
                        + "hint: it must be a FeatureCollection, a Feature or a geometry (RFC 7946)\n"
                ),
                "\(run.errors)"
            )
        }
        #expect(workplace.exists("public/gente/mapa/index.html"))
    }
}
