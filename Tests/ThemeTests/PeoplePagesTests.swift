import Cartography
import Domain
import Foundation
@testable import Pages
import Presentation
import TestSupport
import Testing

@Suite struct PeoplePagesTests {
    private func site(_ people: [InventedEntities.Entry] = InventedEntities.people) throws
        -> PortalSite
    {
        try PortalSite(of: people)
    }

    @Test func withoutPeopleThereIsNoPageAndNoEntry() throws {
        let site = try PortalSite(of: InventedEntities.figures)
        #expect(site.paths(.people).isEmpty)
        #expect(try site.html("/")?.contains("/gente/") == false)
    }

    @Test func whoHasNoPlaceIsInTheListOnly() throws {
        let site = try site()
        #expect(site.planned("/gente/nadie-en-mapa/") != nil)
        #expect(site.planned("/gente/nadie-en-mapa/mapa/") == nil)
        let map = try #require(try site.html("/gente/mapa/"))
        #expect(!map.contains("Nadie En Mapa"))
        #expect(try site.html("/gente/")?.contains("Nadie En Mapa") == true)
    }

    @Test func withoutAnyPlaceThereIsNoMap() throws {
        let site = try site([InventedEntities.person("Ana"), InventedEntities.person("Berta")])
        #expect(site.planned("/gente/mapa/") == nil)
        #expect(try site.html("/gente/")?.contains("/gente/mapa/") == false)
    }

