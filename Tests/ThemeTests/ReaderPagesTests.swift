import Foundation
import TestSupport
import Testing

@testable import Pages

@Suite struct ReaderPagesTests {
    @Test(arguments: [
        "/ajustes/", "/en/settings/", "/fr/reglages/", "/guardados/", "/en/saved/",
        "/fr/enregistres/", "/sin-conexion/", "/en/offline/", "/fr/hors-ligne/",
    ])
    func pagesAboutTheReaderAreForNobodyElse(path: String) throws {
        let site = try PortalSite(of: InventedEntities.all)
        let html = try #require(try site.html(path))
        #expect(html.contains(#"<meta name="robots" content="noindex,follow">"#))
        #expect(try !site.sitemap().contains { $0.hasSuffix(path) })
        #expect(html.contains(#"hreflang="x-default""#))
    }

    @Test func settingsBeginWithWhatIsUsual() throws {
        let site = try PortalSite(of: InventedEntities.all)
        let html = try #require(try site.html("/ajustes/"))
        for name in ["theme", "cols", "dense", "img", "ago"] {
            #expect(html.contains(#"data-pref="\#(name)"><option value="">"#))
        }
    }

    @Test func anAddressThatLeadsNowhereNamesOnlyWaysThatThereAre() throws {
        let bare = try PortalSite(of: InventedEntities.all)
        let without = try #require(try bare.html("/404.html"))
        #expect(without.contains("<p>La página que buscas no existe o cambió de sitio.</p>"))
        #expect(without.contains("does not exist or has moved. <a href=\"/en/\">"))
        #expect(!without.contains("una sección"))
        let site = try PortalSite(EditionStub([], articles: InventedArticles.many(20)))
        let with = try #require(try site.html("/404.html"))
        #expect(with.contains("o empieza por una sección o por la portada.</p>"))
        #expect(with.contains("or start from a section or the front page. <a href=\"/en/\">"))
    }

    @Test func withoutScriptsSettingsLeadToTheLanguages() throws {
        let site = try PortalSite(of: InventedEntities.all)
        let html = try #require(try site.html("/ajustes/"))
        let note = try #require(html.firstMatch(of: /(?s)<div class="unscripted note">.*?<\/div>/))
        #expect(note.output.contains(#"<a href="/en/settings/" lang="en""#))
    }

    @Test func aFooterLeadsToSettingsAndToWhatWasSaved() throws {
        let site = try PortalSite(of: InventedEntities.all)
        let html = try #require(try site.html("/sin-conexion/"))
        #expect(html.contains(#"<a href="/ajustes/">Ajustes</a>"#))
        #expect(html.contains(#"<a href="/guardados/">Guardados</a>"#))
        #expect(!html.contains(#"<a href="/sin-conexion/">"#))
    }
}
