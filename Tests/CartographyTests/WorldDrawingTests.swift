import Cartography
import Foundation
import Testing

@Suite struct WorldDrawingTests {
    private let drawing = WorldDrawing(.coarse(), on: .world())

    @Test func everyCountryIsAPathOfWholeNumbers() {
        #expect(drawing.countries.count == 176)
        for country in drawing.countries {
            #expect(country.path.allSatisfy { "Mlz -0123456789".contains($0) })
            #expect(country.path.hasPrefix("M") && country.path.hasSuffix("z"))
        }
        #expect(drawing.countries.reduce(0) { $0 + $1.path.utf8.count } <= 44_000)
        #expect(!drawing.countries.contains { $0.code == "AQ" })
    }

    @Test func aSmallerBudgetIsKept() {
        let small = WorldDrawing(.coarse(), on: .world(), bytes: 20_000)
        let bytes = small.countries.reduce(0) { $0 + $1.path.utf8.count }
        #expect((15_000...20_000).contains(bytes))
        #expect(small.countries.count > 150)
    }

    @Test func noLineCrossesTheWholeSheet() {
        // A ring that is not cut at the antimeridian would draw one.
        for country in drawing.countries {
            for step in country.path.matches(of: /(-?\d+)[ -]/) {
                guard let number = Int(step.output.1), number < 0 else { continue }
                #expect(number > -400, "\(country.code ?? "--")")
            }
        }
    }

    @Test func theSeaIsAsWideAsTheSheet() {
        #expect(drawing.sea.hasPrefix("M"))
        #expect(drawing.sea.hasSuffix("z"))
        #expect(drawing.graticule.components(separatedBy: "M").count == 1 + 11 + 4)
    }

    @Test func drawingTwiceGivesTheSame() {
        let again = WorldDrawing(.coarse(), on: .world())
        #expect(again.countries == drawing.countries)
    }
}
