import Domain
import Testing

@testable import pregonero

/// The keys of `site.theme`, and what is wrong with their values.
@Suite struct ThemeSettingsTests {
    private static func load(_ theme: String) throws -> LoadedConfiguration {
        try LoadedConfiguration(
            """
            site:
              title: Una
              baseURL: https://example.org/
              theme:
                \(theme)
            """
        )
    }

    @Test(arguments: [
        ("accent: #fff", "'site.theme.accent' names no colour"),
        ("accent: red", "'red' is no colour"),
        ("paper: {dark: '#000'}", "'site.theme.paper' has no light"),
        ("serif: [{weight: 700}]", "'site.theme.serif[0]' names no file"),
        ("serif: [{file: a.woff2, weight: bold}]", "'bold' is no weight of a font"),
        ("serif: [{file: a.woff2, weight: 900 200}]", "'900 200' is no weight of a font"),
        ("density: tight", "'site.theme.density' cannot be 'tight'"),
        ("logos: a.svg", "unknown key 'logos' in 'site.theme'"),
    ])
    func aWrongValueIsNamed(theme: String, said: String) {
        let failure = #expect(throws: ConfigurationFailure.self) { try Self.load(theme) }
        #expect(failure?.diagnostics.map(\.message) == [said])
    }

    @Test func aColourThatCannotBeReadIsToldWhereItStands() throws {
        let warnings = try Self.load("accent: {light: '#ffee88', dark: '#222'}").configuration
            .warnings
        #expect(warnings.map(\.line) == [5, 5])
        #expect(
            warnings.map(\.message) == [
                "'site.theme.accent.light': text in #ffee88 on #f2ecdf has a contrast of 1:1 "
                    + "on light pages and needs 4.5:1",
                "'site.theme.accent.dark': text in #222222 on #211f18 has a contrast of 1.03:1 "
                    + "on dark pages and needs 4.5:1",
            ]
        )
    }

    @Test func aFontIsAFileAloneOrWithWeightAndStyle() throws {
        let fonts = try Self.load(
            "serif: [a.woff2, {file: b.woff2, weight: 200 900, style: italic}]"
        )
        .configuration.settings.theme.serif
        #expect(fonts.map(\.file) == ["a.woff2", "b.woff2"])
        #expect(fonts.map(\.weight?.text) == [nil, "200 900"])
        #expect(fonts.map(\.style) == [nil, .italic])
    }
}
