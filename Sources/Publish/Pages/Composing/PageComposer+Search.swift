import Domain
import Presentation

extension PageComposer {
    /// The page on which readers search, with the choices that lead to something.
    func search(_ page: PlannedPage) -> SearchPage {
        let language = page.language
        let lists = [Route.sections, .archive, .news(page: nil)]
            .filter { map.routes[language]?.contains($0) == true }
        return SearchPage(
            filters: filters(in: language),
            lists: lists.compactMap { context.crumb($0, in: language) },
            sections: map.sections[language] ?? [],
            at: place(page, route: .search, current: .search),
            context: context
        )
    }

    private func filters(in language: Language) -> [SearchFilterModel] {
        let catalogue = context.catalogue(language)
        let choices = map.search.choices
        let kinds = DocumentKind.allCases.filter(choices.kinds.contains)
        let sections = context.settings.sections.map(\.id).filter(choices.sections.contains)
        let sources = choices.sources.sorted { left, right in
            let titles = [left, right].map { Folding.fold(context.sourceTitle($0)) }
            return (titles[0], left) < (titles[1], right)
        }
        func filter(_ name: String, _ label: TextKey, _ options: [(String, String)])
            -> SearchFilterModel
        {
            SearchFilterModel(
                name: name,
                label: catalogue[label],
                options: options.map { SearchOptionModel(value: $0.0, title: $0.1) }
            )
        }
        return [
            filter("t", .filterKind, kinds.map { ($0.rawValue, catalogue[$0.title]) }),
            filter(
                "c",
                .filterSection,
                sections.map { ($0.text, context.sectionTitle($0, in: language)) }
            ),
            filter("s", .filterSource, sources.map { ($0.text, context.sourceTitle($0)) }),
            // The script spells codes out in the reader's language.
            filter("l", .filterLanguage, choices.languages.sorted().map { ($0, $0.uppercased()) }),
            filter("p", .filterCountry, choices.countries.sorted().map { ($0, $0.uppercased()) }),
        ]
    }
}
