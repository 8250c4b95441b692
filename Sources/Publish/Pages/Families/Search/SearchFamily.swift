import Basics
import Domain
import Presentation

extension PageKind {
    public static let search = PageKind("search")
}

extension NameList {
    static let foundKinds = NameList("the kinds of things that can be found")
    static let foundSections = NameList("the sections of what can be found")
    static let foundSources = NameList("the sources of what can be found")
    static let foundLanguages = NameList("the languages of what can be found")
    static let foundCountries = NameList("the countries of what can be found")
}

/// The page on which readers search, where there is something to be found.
struct SearchFamily: PageFamily {
    let kinds = [PageKind.search]
    let models: [any PageModel.Type] = [SearchPage.self]

    func plan(_ draft: inout SiteDraft) throws {
        guard draft.settings.search == .static else { return }
        draft.search = try SearchPlan(
            of: draft.edition,
            holdings: SearchHoldings(draft.material, routes: draft.routes),
            sources: draft.material.sources
        )
        guard draft.search.findsAnything else { return }
        for language in draft.settings.languages {
            draft.add(
                SearchContent(),
                at: .search,
                in: language,
                "the search (\(language))",
                from: draft.search.choices.inputs
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.search, in: language, .main, rank: 80, glyph: "find", tab: 2)
    }
}

/// The page on which readers search, with the choices that lead to something.
struct SearchContent: PageContent {
    let name = "search"
    var kind: PageKind { .search }
    let stage = WritingStage.lists
    var navigation: Route? { .search }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let lists = [Route.sections, .archive, .news()].filter(reading.leads)
        return SearchPage(
            filters: try filters(reading),
            lists: lists.compactMap { reading.context.crumb($0, in: reading.language) },
            sections: reading.sections,
            at: reading.place,
            context: reading.context
        )
    }

    private func filters(_ reading: PageReading) throws -> [SearchFilterModel] {
        let (context, language) = (reading.context, reading.language)
        let catalogue = context.catalogue(language)
        let kinds = Set(try reading.names(.foundKinds))
        let sections = Set(try reading.names(.foundSections))
        let sources = try reading.names(.foundSources).map { SourceID($0) }
        let sorted = sources.sorted { left, right in
            let titles = [left, right].map {
                Folding.fold(context.distinctTitle(of: $0, in: language))
            }
            return (titles[0], left) < (titles[1], right)
        }
        func filter(
            _ name: String,
            _ label: TextKey,
            _ all: TextKey,
            _ options: [(String, String)]
        ) -> SearchFilterModel {
            SearchFilterModel(
                name: name,
                label: catalogue[label],
                all: catalogue[all],
                options: options.map { SearchOptionModel(value: $0.0, title: $0.1) }
            )
        }
        return [
            filter(
                "t",
                .filterKind,
                .allKinds,
                SearchableKind.all.filter { kinds.contains($0.rawValue) }
                    .map { ($0.rawValue, catalogue[$0.title]) }
            ),
            filter(
                "c",
                .filterSection,
                .allSections,
                context.settings.sections.map(\.id).filter { sections.contains($0.text) }
                    .map { ($0.text, context.sectionTitle($0, in: language)) }
            ),
            filter(
                "s",
                .filterSource,
                .allSources,
                sorted.map { ($0.text, context.distinctTitle(of: $0, in: language)) }
            ),
            // The script spells codes out in the reader's language.
            filter("l", .filterLanguage, .allLanguages, try codes(.foundLanguages, reading)),
            filter("p", .filterCountry, .allCountries, try codes(.foundCountries, reading)),
        ]
    }

    private func codes(
        _ list: NameList,
        _ reading: PageReading
    ) throws -> [(String, String)] {
        try reading.names(list).map { ($0, $0.uppercased()) }
    }
}

extension SearchChoices {
    fileprivate var inputs: [PageInput] {
        [
            .names(.foundKinds, kinds.map(\.rawValue).sorted()),
            .names(.foundSections, sections.map(\.text).sorted()),
            .names(.foundSources, sources.map(\.text).sorted()),
            .names(.foundLanguages, languages.sorted()),
            .names(.foundCountries, countries.sorted()),
        ]
    }
}
