import Basics
public import Foundation

/// Decides an item's section, language and day from the configuration; pure, and redone when it changes.
public struct ClassificationRules: Sendable {
    /// Equal for rules that decide equally.
    public let fingerprint: String
    public let timeZone: TimeZone
    /// Whether articles name others with like headlines.
    public let relates: Bool
    /// How items that tell one event are found.
    public let stories: SiteSettings.Stories
    private let languages: [Language]
    /// The language at the root of the site.
    public var firstLanguage: Language { languages.first ?? "es" }
    private let sectionIDs: Set<SectionID>
    private let accepts: [String: SectionID]
    /// `general`, or the last section of a site that has no such one.
    private let fallback: SectionID
    private let sources: [SourceID: Source]
    private let sectionMaps: [SourceID: [String: SectionID]]

    public init(settings: SiteSettings, sources: [Source]) {
        timeZone = settings.timeZone
        relates = settings.related == .titles
        stories = settings.stories
        languages = settings.languages
        sectionIDs = Set(settings.sections.map(\.id))
        fallback =
            sectionIDs.contains(Self.general)
            ? Self.general : settings.sections.last?.id ?? Self.general
        var accepts: [String: SectionID] = [:]
        for section in settings.sections {
            for name in section.accepts where accepts[Folding.fold(name)] == nil {
                accepts[Folding.fold(name)] = section.id
            }
        }
        self.accepts = accepts
        self.sources = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
        sectionMaps = self.sources.mapValues { source in
            let map = source.sectionMap.sorted { $0.key < $1.key }
            return Dictionary(map.map { (Folding.fold($0.key), $0.value) }) { first, _ in first }
        }
        fingerprint = Self.fingerprint(settings: settings, sources: sources)
    }

    public func source(_ id: SourceID) -> Source? { sources[id] }

    public var sourceIDs: [SourceID] { sources.keys.sorted { $0.text < $1.text } }

    /// The item's own section > what `sectionMap` makes of that > `sectionMap` > `accepts` > the source's section > `general`, or the last one.
    public func section(of source: SourceID, named own: SectionID?, categories: [String])
        -> SectionID
    {
        if let own, sectionIDs.contains(own) { return own }
        let folded = categories.map(Folding.fold)
        let names = [own.map { Folding.fold($0.text) }].compactMap(\.self) + folded
        if let map = sectionMaps[source], let mapped = names.lazy.compactMap({ map[$0] }).first {
            return mapped
        }
        if let accepted = folded.lazy.compactMap({ accepts[$0] }).first { return accepted }
        return sources[source]?.section ?? fallback
    }

    /// The item's own element > the source's language > the site's first; never guessed.
    public func language(_ own: Language?, of source: SourceID) -> Language {
        own ?? sources[source]?.language ?? languages.first ?? "es"
    }

    /// The language whose lists show the item: a language of the site, else the first one.
    public func shelf(of language: Language) -> Language {
        if languages.contains(language) { return language }
        return languages.first { $0.tag == language.primary } ?? languages.first ?? "es"
    }

    /// Whether an item is published at all.
    public func admits(_ texts: [String], of source: SourceID) -> Bool {
        ruling(on: texts, of: source) == .admitted
    }

    /// What the source's filter decides of an item, and why.
    public func ruling(on texts: [String], of source: SourceID) -> ItemFilter.Ruling {
        sources[source]?.filter.ruling(on: texts) ?? .admitted
    }

    public func day(of date: Date) -> Day {
        CivilTime(date, in: timeZone).day
    }

    public static let general: SectionID = "general"

    private static func fingerprint(settings: SiteSettings, sources: [Source]) -> String {
        var parts = [
            settings.timeZone.identifier, settings.languages.map(\.tag).joined(separator: ","),
        ]
        for section in settings.sections {
            parts.append(([section.id.text] + section.accepts).joined(separator: "\u{1F}"))
        }
        for source in sources.sorted(by: { $0.id < $1.id }) {
            let map = source.sectionMap.sorted { $0.key < $1.key }
                .map { "\($0.value)\u{1E}\($0.key)" }
            parts.append(
                ([
                    source.id.text, source.section?.text ?? "", source.language?.tag ?? "",
                    source.future.rawValue, source.filter.fingerprint,
                ] + map).joined(separator: "\u{1F}")
            )
        }
        return parts.joined(separator: "\u{1D}")
    }
}
