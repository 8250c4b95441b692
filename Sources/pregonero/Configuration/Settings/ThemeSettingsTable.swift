import Domain

extension Settings {
    static let theme: Setting<ConfiguredSite> = Setting.block(
        "theme",
        \.settings.theme,
        SettingTable(themePictures + themeColours + themeTexts),
        "How the portal looks where it does not look as the theme does."
    ).then(tellOfColours)

    private static let themePictures: [Setting<SiteTheme>] = [
        .optional(
            "logo",
            \.logo,
            .variants(of: .text, blank: ""),
            "An SVG or PNG file in place of the title in the masthead, relative to Content/."
        )
        .placed(\.places),
        .optional(
            "icon",
            \.icon,
            .text,
            "An SVG or PNG file from which the icons of all sizes are made, relative to Content/."
        )
        .placed(\.places),
    ]

    private static let themeColours: [Setting<SiteTheme>] = [
        .optional(
            "accent",
            \.accent,
            .variants(of: .colour, blank: SiteColour(red: 0, green: 0, blue: 0)),
            "The colour of marks, buttons and links under the pointer."
        ),
        .optional(
            "paper",
            \.paper,
            .variants(of: .colour, blank: SiteColour(red: 255, green: 255, blue: 255)),
            "The colour on which all stands."
        ),
    ]

    private static let themeTexts: [Setting<SiteTheme>] = [
        .value(
            "serif",
            \.serif,
            SettingForm<[ThemeFont]>.list(of: .font).hiddenWhenEmpty,
            default: [],
            "Font files of headlines and texts, relative to Content/."
        )
        .placed(\.places),
        .value(
            "sans",
            \.sans,
            SettingForm<[ThemeFont]>.list(of: .font).hiddenWhenEmpty,
            default: [],
            "Font files of what surrounds them, relative to Content/."
        )
        .placed(\.places),
        .value(
            "motto",
            \.motto,
            .localizedText,
            default: LocalizedText([:]),
            "The line under the title and at the foot of all pages."
        ),
        .value(
            "density",
            \.density,
            .choice,
            default: .comfortable,
            "How much room stands between things."
        ),
    ]

    /// Says which colours people could not read, where they stand.
    @Sendable private static func tellOfColours(_ place: SettingPlace, _ site: inout ConfiguredSite)
    {
        guard let block = place.value, block.isMapping else { return }
        for remark in ThemePalette(site.settings.theme).remarks {
            let node = block.mapping().first { $0.key == remark.key.rawValue }?.value ?? block
            let inner = node.isMapping ? node.mapping() : []
            let value = inner.first { $0.key == remark.scheme.rawValue }?.value ?? node
            value.warning("'\(value.name)': \(remark.message)", hint: remark.hint)
        }
    }
}
