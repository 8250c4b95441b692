import Domain

extension Settings {
    static let sectionID: Setting<Section> = .required(
        "id",
        \.id,
        .sectionID,
        "The name of the section in the configuration."
    ) { place in
        place.block.error("a section has no id", hint: "add 'id: …'")
    }

    /// The keys of a section. Those left out are those of the built-in section with its id.
    static let section = SettingTable<Section>([
        sectionID,
        Setting.dependent(
            "title",
            \.title,
            .localizedText,
            default: "that of the built-in section; a new one has to have it",
            "What readers call it."
        ) { section, _ in
            DefaultSections.named(section.id)?.title ?? LocalizedText([:])
        }.then { place, section in
            let texts = section.title.all
            guard texts.isEmpty || texts.contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
                return
            }
            let message = "the section '\(section.id)' has no title"
            guard let value = place.value else {
                place.block.error(message, hint: "add 'title: …'")
                return
            }
            // Of what is no text it was said already.
            guard !value.isMissing, !value.isList else { return }
            value.error(message, hint: "write what readers call it")
        },
        .dependent(
            "slug",
            \.slug,
            .slug,
            default: "that of the built-in section, else the title as an address",
            "Its part of an address."
        ) { section, _ in
            DefaultSections.named(section.id)?.slug ?? section.slugOfTitle
        },
        .dependent(
            "glyph",
            \.glyph,
            .text,
            default: "that of the built-in section, else `\(Section.fallbackGlyph)`",
            "The mark beside its name."
        ) { section, _ in
            DefaultSections.named(section.id)?.glyph ?? Section.fallbackGlyph
        }.placed(\.places),
        .dependent(
            "accepts",
            \.accepts,
            .list(of: .text),
            default: "those of the built-in section, else none",
            "Categories of feeds that belong to it, whatever their case and accents."
        ) { section, _ in
            DefaultSections.named(section.id)?.accepts ?? []
        },
        .block("feeds", \.self, listFeeds(\.feedContent), "What its feed carries."),
    ])
}

extension SettingForm where Value == SectionID {
    static var sectionID: SettingForm {
        parsed { id, node, _ in
            let isName = (1...60).contains(id.count) && id.lowercased() == id
            if isName, id.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) {
                return SectionID(id)
            }
            node.error(
                "'\(id)' is no section id",
                hint: "lower-case letters of any alphabet, digits and hyphens only, at most 60"
            )
            return nil
        } shown: {
            $0.text
        }
    }
}

extension SettingForm where Value == LocalizedText {
    /// Parts of addresses.
    static var slug: SettingForm {
        localizedText.checked { slug, node in
            for (language, text) in slug.texts.sorted(by: { $0.key < $1.key })
            where text.isEmpty || Slug.make(text, limit: 60) != text {
                node.error(
                    "'\(text)' is no address in '\(language)'",
                    hint: "lower-case letters, digits and hyphens only, at most 60"
                )
            }
        }
    }
}

extension DefaultSections {
    fileprivate static func named(_ id: SectionID) -> Section? { all.first { $0.id == id } }
}

extension Section {
    fileprivate var slugOfTitle: LocalizedText {
        LocalizedText(
            title.texts.mapValues { text in
                let slug = Slug.make(text, limit: 60)
                // What an address cannot spell gets letters of its own.
                return slug.isEmpty ? Label.id(for: text) : slug
            }
        )
    }
}
