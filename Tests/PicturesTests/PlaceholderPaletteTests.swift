import Foundation
import Testing

@testable import Pictures

@Suite struct PlaceholderPaletteTests {
    @Test func isThatOfTheStylesheet() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Templates/assets/base.css")
        let css = try String(contentsOf: file, encoding: .utf8)
        for (number, colour) in PlaceholderPalette.colours.enumerated() {
            let hex = String(colour, radix: 16)
            #expect(css.contains(".q\(number) { background: #\(hex); }"), "q\(number)")
        }
        #expect(PlaceholderPalette.colours.count == 64)
        #expect(!css.contains(".q64 "))
    }

    @Test func theNearestColourIsTheColourItself() {
        for (number, colour) in PlaceholderPalette.colours.enumerated() {
            let found = PlaceholderPalette.nearest(
                red: Int(colour >> 16),
                green: Int(colour >> 8 & 0xFF),
                blue: Int(colour & 0xFF)
            )
            #expect(found == number)
        }
    }

    @Test func readsASinglePixel() {
        let pixel = Array("P6\n1 1\n255\n".utf8) + [0x5E, 0x40, 0x3B]
        #expect(PlaceholderPalette.colour(ofPixel: pixel) == 0)
        #expect(PlaceholderPalette.colour(ofPixel: Array("P5\n1 1\n255\n".utf8) + [0x50]) != nil)
        #expect(PlaceholderPalette.colour(ofPixel: Array("GIF8".utf8)) == nil)
    }
}
