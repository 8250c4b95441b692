import Cartography
import Testing

@Suite struct CountryDrawingsTests {
    private let shapes = WorldShapes.fine()

    @Test func aCountryIsDrawnAsIfForTheFirstTime() throws {
        let drawings = CountryDrawings()
        let first = try #require(drawings.drawing(of: "pt", in: shapes))
        let again = try #require(drawings.drawing(of: "PT", in: shapes))
        let alone = try #require(CountryDrawing(of: "pt", in: shapes))
        #expect(first.path == again.path)
        #expect(first.path == alone.path)
        #expect(first.others == alone.others)
    }

    @Test func aSmallerDrawingIsAnotherOne() throws {
        let drawings = CountryDrawings()
        let usual = try #require(drawings.drawing(of: "no", in: shapes))
        let small = try #require(drawings.drawing(of: "no", in: shapes, bytes: 2_000))
        #expect(small.path.utf8.count < usual.path.utf8.count)
    }

    @Test func aCountryWithoutAShapeStaysWithoutOne() {
        let drawings = CountryDrawings()
        #expect(drawings.drawing(of: "gp", in: shapes) == nil)
        #expect(drawings.drawing(of: "gp", in: shapes) == nil)
    }
}
