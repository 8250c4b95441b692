import Cartography
import Testing

@Suite struct CountryDrawingTests {
    @Test(arguments: ["es", "FR", "lu", "ru", "fj", "nz", "us", "sg"])
    func everyCountryFillsItsSheet(_ code: String) throws {
        let drawing = try #require(CountryDrawing(of: code, in: .fine()))
        #expect(drawing.path.hasPrefix("M"))
        #expect(drawing.path.utf8.count + drawing.others.utf8.count <= 9_000)
        #expect(drawing.graticule.hasPrefix("M"))
    }

    @Test func aPlaceWithoutAShapeHasNone() {
        #expect(CountryDrawing(of: "gp", in: .fine()) == nil)
        #expect(CountryDrawing(of: "", in: .fine()) == nil)
    }

    @Test func theScaleBarIsARoundNumberOfKilometres() throws {
        let drawing = try #require(CountryDrawing(of: "es", in: .fine()))
        let bar = try #require(drawing.scaleBar)
        #expect([100, 200, 500].contains(bar.kilometres))
        #expect((40...150).contains(bar.length))
    }
}
