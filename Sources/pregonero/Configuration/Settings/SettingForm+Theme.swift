import Basics
import Domain

extension SettingForm where Value == SiteColour {
    static var colour: SettingForm {
        SettingForm(
            type: .text,
            read: { node, _ in
                if node.isMissing {
                    node.error(
                        "'\(node.name)' names no colour",
                        hint: "put it in quotes, as '#8c2f1b': a # begins a comment"
                    )
                    return nil
                }
                guard let text = node.text() else { return nil }
                guard let colour = SiteColour(text) else {
                    node.error(
                        "'\(text)' is no colour",
                        hint: "write three or six hexadecimal digits in quotes, as '#8c2f1b'"
                    )
                    return nil
                }
                return colour
            },
            shown: { .text($0.description) }
        )
    }
}

extension SettingForm {
    /// One value, or one for light pages and one for dark ones.
    static func variants<Variant>(
        of form: SettingForm<Variant>,
        blank: Variant
    ) -> SettingForm where Value == ThemeVariants<Variant> {
        let both = block(
            SettingTable<ThemeVariants<Variant>>([
                .required("light", \.light, form, "On light pages; alone, on all.") { place in
                    place.block.error(
                        "'\(place.block.name)' has no light",
                        hint: "add 'light: …', or write one value alone"
                    )
                },
                .optional("dark", \.dark, form, "On dark pages."),
            ]),
            from: ThemeVariants(blank)
        )
        return SettingForm(
            type: .either(form.type, both.type),
            read: { node, context in
                node.isMapping
                    ? both.read(node, context) : form.read(node, context).map { ThemeVariants($0) }
            },
            shown: both.shown
        )
    }
}

extension SettingForm where Value == ThemeFont {
    /// A file alone, or with its weight and style.
    static var font: SettingForm {
        let whole = block(
            SettingTable<ThemeFont>([
                .required("file", \.file, .text, "WOFF2, WOFF, TrueType or OpenType.") { place in
                    place.block.error(
                        "'\(place.block.name)' names no file",
                        hint: "add 'file: fonts/text.woff2', relative to Content/"
                    )
                },
                .optional("weight", \.weight, .weight, "The weight, or two of a variable font."),
                .optional("style", \.style, .choice, "Whether its letters lean."),
            ]),
            from: ThemeFont("")
        )
        return SettingForm(
            type: .either(.text, whole.type),
            read: { node, context in
                node.isMapping ? whole.read(node, context) : node.text().map { ThemeFont($0) }
            },
            shown: { font in
                font == ThemeFont(font.file) ? .text(font.file) : whole.shown(font)
            }
        )
    }
}

extension SettingForm where Value == ThemeFont.Weight {
    static var weight: SettingForm {
        parsed { text, node, _ in
            let numbers = text.split(separator: " ").map { Int(foreign: $0) }
            let known = numbers.compactMap(\.self)
            if known.count == numbers.count, (1...2).contains(known.count),
                let weight = ThemeFont.Weight(known[0], known[known.count - 1])
            {
                return weight
            }
            node.error(
                "'\(text)' is no weight of a font",
                hint: "write one, as 400, or those of a variable font, as 200 900"
            )
            return nil
        } shown: {
            $0.text
        }
    }
}