    @Test func theListIsInTheOrderOfThePagesLanguage() throws {
        let site = try site()
        func names(_ path: String) throws -> [String] {
            try #require(try site.html(path))
                .matches(of: /<div><a href="[^"]*">([^<]*)<\/a>/).map { String($0.output.1) }
        }
        let spanish = ["Ciro Mora", "Nadie En Mapa", "Óscar Ñíguez", "Ana Ruiz"]
        #expect(try names("/gente/") == spanish)
        #expect(
            try names("/en/people/") == ["Ciro Mora", "Nadie En Mapa", "Óscar Ñíguez", "Ana Ruiz"]
        )
        #expect(try site.html("/gente/")?.contains(##"<a href="#l-n-2">Ñ</a>"##) == true)
        #expect(try site.html("/en/people/")?.contains(##"<a href="#l-n">N</a>"##) == true)
    }

    @Test func aPictureOrInitialsStandForAPerson() throws {
        let page = try #require(try site().html("/gente/"))
        #expect(page.contains(#"<img class="avatar" src="/_/pictures/ana.svg" width="48""#))
        #expect(page.contains(#"<span class="avatar" aria-hidden="true">ÓÑ</span>"#))
    }

    @Test func theNoteKeepsItsLanguage() throws {
        let page = try #require(try site().html("/gente/oscar-niguez/"))
        #expect(page.contains(#"<div class="standfirst" lang="ar" dir="rtl">"#))
    }

    @Test func contactsAreLinks() throws {
        let page = try #require(try site().html("/gente/ciro-mora/"))
        #expect(page.contains(#"<a href="mailto:ciro@ciro.example">ciro@ciro.example</a>"#))
        #expect(page.contains(#"<a href="tel:+52551234">+52 55 1234</a>"#))
        #expect(
            page.contains(
                #"<a href="https://www.ciro.example/" rel="noopener external nofollow">ciro.example</a>"#
            )
        )
    }

    @Test func noPageOfPeopleIsToBeFound() throws {
        let site = try site()
        for path in site.paths(.people) {
            let html = try #require(try site.html(path))
            #expect(html.contains(#"<meta name="robots" content="noindex,follow">"#), "\(path)")
        }
        #expect(
            try site.sitemap().allSatisfy { !$0.contains("/gente/") && !$0.contains("/people/") }
        )
    }

    @Test func structuredDataSaysThePlaceWithoutCoordinates() throws {
        let site = try site()
        for path in site.paths(.people) {
            let html = try #require(try site.html(path))
            let data = try #require(html.components(separatedBy: "ld+json\">").last)
            for word in ["geo", "latitude", "40.6", "0.57"] {
                #expect(!data.lowercased().contains(word), "\(path): \(word)")
            }
        }
        let page = try #require(try site.html("/gente/ana-ruiz/"))
        #expect(page.contains(#""@type":"ProfilePage""#))
        #expect(page.contains(#""homeLocation":{"@type":"Place","name":"Puente Hondo, España"}"#))
        #expect(page.contains(#"<meta property="og:type" content="profile">"#))
    }

    @Test func namesakesHaveTitlesOfTheirOwn() throws {
        var other = InventedEntities.person("Ana Ruiz", city: "Lugo", country: "es")
        other.identity = "2"
        let others = InventedEntity.all([other]).map { entity in
            PublishedEntity(
                id: entity.id,
                source: entity.source,
                identity: entity.identity,
                address: "ana-ruiz-2",
                origin: entity.origin,
                firstSeen: entity.firstSeen,
                changed: entity.changed,
                fingerprint: entity.fingerprint,
                entity: entity.entity
            )
        }
        let people = InventedEntity.all(InventedEntities.people) + others
        let site = try PortalSite(EditionStub(people))
        #expect(
            try site.html("/gente/ana-ruiz-2/")?
                .contains("<title>Ana Ruiz (Lugo, España) · El Pregonero</title>") == true
        )
    }

    @Test func whoIsCalledAsAPageKeepsAnAddress() throws {
        let site = try site([
            InventedEntities.person("Mapa", at: (40, 0)), InventedEntities.person("M"),
        ])
        let paths = site.paths(.people).filter { $0.hasPrefix("/gente/") }
        #expect(Set(paths).count == paths.count)
        #expect(paths.contains("/gente/mapa/"))
        #expect(paths.contains { $0.hasPrefix("/gente/mapa-") })
        #expect(paths.contains { $0.hasPrefix("/gente/m-") })
    }

    @Test func theMapSaysTheSameAsTheListBelow() throws {
        let page = try #require(try site().html("/gente/mapa/"))
        #expect(page.contains(#"<h3 id="p-es">España</h3>"#))
        #expect(page.contains(##"<a class="pin pin--small pin--large" href="#p-es""##))
        #expect(page.contains(#"<a href="/gente/ciro-mora/">Ciro Mora</a><span>México</span>"#))
        #expect(page.contains(#"href="/_/map.css""#))
    }

    @Test func townsWithMoreThanAFewNarrowTheList() throws {
        let town = ["Ada", "Blas", "Caro"].map {
            InventedEntities.person($0, at: (40.66, -0.57), city: "Puente Hondo", country: "es")
        }
        let far = InventedEntities.person("Dan", at: (19.4, -99.1), city: "México", country: "mx")
        let site = try site(town + [far])
        let list = try #require(try site.html("/gente/"))
        #expect(
            list.contains(
                #"<a href="/gente/mapa/#p-es-puente-hondo" data-filter="Puente Hondo">Puente Hondo <small>3</small></a>"#
            )
        )
        #expect(!list.contains(#"data-filter="México""#))
        let map = try #require(try site.html("/gente/mapa/"))
        #expect(map.contains(#"<h4 id="p-es-puente-hondo">Puente Hondo</h4>"#))
        let home = try #require(try site.html("/gente/ada/mapa/"))
        #expect(home.contains(#"<h2 id="together">También en Puente Hondo</h2>"#))
    }

    @Test func onesMapNamesTheNearest() throws {
        let page = try #require(try site().html("/gente/ana-ruiz/mapa/"))
        #expect(page.contains("<title>Ana Ruiz en el mapa · El Pregonero</title>"))
        #expect(page.contains("<span>1 km</span>"))
        #expect(page.contains(#"<path id="c-country" class="land-3""#))
    }

    @Test func whoIsAloneHasAMapWithoutNeighbours() throws {
        let page = try #require(
            try site([InventedEntities.person("Ana", at: (40, -3))]).html("/gente/ana/mapa/")
        )
        #expect(!page.contains(#"class="near""#))
    }

    @Test func samplesAreLabelled() throws {
        let site = try PortalSite(of: InventedEntities.people, origin: .sample)
        #expect(try site.html("/gente/")?.contains(#"<b class="sample">muestra</b>"#) == true)
        #expect(try site.html("/gente/ana-ruiz/")?.contains("Página de muestra") == true)
    }

    @Test func aChangeOfAnybodyChangesTheKeyOfTheList() throws {
        let before = try site()
        var people = InventedEntities.people
        people[3] = InventedEntities.person("Nadie En Mapa", city: "Otra")
        let after = try site(people)
        for path in ["/gente/", "/gente/mapa/", "/gente/ana-ruiz/mapa/"] {
            #expect(try before.key(path) == before.key(path))
            #expect(try before.key(path) != after.key(path), "\(path)")
        }
    }

    @Test func manyPeopleHaveAPageForEachLetter() throws {
        let many = (0..<2_001).map { number in
            InventedEntities.person("\(number % 2 == 0 ? "Ana" : "Berta") \(number)")
        }
        let site = try site(many)
        let list = try #require(try site.html("/gente/"))
        #expect(list.contains(#"<li><a href="/gente/a/">A</a><span>1001 personas</span></li>"#))
        #expect(!list.contains("Ana 0"))
        let letter = try #require(try site.html("/gente/b/"))
        #expect(letter.contains("<title>Gente: B · El Pregonero</title>"))
        #expect(letter.contains("Berta 1<") && !letter.contains("Ana 0<"))
        #expect(letter.contains(#"<a href="/gente/b/" aria-current="page">B</a>"#))
    }

    @Test func theSitesOwnMapIsTheGroundWhereItCoversThePeople() throws {
        let ownMap = try InventedValley.map()
        let neighbours = (0..<6).map { number in
            InventedEntities.person(
                "Vecina \(number)",
                at: (40.6 + Double(number) / 50, -0.6),
                city: "Puente Hondo",
                country: "es"
            )
        }
        let site = try PortalSite(of: neighbours, ownMap: ownMap)
        let page = try #require(try site.html("/gente/mapa/"))
        let wood = #"<g class="ground ground--wood" transform="scale(0.25)"><path d="M"#
        #expect(page.contains(wood))
        #expect(page.contains(">Puente Hondo</text>"))
        let credit =
            #"<a href="https://www.openstreetmap.org/copyright" rel="noopener external">© OpenStreetMap contributors</a>"#
        #expect(page.contains(credit))
        let english = try #require(try site.html("/en/people/map/"))
        #expect(english.contains("<span lang=\"es\">\(credit)</span>"))
        let far = try PortalSite(of: InventedEntities.people, ownMap: ownMap)
        #expect(try far.html("/gente/ciro-mora/mapa/")?.contains(credit) == false)
        let without = try PortalSite(of: neighbours)
        #expect(try site.key("/gente/mapa/") != without.key("/gente/mapa/"))
    }
}
