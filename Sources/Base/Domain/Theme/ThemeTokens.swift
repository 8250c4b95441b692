/// The colours of the theme's style sheet that follow from paper and accent, by their names there.
public struct ThemeTokens: Hashable, Sendable {
    /// A custom property of the style sheet.
    public enum Name: String, CaseIterable, Sendable {
        case paper, card, ink, muted, accent, brass, rule, hair, tint, wave
        case onAccent = "on-accent"
        case focus
        // Of the maps.
        case sea, graticule, land, coast

        public var isOfMaps: Bool { [.sea, .graticule, .land, .coast].contains(self) }
    }

    private var colours: [Name: SiteColour]

    private init(_ colours: [Name: String]) {
        self.colours = colours.compactMapValues { SiteColour($0) }
    }

    public subscript(name: Name) -> SiteColour {
        get { colours[name] ?? SiteColour(red: 0, green: 0, blue: 0) }
        set { colours[name] = newValue }
    }

    /// As the theme has them.
    public static func standard(_ scheme: SiteTheme.Scheme) -> ThemeTokens {
        scheme == .light ? light : dark
    }

    private static let light = ThemeTokens([
        .paper: "#faf7f0", .card: "#fff", .ink: "#1c1a17", .muted: "#5c564c", .accent: "#8c2f1b",
        .brass: "#7a5a12", .rule: "#8a8272", .hair: "#ddd5c4", .tint: "#f2ecdf", .wave: "#b39a5e",
        .onAccent: "#faf7f0", .focus: "#0b57d0", .sea: "#f0eadd", .graticule: "#e2dac7",
        .land: "#dcd2ba", .coast: "#faf7f0",
    ])

    private static let dark = ThemeTokens([
        .paper: "#15140f", .card: "#1e1c16", .ink: "#ede7da", .muted: "#b3ab9b",
        .accent: "#f2997a", .brass: "#d9b45b", .rule: "#7a7466", .hair: "#38342a",
        .tint: "#211f18", .wave: "#7d6a3a", .onAccent: "#15140f", .focus: "#8ab4f8",
        .sea: "#1a1913", .graticule: "#2b2920", .land: "#3a3629", .coast: "#15140f",
    ])
}
