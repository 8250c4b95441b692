import Cartography
import Domain
@testable import Pages
import Presentation
import Testing

@Suite struct CountryPageTests {
    private func html(_ code: String, _ position: ListPosition = ListPosition()) throws -> String {
        let site = try ThemeSite()
        let sheet = position.number == nil ? site.context.countries[code] : nil
        let page = CountryPage(
            code,
            sources: ["arla"],
            site.listed(InventedArticles.many(5)),
            sheet: sheet.flatMap {
                CountrySheetModel(
                    $0,
                    as: CountryDrawing(of: $0.code, in: .fine()),
                    in: "es",
                    context: site.context
                )
            },
            position: position,
            at: site.place("/paises/\(code)/"),
            context: site.context
        )
        return site.render(page)
    }

    @Test func theCountryIsShownAmongItsNeighboursWithItsSources() throws {
        let page = try html("es")
        #expect(page.contains("<h1>España</h1>"))
        #expect(page.contains(#"aria-label="Mapa: España""#))
        #expect(page.contains(#"<path id="c-ES" class="land-3" d="M"#))
        #expect(page.contains(#"<text x=""#))
        #expect(page.contains(">Diario del Arla</a></li>"))
    }

    @Test func theNameInItsOwnLanguageStandsBeside() throws {
        #expect(try html("de").contains(#"<p dir="auto">Deutschland</p>"#))
        #expect(!(try html("es").contains(#"<p dir="auto">"#)))
    }

    @Test func aCountryWithoutAShapeHasNoSheet() throws {
        let page = try html("gp")
        #expect(page.contains("<h1>Guadalupe</h1>"))
        #expect(!page.contains("role=\"img\""))
    }

    @Test func olderPagesAreOnlyTheList() throws {
        let page = try html("es", ListPosition(number: 2, newest: "/paises/es/"))
        #expect(!page.contains("c-ES"))
        #expect(!page.contains("country-sources"))
    }
}
