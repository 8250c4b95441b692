/// How a site looks where it does not look as the theme does.
public struct SiteTheme: Hashable, Sendable {
    /// Pictures in place of the title in the masthead, relative to `Content/`.
    public var logo: ThemeVariants<String>?
    /// The picture from which the icons of all sizes are made, relative to `Content/`.
    public var icon: String?
    public var accent: ThemeVariants<SiteColour>?
    public var paper: ThemeVariants<SiteColour>?
    /// Fonts of headlines and texts.
    public var serif: [ThemeFont]
    /// Fonts of what surrounds them.
    public var sans: [ThemeFont]
    /// The line under the title and at the foot of all pages.
    public var motto: LocalizedText
    public var density: Density
    public var places = WrittenPlaces()

    public init(
        logo: ThemeVariants<String>? = nil,
        icon: String? = nil,
        accent: ThemeVariants<SiteColour>? = nil,
        paper: ThemeVariants<SiteColour>? = nil,
        serif: [ThemeFont] = [],
        sans: [ThemeFont] = [],
        motto: LocalizedText = LocalizedText([:]),
        density: Density = .comfortable
    ) {
        self.logo = logo
        self.icon = icon
        self.accent = accent
        self.paper = paper
        self.serif = serif
        self.sans = sans
        self.motto = motto
        self.density = density
    }

    /// How much room stands between things.
    public enum Density: String, Sendable, CaseIterable {
        case comfortable
        case compact
    }

    /// Whether the pages are light or dark, as the reader's system or the reader wants it.
    public enum Scheme: String, Sendable, CaseIterable {
        case light
        case dark
    }
}
