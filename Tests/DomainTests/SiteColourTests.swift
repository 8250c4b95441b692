import Testing

@testable import Domain

/// Colours as configurations write them, and how well they can be told apart.
@Suite struct SiteColourTests {
    @Test(arguments: [
        ("#8c2f1b", "#8c2f1b"), ("8C2F1B", "#8c2f1b"), ("#fff", "#ffffff"), ("09f", "#0099ff"),
    ])
    func threeOrSixDigitsAreAColour(text: String, colour: String) {
        #expect(SiteColour(text)?.description == colour)
    }

    @Test(arguments: ["", "#", "#ff", "#ffff", "red", "#gggggg", "#12345", "##123456", "#１２３"])
    func anythingElseIsNone(text: String) {
        #expect(SiteColour(text) == nil)
    }

    /// The values of the WebAIM contrast checker.
    @Test(arguments: [
        ("#000", "#fff", 21.0), ("#777777", "#ffffff", 4.48), ("#767676", "#ffffff", 4.54),
        ("#ff0000", "#ffffff", 4.0), ("#0000ff", "#ffffff", 8.59), ("#ffee88", "#faf7f0", 1.09),
    ])
    func contrastIsThatOfTheGuidelines(one: String, other: String, ratio: Double) throws {
        let contrast = try #require(SiteColour(one)).contrast(
            with: try #require(SiteColour(other))
        )
        #expect(abs(contrast - ratio) < 0.011, "\(contrast)")
    }

    /// The values of the specification of CSS Color 4 for red, green and blue.
    @Test(arguments: [
        ("#ff0000", 0.628, 0.258, 0.510), ("#00ff00", 0.866, 0.295, 2.487),
        ("#0000ff", 0.452, 0.313, -1.675),
    ])
    func lightnessChromaAndHueAreThoseOfOklab(
        text: String,
        lightness: Double,
        chroma: Double,
        hue: Double
    ) throws {
        let colour = OKLCH(try #require(SiteColour(text)))
        #expect(abs(colour.lightness - lightness) < 0.001)
        #expect(abs(colour.chroma - chroma) < 0.001)
        #expect(abs(colour.hue - hue) < 0.002)
    }

    @Test func everyColourComesBackFromOklab() {
        for red in stride(from: 0, through: 255, by: 17) {
            for green in stride(from: 0, through: 255, by: 51) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let colour = SiteColour(
                        red: UInt8(red),
                        green: UInt8(green),
                        blue: UInt8(blue)
                    )
                    #expect(OKLCH(colour).colour == colour)
                }
            }
        }
    }
}
