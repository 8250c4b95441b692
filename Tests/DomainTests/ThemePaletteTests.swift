import Testing

@testable import Domain

/// The colours of a site: what it names, moved until all can be read.
@Suite struct ThemePaletteTests {
    private static func colour(_ text: String) throws -> SiteColour {
        try #require(SiteColour(text))
    }

    private static func palette(
        accent: (String, String?)? = nil,
        paper: (String, String?)? = nil
    ) throws -> ThemePalette {
        func variants(_ pair: (String, String?)?) throws -> ThemeVariants<SiteColour>? {
            guard let pair else { return nil }
            return ThemeVariants(try colour(pair.0), dark: try pair.1.map(colour))
        }
        return ThemePalette(SiteTheme(accent: try variants(accent), paper: try variants(paper)))
    }

    /// All that stands on a ground of the pages, with what it needs.
    private static func faults(_ tokens: ThemeTokens) -> [String] {
        let needs: [(ThemeTokens.Name, Double)] = [
            (.ink, 7), (.muted, 4.5), (.accent, 4.5), (.brass, 4.5), (.rule, 3), (.focus, 3),
        ]
        return needs.flatMap { name, need in
            [ThemeTokens.Name.paper, .card, .tint].filter {
                tokens[name].contrast(with: tokens[$0]) < need
            }.map { "\(name) \(tokens[name]) on \($0) \(tokens[$0])" }
        } + (tokens[.onAccent].contrast(with: tokens[.accent]) < 4.5 ? ["on-accent"] : [])
    }

    @Test(arguments: SiteTheme.Scheme.allCases)
    func withoutColoursOfItsOwnASiteHasThoseOfTheTheme(scheme: SiteTheme.Scheme) throws {
        let palette = try Self.palette()
        #expect(palette[scheme] == .standard(scheme))
        #expect(Self.faults(palette[scheme]) == [])
        #expect(palette.remarks == [])
    }

    @Test func anAccentThatPassesIsTakenAsItIs() throws {
        let palette = try Self.palette(accent: ("#004f9e", "#7fb8ff"))
        #expect(palette.light[.accent].description == "#004f9e")
        #expect(palette.dark[.accent].description == "#7fb8ff")
        #expect(palette.light[.paper] == ThemeTokens.standard(.light)[.paper])
        #expect(palette.remarks == [])
    }

    @Test func aPaleAccentIsMovedToTheNearestThatPassesAndTold() throws {
        let palette = try Self.palette(accent: ("#ffee88", nil))
        let remark = try #require(palette.remarks.first)
        #expect(palette.remarks.count == 1)
        #expect(
            remark.message
                == "text in #ffee88 on #f2ecdf has a contrast of 1:1 on light pages and needs 4.5:1"
        )
        let nearest = palette.light[.accent]
        #expect(
            remark.hint
                == "the pages have '\(nearest)' in its place, the nearest of its hue that passes"
        )
        let (given, found) = (OKLCH(try Self.colour("#ffee88")), OKLCH(nearest))
        #expect(abs(given.hue - found.hue) < 0.06)
        // One step lighter does not pass.
        let lighter = found.with(lightness: found.lightness + 0.006).colour
        #expect(lighter.contrast(with: palette.light[.tint]) < 4.5)
        // On dark pages a pale yellow can be read.
        #expect(palette.dark[.accent].description == "#ffee88")
    }

    @Test func anAccentForLightPagesIsMadeReadableOnDarkOnesWithoutAWord() throws {
        let palette = try Self.palette(accent: ("#00308f", nil))
        #expect(palette.light[.accent].description == "#00308f")
        #expect(palette.dark[.accent] != palette.light[.accent])
        #expect(Self.faults(palette.dark) == [])
        #expect(palette.remarks == [])
    }

    @Test func aPaperOnWhichTextsCannotBeReadIsMovedAndTold() throws {
        let palette = try Self.palette(paper: ("#5a7d5a", "#c0c0c0"))
        #expect(palette.remarks.map(\.key) == [.paper, .paper])
        #expect(palette.remarks.map(\.scheme) == [.light, .dark])
        #expect(palette.remarks.map(\.needed) == [7, 7])
        #expect(Self.faults(palette.light) == [])
        #expect(Self.faults(palette.dark) == [])
    }

    @Test func theTonesBesideAWhitePaperAreGrey() throws {
        let light = try Self.palette(paper: ("#fff", nil)).light
        for name in [ThemeTokens.Name.tint, .hair, .muted, .rule] {
            let tone = light[name]
            #expect(tone.red == tone.green && tone.green == tone.blue, "\(name) \(tone)")
        }
        #expect(light[.card].description == "#ffffff")
        #expect(light[.onAccent].description == "#ffffff")
    }

    @Test(arguments: [
        "#000", "#fff", "#808080", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff",
        "#123456", "#fedcba", "#7f7f00",
    ])
    func whateverIsNamedEverythingCanBeRead(text: String) throws {
        for other in ["#000", "#fff", "#888", "#c33", "#3c3", "#33c"] {
            let palette = try Self.palette(accent: (text, text), paper: (other, other))
            #expect(Self.faults(palette.light) == [], "\(text) \(other)")
            #expect(Self.faults(palette.dark) == [], "\(text) \(other)")
        }
    }
}
