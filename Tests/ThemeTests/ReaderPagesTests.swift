import Foundation
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
