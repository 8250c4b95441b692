import Domain
import Foundation
@testable import Pages
import Testing

@Suite struct CollectionsPagesTests {
    private func site(
        _ figures: [InventedEntities.Entry] = InventedEntities.figures
    ) throws -> PortalSite {
        try PortalSite(of: figures)
    }

    @Test func aCollectionHasTheAddressOfItsSourceAndAnEntryWithItsTitle() throws {
        let site = try site()
        let page = try #require(try site.html("/heroes/"))
        #expect(page.contains(#"<a href="/heroes/" aria-current="page">Héroes</a>"#))
        #expect(page.contains("<h1>Héroes</h1>"))
        #expect(site.planned("/en/heroes/") != nil)
    }

    @Test func twoCollectionsStandSideBySide() throws {
        var other = InventedEntities.figure("Faro viejo")
        other.source = "faros"
        let site = try site(InventedEntities.figures + [other])
        #expect(try site.html("/faros/")?.contains("Faro viejo") == true)
        #expect(try site.html("/heroes/")?.contains("Faro viejo") == false)
    }

    @Test func membersComeInTheOrderOfTheSource() throws {
        let page = try #require(try site().html("/heroes/"))
        let names = page.matches(of: /<h2><a href="[^"]*">([^<]*)/).map { String($0.output.1) }
        #expect(names == ["El Sereno", "La Pregonera"])
    }

    @Test func transformationsAreThereOnlyWhereThereAreAny() throws {
        let site = try site()
        let with = try #require(try site.html("/heroes/la-pregonera/"))
        #expect(with.contains("Transformaciones (3)"))
        #expect(try site.html("/heroes/el-sereno/")?.contains("Transformaciones") == false)
        #expect(site.planned("/heroes/el-sereno/transformaciones/") == nil)
    }

    @Test func tenComesAfterTwoAndWhatHasNoNumberLast() throws {
        let page = try #require(try site().html("/heroes/la-pregonera/transformaciones/"))
        let names = page.matches(of: /<h2><a href="[^"]*">([^<]*)/).map { String($0.output.1) }
        #expect(names == ["Voz de monte", "Voz callada", "Voz sin número"])
        #expect(page.contains(#"<p class="kicker">10</p>"#))
    }

    @Test func siblingsLeadToEachOther() throws {
        let site = try site()
        let member = try #require(try site.html("/heroes/la-pregonera/"))
        #expect(member.contains(#"<a rel="prev" href="/heroes/el-sereno/">"#))
        let path = "/heroes/la-pregonera/transformaciones/10-voz-callada/"
        let child = try #require(try site.html(path))
        #expect(
            child.contains(
                #"<a rel="prev" href="/heroes/la-pregonera/transformaciones/2-voz-de-monte/">"#
            )
        )
        #expect(
            child.contains(
                #"<a rel="next" href="/heroes/la-pregonera/transformaciones/voz-sin-numero/">"#
            )
        )
        #expect(child.contains("<h1>Voz callada</h1>"))
        #expect(child.contains("<title>Voz callada (La Pregonera) · El Pregonero</title>"))
    }

    @Test func aFigureIsAPersonWithAPictureAndALink() throws {
        let page = try #require(try site().html("/heroes/la-pregonera/"))
        #expect(page.contains("<p>Nació sorda.</p>\n<p>Oye por los pies.</p>"))
        #expect(
            page.contains(
                #"<a class="go" href="https://es.wikipedia.org/wiki/Pregonero" rel="noopener external">Más información</a>"#
            )
        )
        #expect(page.contains(#""@type":"Person","name":"La Pregonera""#))
        #expect(page.contains(#""sameAs":"https://es.wikipedia.org/wiki/Pregonero""#))
        #expect(page.contains(#"src="/_/pictures/ana.svg""#))
    }

    /// What leads on from one of its members is not about all of them.
    @Test func aCollectionHasNoLinkOfAMember() throws {
        let page = try #require(try site().html("/heroes/"))
        #expect(!page.contains("Más información"))
        #expect(!page.contains("https://es.wikipedia.org/wiki/Pregonero"))
    }

    @Test func whatBelongsToNobodyHasNoPage() throws {
        let site = try site([InventedEntities.figure("Sola", of: "Nadie")])
        #expect(site.paths(.collections).isEmpty)
    }

    @Test func samplesAreNotToBeFound() throws {
        let live = try site()
        #expect(try live.sitemap().contains("https://example.org/heroes/la-pregonera/"))
        let site = try PortalSite(of: InventedEntities.figures, origin: .sample)
        #expect(try site.sitemap().allSatisfy { !$0.contains("heroes") })
        #expect(try site.html("/heroes/")?.contains("noindex,follow") == true)
    }

    @Test func aChangeOfAFigureChangesTheKeys() throws {
        let before = try site()
        var figures = InventedEntities.figures
        figures[1] = InventedEntities.figure("El Sereno", position: 3)
        let after = try site(figures)
        #expect(try before.key("/heroes/la-pregonera/") != after.key("/heroes/la-pregonera/"))
    }
}
