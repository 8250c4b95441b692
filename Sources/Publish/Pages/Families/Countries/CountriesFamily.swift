import Cartography
import Domain
import Presentation

extension PageKind {
    public static let map = PageKind("map")
}

extension Route {
    /// The news of a country in one section.
    static func countrySection(_ code: String, _ section: SectionID, page: Int? = nil) -> Route {
        Route([.word(.pathCountries), .name(code), .section(section)], page: page)
    }
}

extension NameList {
    static let countries = NameList("the countries that have news")
    static let nearCountries = NameList("the nearest countries that have news")
    static let press = NameList("the sources of the country")
    static let countrySections = NameList("the sections of the country")
}

/// The map of the countries with news, and the news of each of them.
struct CountriesFamily: PageFamily {
    let kinds = [PageKind.map]
    let models: [any PageModel.Type] = [MapPage.self, CountryPage.self]
    let list: Route? = .map

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let codes = try draft.material.countryCodes()
        guard !codes.isEmpty else { return }
        draft.add(
            MapContent(),
            at: .map,
            in: language,
            "the map (\(language))",
            from: try [.countries(draft.material)] + draft.countryCounts()
        )
        draft.withMaps.insert(language)
        let press = try draft.material.activeSources().press
        for code in codes {
            let near = draft.material.context.countries.nearest(to: code, among: codes)
            try add(code, press: press[code] ?? [], near: near, in: language, &draft)
        }
    }

    private func add(
        _ code: String,
        press: [SourceID],
        near: [String],
        in language: Language,
        _ draft: inout SiteDraft
    ) throws {
        let owner = "the country '\(code)' (\(language))"
        let edition = draft.edition
        let sections = try draft.settings.sections.map(\.id).filter {
            try edition.count(of: .countrySection(code, $0)) > 0
        }
        let inputs: [PageInput] = [
            .names(.press, press.map(\.text)), .names(.nearCountries, near),
            .names(.countrySections, sections.map(\.text)),
        ]
        try draft.addList(
            .country(code),
            in: language,
            owner,
            route: { .country(code, page: $0) },
            from: inputs
        ) { CountryContent(code: code, section: nil, number: $0) }
        draft.addFeeds(.country(code), .country(code), in: language)
        // With a single section the country's own list already is that list.
        for section in sections where sections.count > 1 {
            try draft.addList(
                .countrySection(code, section),
                in: language,
                "\(owner), '\(section)'",
                route: { .countrySection(code, section, page: $0) },
                from: inputs
            ) { CountryContent(code: code, section: section, number: $0) }
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.map, in: language, .main, rank: 30, glyph: "map", tab: 3)
    }

    func downloads(_ material: PageMaterial, of plan: SiteMap) throws -> [Download] {
        let context = material.context
        let hasMap = context.settings.languages.contains {
            plan.routes.contains(.map, in: $0)
        }
        guard hasMap else { return [] }
        let tallies = try material.countryCodes().compactMap { code in
            try context.countries[code].map {
                CountryTally($0, count: try material.edition.count(of: .country(code)))
            }
        }
        return [Download.map(tallies, context: context)]
    }
}

/// The map of the countries with news.
struct MapContent: PageContent {
    let name = "map"
    var kind: PageKind { .map }
    let stage = WritingStage.lists
    let isIndexed = true
    var navigation: Route? { .map }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        MapPage(try reading.tallies(), at: reading.place, context: reading.context)
    }
}

/// A page of the news of a country, or of those in one section.
struct CountryContent: PageContent {
    let code: String
    let section: SectionID?
    /// Nil for the list's own address.
    let number: Int?

    var name: String {
        (section == nil ? "country" : "country-section") + (number == nil ? "" : "-page")
    }
    var kind: PageKind { .map }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { number == nil }
    var navigation: Route? { .map }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let context = reading.context
        let (articles, position) = try reading.listPage { number in
            section.map { .countrySection(code, $0, page: number) }
                ?? .country(code, page: number)
        }
        let sheet = number == nil && section == nil ? context.countries[code] : nil
        let outlines = reading.outlines
        return CountryPage(
            code,
            section: section,
            sections: try reading.names(.countrySections).map { SectionID($0) },
            sources: try reading.names(.press).map { SourceID($0) },
            neighbours: sheet == nil
                ? [] : try reading.names(.nearCountries).compactMap { context.countries[$0] },
            articles,
            sheet: sheet.flatMap {
                CountrySheetModel(
                    $0,
                    as: outlines.drawings.drawing(of: $0.code, in: outlines.shapes),
                    in: reading.language,
                    context: context
                )
            },
            search: search(reading),
            position: position,
            at: reading.place,
            context: context
        )
    }

    private func search(_ reading: PageReading) -> SearchWithinModel? {
        let name = reading.context.countryName(code, in: reading.language)
        guard let section else { return reading.searchWithin(name, ["p": code]) }
        let title = reading.context.sectionTitle(section, in: reading.language)
        return reading.searchWithin("\(name) · \(title)", ["p": code, "c": section.text])
    }
}

extension ActiveSources {
    /// Those that say from which country they come, by its code.
    var press: [String: [SourceID]] {
        Dictionary(grouping: all.map(\.source).filter { $0.country != nil }) { $0.country ?? "" }
            .mapValues { $0.map(\.id) }
    }
}

extension PageMaterial {
    /// The codes of the countries with news, in order.
    func countryCodes() throws -> [String] {
        try activeSources().press.keys.sorted().filter { context.countries[$0] != nil }
    }
}

extension PageInput {
    static func countries(_ material: PageMaterial) throws -> PageInput {
        .names(.countries, try material.countryCodes())
    }
}

extension SiteDraft {
    /// The number of articles of each country.
    func countryCounts() throws -> [PageInput] {
        try material.countryCodes().map { .count(.country($0)) }
    }
}

extension PageReading {
    /// The countries that have a page, with the number of their articles.
    func tallies() throws -> [CountryTally] {
        try names(.countries).compactMap { code in
            try context.countries[code].map {
                CountryTally($0, count: try count(of: .country(code)))
            }
        }
    }
}
