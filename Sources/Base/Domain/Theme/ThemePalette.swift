import Foundation

/// The colours of a site, light and dark: those that its theme names, moved until all texts can be read, and the tones that
/// follow from them.
///
/// WCAG 2.2 says what is enough: 4.5 for text (1.4.3), 7 for that of the articles (1.4.6), 3 for lines and marks
/// (1.4.11).
public struct ThemePalette: Hashable, Sendable {
    public private(set) var light: ThemeTokens
    public private(set) var dark: ThemeTokens
    /// Of the colours that the configuration names.
    public private(set) var remarks: [PaletteRemark] = []

    static let textContrast = 4.5
    static let bodyContrast = 7.0
    static let lineContrast = 3.0

    public init(_ theme: SiteTheme) {
        light = .standard(.light)
        dark = .standard(.dark)
        guard theme.accent != nil || theme.paper != nil else { return }
        light = tokens(.light, theme.accent?.light, theme.paper?.light)
        dark = tokens(
            .dark,
            theme.accent?.dark,
            theme.paper?.dark,
            following: (theme.accent?.light, theme.paper?.light)
        )
    }

    public subscript(scheme: SiteTheme.Scheme) -> ThemeTokens { scheme == .light ? light : dark }

    /// - Parameters:
    ///   - scheme: of which pages.
    ///   - accent: as the configuration has it for them.
    ///   - paper: the same.
    ///   - following: accent and paper of the light pages, of whose hues the dark ones are where nothing is named.
    /// - Returns: all colours of those pages.
    private mutating func tokens(
        _ scheme: SiteTheme.Scheme,
        _ accent: SiteColour?,
        _ paper: SiteColour?,
        following: (accent: SiteColour?, paper: SiteColour?) = (nil, nil)
    ) -> ThemeTokens {
        let standard = ThemeTokens.standard(scheme)
        var tokens = standard
        let usual = OKLCH(standard[.paper])
        let away = scheme == .light ? 1.0 : -1.0
        if let paper {
            tokens[.paper] = checked(
                paper,
                .paper,
                scheme,
                towards: away,
                beside: [standard[.ink]],
                Self.bodyContrast
            )
        } else if let light = following.paper.map({ OKLCH($0) }) {
            let hue = OKLCH(
                lightness: usual.lightness,
                chroma: min(light.chroma, usual.chroma * 2),
                hue: light.hue
            )
            tokens[.paper] = Self.nearest(to: hue.colour, towards: away) {
                $0.contrast(with: standard[.ink]) >= Self.bodyContrast
            }
        }
        if tokens[.paper] != standard[.paper] { Self.tone(&tokens, from: standard, scheme) }
        let grounds = [tokens[.paper], tokens[.card], tokens[.tint]]
        if let accent {
            tokens[.accent] = checked(
                accent,
                .accent,
                scheme,
                towards: -away,
                beside: grounds,
                Self.textContrast
            )
        } else {
            tokens[.accent] = Self.readable(
                following.accent ?? standard[.accent],
                on: grounds,
                Self.textContrast,
                scheme
            )
        }
        tokens[.onAccent] = tokens[.paper]
        return tokens
    }

    /// The tones that lie beside the paper, each as far from it as in the theme and of its hue, and texts and lines as
    /// far as they have to be to be seen.
    private static func tone(
        _ tokens: inout ThemeTokens,
        from standard: ThemeTokens,
        _ scheme: SiteTheme.Scheme
    ) {
        let usual = OKLCH(standard[.paper])
        let paper = OKLCH(tokens[.paper])
        let strength = min(2, paper.chroma / usual.chroma)
        func near(_ name: ThemeTokens.Name) -> SiteColour {
            let tone = OKLCH(standard[name])
            return OKLCH(
                lightness: min(1, max(0, tone.lightness + paper.lightness - usual.lightness)),
                chroma: tone.chroma * strength,
                hue: paper.hue
            ).colour
        }
        for name in [.card, .tint, .hair, .sea, .graticule, .land] as [ThemeTokens.Name] {
            tokens[name] = near(name)
        }
        // A strong colour looks lighter than its lightness says: what texts stand on goes back towards the paper.
        for name in [.card, .tint] as [ThemeTokens.Name] {
            tokens[name] = nearest(to: tokens[name], towards: scheme == .light ? 1 : -1) {
                $0.contrast(with: standard[.ink]) >= bodyContrast
            }
        }
        tokens[.coast] = tokens[.paper]
        let grounds = [tokens[.paper], tokens[.card], tokens[.tint]]
        let needs: [(ThemeTokens.Name, Double)] = [
            (.ink, bodyContrast), (.muted, textContrast), (.brass, textContrast),
            (.rule, lineContrast), (.focus, lineContrast),
        ]
        for (name, need) in needs {
            let isNeutral = [.ink, .muted, .rule].contains(name)
            let colour =
                isNeutral
                ? OKLCH(
                    lightness: OKLCH(standard[name]).lightness,
                    chroma: OKLCH(standard[name]).chroma * strength,
                    hue: paper.hue
                ).colour : standard[name]
            tokens[name] = readable(colour, on: grounds, need, scheme)
        }
    }

    private static func readable(
        _ colour: SiteColour,
        on grounds: [SiteColour],
        _ need: Double,
        _ scheme: SiteTheme.Scheme
    ) -> SiteColour {
        nearest(to: colour, towards: scheme == .light ? -1 : 1) { candidate in
            grounds.allSatisfy { candidate.contrast(with: $0) >= need }
        }
    }

    /// A colour of the configuration, or the nearest that passes, which is remarked then.
    private mutating func checked(
        _ colour: SiteColour,
        _ key: PaletteRemark.Key,
        _ scheme: SiteTheme.Scheme,
        towards direction: Double,
        beside others: [SiteColour],
        _ need: Double
    ) -> SiteColour {
        let nearest = Self.nearest(to: colour, towards: direction) { candidate in
            others.allSatisfy { candidate.contrast(with: $0) >= need }
        }
        let worst = others.min { colour.contrast(with: $0) < colour.contrast(with: $1) }
        if nearest != colour, let worst {
            remarks.append(
                PaletteRemark(
                    key: key,
                    scheme: scheme,
                    colour: colour,
                    other: worst,
                    needed: need,
                    nearest: nearest
                )
            )
        }
        return nearest
    }

    /// The first colour of the same hue on the way to black or white that passes.
    private static func nearest(
        to colour: SiteColour,
        towards direction: Double,
        _ passes: (SiteColour) -> Bool
    ) -> SiteColour {
        if passes(colour) { return colour }
        let start = OKLCH(colour)
        for step in 1...500 {
            let lightness = start.lightness + direction * Double(step) * 0.002
            let candidate = start.with(lightness: lightness).colour
            if passes(candidate) { return candidate }
            if !(0...1).contains(lightness) { break }
        }
        let end: UInt8 = direction < 0 ? 0 : 255
        return SiteColour(red: end, green: end, blue: end)
    }
}
