import Domain
import Foundation
import Testing

@testable import Pictures

@Suite struct CardDrawingTests {
    private func lines(_ title: String) -> Int {
        CardDrawing(text: CardText(title: title), site: "Bando").svg
            .components(separatedBy: "font-weight=\"700\"").count - 1
    }

    @Test func aHeadlineIsSetInAsManyLinesAsItNeeds() {
        #expect(lines("Sube el agua") == 1)
        #expect(lines("El molino vuelve a moler después de cuarenta años de silencio") > 1)
        #expect(lines(String(repeating: "palabra ", count: 200)) <= 5)
        #expect(lines(String(repeating: "水", count: 60)) > 1)
    }

    @Test func whatAHeadlineHoldsIsText() {
        let svg = CardDrawing(
            text: CardText(title: "<script>alert(1)</script> & \u{1}"),
            site: "<b>"
        ).svg
        #expect(!svg.contains("<script"))
        #expect(!svg.contains("<b>"))
        #expect(!svg.contains("\u{1}"))
    }

    @Test func itsColoursAreThoseOfTheSite() throws {
        var colours = ThemeTokens.standard(.light)
        let usual = CardDrawing(text: CardText(title: "a"), site: "b")
        #expect(
            CardDrawing(text: CardText(title: "a"), site: "b", colours: colours).recipe
                == usual.recipe
        )
        colours[.accent] = try #require(SiteColour("#123456"))
        let other = CardDrawing(text: CardText(title: "a"), site: "b", colours: colours)
        #expect(other.svg.contains("#123456"))
        #expect(!usual.svg.contains("#123456"))
        #expect(other.recipe != usual.recipe)
    }

    @Test func theSameHeadlineIsDrawnTheSame() {
        #expect(
            CardDrawing(text: CardText(title: "a"), site: "b").svg
                == CardDrawing(text: CardText(title: "a"), site: "b").svg
        )
        #expect(
            CardDrawing(text: CardText(title: "a"), site: "b").svg
                != CardDrawing(text: CardText(title: "c"), site: "b").svg
        )
    }

    @Test func linesBelowTheHeadlineStandAtTheFootAndLeaveItRoom() {
        func svg(_ notes: [String]) -> String {
            let title = String(repeating: "palabra ", count: 30)
            return CardDrawing(text: CardText(title: title, notes: notes), site: "Bando").svg
        }
        func baselines(_ svg: String) -> [Int] {
            svg.components(separatedBy: "<text ").dropFirst(2).compactMap { text in
                text.components(separatedBy: "y=\"").dropFirst().first.flatMap {
                    Int($0.prefix { $0 != "\"" })
                }
            }
        }
        let two = svg(["Jueves 22 de octubre de 2026, 19:30", "Plaza <Mayor>"])
        #expect(two.contains(">Jueves 22 de octubre de 2026, 19:30</text>"))
        #expect(two.contains(">Plaza &lt;Mayor&gt;</text>"))
        let lines = baselines(two)
        #expect(lines == lines.sorted() && lines.suffix(2) == [534, 584])
        #expect(lines.count > 3 && lines[lines.count - 3] < 500)
        // Neither many lines nor long ones leave the card.
        let long = svg(Array(repeating: String(repeating: "largo ", count: 200), count: 9))
        #expect(long.components(separatedBy: "largo largo").count > 3)
        #expect(baselines(long).allSatisfy { (250...584).contains($0) })
        #expect(baselines(long).suffix(3) == [484, 534, 584])
        #expect(
            two.components(separatedBy: "font-weight").count
                < svg([]).components(separatedBy: "font-weight").count
        )
    }
}
