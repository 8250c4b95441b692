import Basics
import Domain

/// The rules that a site's own look adds to the style sheets of the theme; nothing where the site looks as the theme does.
struct LookSheet {
    private let theme: SiteTheme
    private let look: SiteLook
    private let palette: ThemePalette

    init(_ theme: SiteTheme, _ look: SiteLook) {
        self.theme = theme
        self.look = look
        palette = ThemePalette(theme)
    }

    /// What stands after an asset of the theme.
    func rules(after asset: String) -> String {
        switch asset {
        case "base.css": colours { !$0.isOfMaps } + logo + fonts + density
        case "map.css": colours(\.isOfMaps)
        default: ""
        }
    }

    private func colours(_ isWanted: (ThemeTokens.Name) -> Bool) -> String {
        let names = ThemeTokens.Name.allCases.filter(isWanted)
        func changed(_ scheme: SiteTheme.Scheme) -> String {
            let (standard, own) = (ThemeTokens.standard(scheme), palette[scheme])
            return names.filter { own[$0] != standard[$0] }
                .map { "--\($0.rawValue):\(own[$0])" }.joined(separator: ";")
        }
        let (light, dark) = (changed(.light), changed(.dark))
        // Paper of printers is white, whatever the site's is.
        var text = light.isEmpty ? "" : "@media screen{:root{\(light)}}"
        if !dark.isEmpty {
            text +=
                "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}"
                + "@media screen{:root[data-theme=dark]{\(dark)}}"
        }
        // A reader who is shown light pages by choice is not shown the light tones over the dark ones of the theme.
        if (light + dark).contains("--muted") || (light + dark).contains("--hair") {
            text +=
                "@media (prefers-contrast:more){:root:root{--muted:var(--ink);--hair:var(--rule)}}"
        }
        return text
    }

    private var logo: String {
        guard let logo = look.logo else { return "" }
        var text =
            ".nameplate img{width:auto;max-width:min(100%,20rem);height:36px;object-fit:contain;"
            + "object-position:left}[dir=rtl] .nameplate img{object-position:right}"
            + ".masthead--front .nameplate img{max-width:min(76vw,30rem);"
            + "height:clamp(48px,9vw,72px);object-position:center}"
        if logo.dark != nil {
            text +=
                ".nameplate .nameplate__dark{display:none}"
                + "@media screen and (prefers-color-scheme:dark){"
                + ":root:not([data-theme=light]) .nameplate__light{display:none}"
                + ":root:not([data-theme=light]) .nameplate .nameplate__dark{display:block}}"
                + "@media screen{[data-theme=dark] .nameplate__light{display:none}"
                + "[data-theme=dark] .nameplate .nameplate__dark{display:block}}"
        }
        return text
    }

    private var density: String {
        guard theme.density == .compact else { return "" }
        return ":root{--space-12:8px;--space-16:12px;--space-24:16px;--space-32:20px;"
            + "--space-48:28px;--space-64:40px;"
            + "--size-lead:clamp(1.75rem,1.2rem + 2.2vw,2.625rem)/1.08;"
            + "--size-38:clamp(1.75rem,1.2rem + 2.2vw,2.125rem)/1.105}"
    }
}

extension LookSheet {
    private var fonts: String {
        FontFace.Family.allCases.map { family in
            let faces = look.faces.filter { $0.family == family }
            return faces.isEmpty ? "" : rules(family, faces)
        }.joined()
    }

    private func rules(_ family: FontFace.Family, _ faces: [FontFace]) -> String {
        var text = ""
        var names = ["site-\(family.rawValue)"]
        for face in faces {
            text +=
                "@font-face{font-family:\(names[0]);src:url(\(face.asset)) "
                + "format(\"\(face.format.rawValue)\");font-weight:\(face.weight.text);"
                + "font-style:\(face.style.rawValue);font-display:optional}"
        }
        for (face, standIn) in faces.flatMap({ face in face.standIns.map { (face, $0) } }) {
            let name = "site-\(family.rawValue)-\(standIn.name)"
            if !names.contains(name) { names.append(name) }
            let locals = standIn.locals.map { "local(\"\($0)\")" }.joined(separator: ",")
            text +=
                "@font-face{font-family:\(name);src:\(locals);"
                + "font-weight:\(standIn.weight.text);font-style:\(face.style.rawValue);"
                + "size-adjust:\(Self.percent(standIn.sizeAdjust));"
                + "ascent-override:\(Self.percent(standIn.ascent));"
                + "descent-override:\(Self.percent(standIn.descent));"
                + "line-gap-override:\(Self.percent(standIn.lineGap))}"
        }
        let rest = family == .serif ? "Georgia,serif" : "system-ui,sans-serif"
        return text + ":root{--\(family.rawValue):\(names.joined(separator: ",")),\(rest)}"
    }

    /// With two places, the same in all languages.
    private static func percent(_ value: Double) -> String {
        let hundredths = Int(foreign: (value * 100).rounded()) ?? 10_000
        let rest = hundredths % 100
        if rest == 0 { return "\(hundredths / 100)%" }
        return "\(hundredths / 100).\(rest.zeroPadded(2))%"
    }
}
