import Foundation
import Testing

/// News on the map of the town, where they say that they happened.
@Suite struct TownNewsSiteTests {
    private static let sources = """
          - {id: lugares, kind: data, model: place, url: data/lugares.yaml}
          - {id: valle, kind: feed, url: data/valle.xml}

        """
    private static let place = "- {id: teatro, name: Teatro Municipal, place: [40.66, -0.57]}\n"

    private static func feed(_ point: String) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <rss version="2.0" xmlns:georss="http://www.georss.org/georss"><channel>
        <title>Valle</title><link>https://valle.example/</link><description>d</description>
        <item><guid>1</guid><title>Arde un pajar junto al Teatro Municipal</title>
        <link>https://valle.example/1</link><pubDate>20 Nov 2026 10:00:00 GMT</pubDate>
        <georss:point>\(point)</georss:point></item>
        <item><guid>2</guid><title>Concierto en el Teatro Municipal</title>
        <link>https://valle.example/2</link><pubDate>20 Nov 2026 11:00:00 GMT</pubDate></item>
        </channel></rss>
        """
    }

    private static func article(_ place: String) -> String {
        """
        ---
        title: Se abre la fuente
        date: 2026-11-20 12:00
        place: \(place)
        ---
        Agua.
        """
    }

    private func workplace(_ point: String, own: String) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(Self.sources)
        try workplace.write(Self.place, to: "Content/data/lugares.yaml")
        try workplace.write(Self.feed(point), to: "Content/data/valle.xml")
        try workplace.write(Self.article(own), to: "Content/articles/fuente.md")
        return workplace
    }

    /// Where each headline stands on the map's list.
    private func rows(_ workplace: Workplace) throws -> [String: String] {
        let page = try workplace.read("public/mapa/lugares/index.html")
        let rows = page.matches(of: /<li data-at="([^"]*)"><a href="\/n\/[^>]*>([^<]*)<\/a>/)
        return Dictionary(rows.map { ("\($0.output.2)", "\($0.output.1)") }) { first, _ in first }
    }

    private let burning = "Arde un pajar junto al Teatro Municipal"
    private let concert = "Concierto en el Teatro Municipal"
    private let fountain = "Se abre la fuente"

    @Test("news stand at their own point, else at the place that they name")
    func points() async throws {
        let workplace = try workplace("40.67 -0.58", own: "[40.65, -0.56]")
        let run = try await workplace.build()
        #expect(run.code == 0 && !run.errors.contains("on no map"))
        #expect(
            try rows(workplace) == [
                burning: "40.67,-0.58", concert: "40.66,-0.57", fountain: "40.65,-0.56",
            ]
        )
    }

    @Test("another point moves them, and a full build agrees")
    func moved() async throws {
        let workplace = try workplace("40.67 -0.58", own: "'40.65, -0.56'")
        _ = try await workplace.build()
        #expect(try rows(workplace)[fountain] == "40.65,-0.56")
        try workplace.write(Self.feed("40.68 -0.58"), to: "Content/data/valle.xml")
        try workplace.write(Self.article("[40.64, -0.56]"), to: "Content/articles/fuente.md")
        _ = try await workplace.build()
        #expect(try rows(workplace)[burning] == "40.68,-0.58")
        #expect(try rows(workplace)[fountain] == "40.64,-0.56")
        let step = try workplace.site().files
        _ = try await workplace.build("--full")
        #expect(try workplace.site().files == step)
    }

    @Test(
        "swapped and impossible coordinates are named, and the news stand where they would without"
    )
    func astray() async throws {
        let workplace = try workplace("140.1 40.2", own: "[95, 200]")
        let first = try await workplace.build()
        #expect(
            first.errors.contains(
                "Content/data/valle.xml:4: warning: the article 'Arde un pajar junto al Teatro Municipal' "
                    + "is on no map: latitude 140.1 and longitude 40.2 look swapped"
            )
        )
        for _ in 0..<2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(
                run.errors.contains(
                    "Content/articles/fuente.md:4:8: warning: the latitude 95.0 is not between -90 and 90; it is on no map"
                )
            )
            #expect(try rows(workplace) == [burning: "40.66,-0.57", concert: "40.66,-0.57"])
        }
        try workplace.write(Self.article("cerca"), to: "Content/articles/fuente.md")
        #expect(
            try await workplace.build().errors.contains("'place' must be latitude and longitude")
        )
    }
}
