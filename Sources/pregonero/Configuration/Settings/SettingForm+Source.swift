import Basics
import Domain
import Fetching
import SourceKinds
import WebURL

extension SettingForm where Value == SourceID {
    static var sourceID: SettingForm {
        parsed { id, node, _ in
            guard !id.isEmpty, Slug.make(id, limit: 60) == id, id != Source.ownID.text else {
                node.error(
                    "'\(id)' is no source id",
                    hint: id == Source.ownID.text
                        ? "'own' is the newsroom's own articles"
                        : "lower-case letters, digits and hyphens only, at most 60"
                )
                return nil
            }
            return SourceID(id)
        } shown: {
            $0.text
        }
    }

    /// What a source was called, which can only be what one may be called.
    static var formerSourceID: SettingForm {
        parsed { id, node, _ in
            // Of the newsroom's own articles it is said that they are still there.
            guard id == Source.ownID.text || !id.isEmpty && Slug.make(id, limit: 60) == id else {
                node.error(
                    "'\(id)' is no source id",
                    hint: "write the former id as it stood, as gaceta-del-valle"
                )
                return nil
            }
            return SourceID(id)
        } shown: {
            $0.text
        }
    }
}

extension SettingForm where Value == Int {
    /// The time between two looks at a source.
    static var interval: SettingForm {
        duration.checked { seconds, node in
            if seconds < Freshness.shortest {
                node.warning(
                    "'\(node.name)' is below 5 minutes, before which no server is asked again",
                    hint: "write 5m or more, or leave it out"
                )
            }
        }
    }
}

extension SettingForm where Value == String {
    static var sourceKind: SettingForm {
        SettingForm(
            type: .choice(SourceKindTable.names),
            read: { node, _ in
                guard let kind = node.text() else { return nil }
                if SourceKindTable.names.contains(kind) { return kind }
                node.error(
                    "unknown kind '\(kind)'",
                    hint: NearestName.of(kind, in: SourceKindTable.names)
                        .map { "did you mean '\($0)'?" }
                        ?? "kinds: \(SourceKindTable.names.joined(separator: ", "))"
                )
                return nil
            },
            shown: { .text($0) }
        )
    }

    /// An http(s) or `file:` address, or the path of a file.
    static var sourceAddress: SettingForm {
        secret(.mayHoldSecret) { node, context in
            guard let written = context.secrets.text(of: node) else { return nil }
            guard written.contains("://") else { return written }
            // Calendar programs give their links a scheme of their own, behind which is the same.
            let isCalendar = written.lowercased().hasPrefix("webcal://")
            let text = isCalendar ? "https" + written.dropFirst("webcal".count) : written
            if let url = WebURL(text), url.isHTTP || url.scheme == "file" { return text }
            node.error(
                "'\(node.raw ?? "")' is no address that can be fetched",
                hint: "write an http or https address, or a path relative to Content/"
            )
            return nil
        }
    }
}

extension SettingForm where Value == SectionID {
    /// One of the portal's sections, by its id or its title.
    static var section: SettingForm {
        parsed { name, node, context in
            if let section = context.sections.named(name) { return section.id }
            // Of a portal without any it was said already.
            if context.sections.isEmpty { return SectionID(name) }
            let known = context.sections.map(\.id.text)
            node.error(
                "unknown section '\(name)'",
                hint: NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
                    ?? "sections: \(known.joined(separator: ", "))"
            )
            return nil
        } shown: {
            $0.text
        }
    }
}

extension SettingForm where Value == Language {
    static var language: SettingForm {
        parsed { tag, node, _ in
            guard SiteReader.isTag(tag.lowercased()) else {
                node.error("'\(tag)' is no language tag", hint: "for example es, en or pt-br")
                return nil
            }
            let code = Language(tag).primary
            guard LanguageCode.isAssigned(code) else {
                node.error(
                    "'\(code)' is no language of ISO 639",
                    hint: LanguageCode.meant(by: code).map { "did you mean '\($0)'?" }
                        ?? "for example es, en or pt-br"
                )
                return nil
            }
            return Language(tag)
        } shown: {
            $0.tag
        }
    }
}

extension SettingForm where Value == ItemPattern {
    /// Words, or an expression between slashes.
    static var pattern: SettingForm {
        parsed { text, node, _ in
            do throws(ItemPatternError) {
                return try ItemPattern(text)
            } catch {
                node.error(
                    "'\(text)' cannot be looked for: \(error.reason)",
                    hint: "write words, or a regular expression between slashes, as /^Live:/i"
                )
                return nil
            }
        } shown: {
            $0.text
        }
    }
}
