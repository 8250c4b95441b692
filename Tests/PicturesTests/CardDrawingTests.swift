import Domain
import Foundation
import Testing

@testable import Pictures

@Suite struct CardDrawingTests {
    private func lines(_ title: String) -> Int {
        CardDrawing(title: title, site: "Bando").svg
            .components(separatedBy: "font-weight=\"700\"").count - 1
    }

    @Test func aHeadlineIsSetInAsManyLinesAsItNeeds() {
        #expect(lines("Sube el agua") == 1)
        #expect(lines("El molino vuelve a moler después de cuarenta años de silencio") > 1)
        #expect(lines(String(repeating: "palabra ", count: 200)) <= 5)
        #expect(lines(String(repeating: "水", count: 60)) > 1)
    }

    @Test func whatAHeadlineHoldsIsText() {
        let svg = CardDrawing(title: "<script>alert(1)</script> & \u{1}", site: "<b>").svg
        #expect(!svg.contains("<script"))
        #expect(!svg.contains("<b>"))
        #expect(!svg.contains("\u{1}"))
    }

    @Test func itsColoursAreThoseOfTheSite() throws {
        var colours = ThemeTokens.standard(.light)
        let usual = CardDrawing(title: "a", site: "b")
        #expect(CardDrawing(title: "a", site: "b", colours: colours).recipe == usual.recipe)
        colours[.accent] = try #require(SiteColour("#123456"))
        let other = CardDrawing(title: "a", site: "b", colours: colours)
        #expect(other.svg.contains("#123456"))
        #expect(!usual.svg.contains("#123456"))
        #expect(other.recipe != usual.recipe)
    }

    @Test func theSameHeadlineIsDrawnTheSame() {
        #expect(
            CardDrawing(title: "a", site: "b").svg == CardDrawing(title: "a", site: "b").svg
        )
        #expect(
            CardDrawing(title: "a", site: "b").svg != CardDrawing(title: "c", site: "b").svg
        )
    }
}
