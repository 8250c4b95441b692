import Cartography
import Domain
import Foundation
@testable import Pages
import Presentation
import Testing

@Suite struct MapPageTests {
    private func html(
        _ counts: KeyValuePairs<String, Int>,
        language: String = "es"
    ) throws -> String {
        let site = try ThemeSite()
        let page = MapPage(
            site.tallies(counts),
            at: site.place("/mapa/", language: .init(language)),
            context: site.context
        )
        return site.render(page)
    }

    @Test func everyDrawnCountryIsAPathOfItsOwn() throws {
        let page = try html(["es": 42])
        let codes = page.matches(of: /<path id="c-([A-Z]{2})"/).map { String($0.output.1) }
        #expect(codes.count == 174)
        #expect(Set(codes).count == codes.count)
    }

    @Test func countriesWithNewsAreLinksOnTheMapAndInTheList() throws {
        let page = try html(["es": 42, "fr": 1])
        #expect(
            page.contains(
                #"<a href="/paises/es/" tabindex="-1" aria-hidden="true"><title>España: 42 noticias</title><path id="c-ES" class="land-3""#
            )
        )
        #expect(page.contains("<title>Francia: 1 noticia</title>"))
        #expect(page.contains(#"<li><a href="/paises/fr/">Francia</a><span>1</span></li>"#))
        #expect(page.contains(#"<path id="c-DE" d="#))
    }

    @Test func theListIsSortedByTheNamesOfTheLanguage() throws {
        let page = try html(["za": 1, "eg": 1, "us": 1], language: "fr")
        let names = page.matches(of: /<li><a href="\/fr\/pays\/([a-z]{2})\/">/)
        #expect(names.map { String($0.output.1) } == ["za", "eg", "us"])
    }

    @Test func pinsSayTheCodeAndCloselyTheName() throws {
        let page = try html(["jp": 9, "es": 42, "pt": 8])
        #expect(page.contains(#"data-full="Japón">JP</text>"#))
        #expect(page.contains(">ES +1</text>"))
    }

    @Test func theMapComesBeforeItsControls() throws {
        let page = try html(["es": 42])
        let map = try #require(page.range(of: #"id="map""#))
        let controls = try #require(page.range(of: #"class="controls "#))
        #expect(map.lowerBound < controls.lowerBound)
    }

    @Test func neighboursAreOnePinThatLeadsToTheList() throws {
        let page = try html(["es": 42, "pt": 8])
        #expect(page.contains("<title>2 países: 50 noticias</title>"))
        #expect(page.contains(#"class="pin pin--small pin--large" href="#))
        let cluster = try #require(
            page.firstMatch(of: /<a class="pin[^"]*" href="#countries" [^>]*data-opens="\d"/)
        )
        #expect(!cluster.output.isEmpty)
    }

    @Test func aCountryWithoutAShapeHasItsPin() throws {
        let page = try html(["hk": 5, "gp": 2])
        #expect(!page.contains("c-HK"))
        #expect(page.contains("Hong Kong"))
        #expect(page.contains(#"href="/paises/gp/" data-steps="#))
    }

    @Test func theScriptKnowsTheMarkedCountriesAndThoseWithNews() throws {
        let page = try html(["es": 42, "gp": 2])
        let match = try #require(
            page.firstMatch(of: /<script type="application\/json" id="map-data">([^<]*)<\/script>/)
        )
        let data = try #require(
            JSONSerialization.jsonObject(with: Data(match.output.1.utf8)) as? [String: Any]
        )
        let countries = try #require(data["countries"] as? [[Any]])
        // The 54 whose press is indexed, of which Spain is none, and the two.
        #expect(countries.count == 56)
        let spain = try #require(countries.first { $0[0] as? String == "ES" })
        #expect(spain[1] as? String == "España")
        #expect(spain[2] as? [String] == ["Spain", "Espagne"])
        #expect(spain[6] as? String == "42 noticias")
        let texts = try #require(data["texts"] as? [String: String])
        #expect(texts["nearest"]?.contains("{place}") == true)
        #expect(texts["nearest"]?.contains("{distance}") == true)
    }

    @Test func theLegendNamesTheShadesThatExist() throws {
        #expect(try html(["es": 1]).contains("</svg>1</li>"))
        let page = try html(["es": 58, "fr": 3])
        for text in ["sin noticias", "1 a 11", "12 a 28", "29 o más"] {
            #expect(page.contains("</svg>\(text)</li>"), "\(text)")
        }
    }

    @Test func thePageIsLightEnough() throws {
        // 12 KB compressed are about 50 KB of path data and links.
        let page = try html(["es": 42, "fr": 27, "us": 58, "br": 3, "jp": 9])
        #expect(page.utf8.count < 90_000)
    }

    @Test func theFrontPageShowsTheCountriesWithTheMostNews() throws {
        let site = try ThemeSite()
        let page = try AllPages.rendered(by: site).first { $0.name == "front" }?.html ?? ""
        #expect(page.contains(##"<use href="/_/sprite.svg#dots"/>"##))
        #expect(page.contains(#"<li><a href="/paises/es/">España</a></li>"#))
        #expect(MapTeaserModel([], in: "es", context: site.context) == nil)
    }
}
