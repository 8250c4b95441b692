import Domain
import Presentation

/// What a reader can choose on the page of settings.
struct ReaderChoices: Sendable {
    /// Codes of countries that have news.
    let countries: [String]
    let languages: [Language]
    /// Sources that have news.
    let sources: [SourceID]

    /// How pages look.
    static func look(_ catalogue: Catalogue) -> [ChoiceModel] {
        func choice(
            _ name: String,
            _ label: TextKey,
            _ options: KeyValuePairs<String, TextKey>
        ) -> ChoiceModel {
            ChoiceModel(name, catalogue[label], options.map { ($0.key, catalogue[$0.value]) })
        }
        return [
            choice(
                "theme",
                .settingTheme,
                ["": .themeSystem, "light": .themeLight, "dark": .themeDark]
            ),
            choice("cols", .settingColumns, ["": .oneColumn, "2": .twoColumns]),
            choice("dense", .settingDensity, ["": .densityRoomy, "1": .densityDense]),
            choice(
                "img",
                .settingPictures,
                ["": .picturesAlways, "saving": .picturesSaving, "never": .picturesNever]
            ),
            choice("ago", .settingTimes, ["": .timesRelative, "0": .timesAbsolute]),
        ]
    }

    /// What a reader can put on the front page, where it has a block for that.
    func news(in language: Language, context: SiteContext) -> [ChoiceModel] {
        guard context.settings.front.has(.country) else { return [] }
        let catalogue = context.catalogue(language)
        func choice(
            _ name: String,
            _ label: TextKey,
            usual: TextKey,
            _ options: [(value: String, title: String)]
        ) -> ChoiceModel? {
            guard options.count > 1 else { return nil }
            let sorted = options.map { (catalogue.collation.key(of: $0.title), $0) }
                .sorted { ($0.0, $0.1.value) < ($1.0, $1.1.value) }
                .map(\.1)
            return ChoiceModel(
                name,
                catalogue[label],
                [(value: "", title: catalogue[usual])] + sorted
            )
        }
        return [
            choice(
                "country",
                .settingCountry,
                usual: .settingUsual,
                countries.map { ($0, context.countryName($0, in: language)) }
            ),
            choice(
                "source",
                .settingSource,
                usual: .settingNone,
                sources.map { ($0.text, context.distinctTitle(of: $0, in: language)) }
            ),
            choice(
                "lang",
                .settingNewsLanguage,
                usual: .settingAll,
                languages.map {
                    ($0.tag, context.languageName($0, in: language).capitalizingFirst())
                }
            ),
        ].compactMap(\.self)
    }
}

extension NameList {
    static let languages = NameList("the languages that have news")
    static let sources = NameList("the sources that have news")
}

extension ReaderChoices {
    /// Countries, sources and languages that have news.
    static func inputs(_ draft: SiteDraft) throws -> [PageInput] {
        [
            try .countries(draft.material),
            .names(.sources, try draft.material.activeSources().all.map(\.source.id.text)),
            .names(.languages, draft.search.choices.languages.sorted()),
        ]
    }

    init(_ reading: PageReading) throws {
        countries = try reading.names(.countries)
        languages = try reading.names(.languages).map { Language($0) }
        sources = try reading.names(.sources).map { SourceID($0) }
    }
}
