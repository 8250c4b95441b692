import Domain
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct SiteMapTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func map(_ edition: any EditionReading) throws -> SiteMap {
        try SiteMap(site.material(edition))
    }

    @Test func anEmptyEditionHasAFrontPageAndTheReadersPages() throws {
        let paths = try map(EditionStub()).pages.filter { $0.language == "es" }.map(\.path)
        #expect(
            paths == [
                "/", "/noticias/", "/ajustes/", "/guardados/", "/sin-conexion/", "/404.html",
            ]
        )
    }

    @Test func numberedPagesOfAListComeBeforeItsOwnAddress() throws {
        let paths = try map(InventedEdition.whole).pages.map(\.path)
            .filter { $0.hasPrefix("/noticias/") }
        #expect(paths == ["/noticias/p/1/", "/noticias/"])
    }

    @Test func aSectionWithoutNewsInALanguageHasNoPageThere() throws {
        let map = try map(InventedEdition.whole)
        #expect(map.sections["es"] == ["economy"])
        #expect(map.sections["en"] == ["economy"])
        #expect(map.sections["fr"] == [])
        #expect(!map.routes.contains(.sections, in: "fr"))
    }

    @Test func theSamePageIsFoundInTheLanguagesThatHaveIt() throws {
        let map = try map(InventedEdition.whole)
        #expect(
            map.siblings(of: .section("economy"), context: site.context) == [
                "es": "/secciones/economia/", "en": "/en/sections/economy/",
            ]
        )
        #expect(map.siblings(of: .front, context: site.context).count == 3)
    }

    @Test func theNavigationLeadsToWhatThereIs() throws {
        func main(_ edition: any EditionReading) throws -> [String] {
            try map(edition).navigation["es", default: []].filter { $0.place == .main }
                .map(\.entry.path)
        }
        #expect(try main(EditionStub()) == ["/", "/noticias/"])
        #expect(
            try main(InventedEdition.whole) == [
                "/", "/noticias/", "/secciones/", "/mapa/", "/agenda/", "/lugares/",
                "/partidos/", "/programas/", "/musica/", "/gente/", "/buscar/",
            ]
        )
    }

    @Test func underMoreStandCollectionsSourcesArchiveAndSections() throws {
        let more = try map(InventedEdition.whole).navigation["es", default: []]
            .filter { $0.place == .more }.map(\.entry.path)
        #expect(
            more == [
                "/valle/", "/fuentes/", "/archivo/", "/secciones/economia/", "/temas/", "/autores/",
            ]
        )
    }

    @Test func twoPagesWithOneAddressAreRefused() throws {
        let clash = PublishedEntity(
            id: ItemID(source: "gente", identity: "x"),
            source: "gente",
            identity: "x",
            address: "ana",
            origin: .live,
            firstSeen: InventedEntity.changed,
            changed: InventedEntity.changed,
            fingerprint: 1,
            entity: .figure(Figure(name: "Ana"))
        )
        let ana = InventedEntity.published(.person(Person(name: "Ana")), "ana", address: "ana")
        #expect(throws: PathConflict.self) { try map(EditionStub([clash, ana])) }
    }

    @Test func feedsThatAreTheSameInAllLanguagesExistOnce() throws {
        let paths = try map(InventedEdition.whole).feeds.filter { $0.format == .rss }.map(\.path)
        #expect(
            paths == [
                "/feed.xml", "/secciones/economia/feed.xml", "/temas/el-agua/feed.xml",
                "/autores/ana-ruiz/feed.xml", "/paises/es/feed.xml", "/fuentes/valle/feed.xml",
                "/agenda/feed.xml",
                "/en/feed.xml", "/en/sections/economy/feed.xml", "/en/agenda/feed.xml",
                "/fr/feed.xml", "/fr/agenda/feed.xml",
            ]
        )
    }
}
