import Cartography
import Domain
import Presentation

extension PageComposer {
    /// The countries that have a page, with the number of their articles.
    func tallies() throws -> [CountryTally] {
        try map.countries.compactMap { code in
            guard let country = context.countries[code] else { return nil }
            return CountryTally(country, count: try edition.count(of: .country(code)))
        }
    }

    func worldMap(_ page: PlannedPage) throws -> MapPage {
        MapPage(try tallies(), at: place(page, route: .map, current: .map), context: context)
    }

    /// A page of a country's news.
    func country(
        _ page: PlannedPage,
        _ code: String,
        section: SectionID? = nil,
        _ articles: [ListedArticle],
        _ position: ListPosition
    ) -> CountryPage {
        let sheet = position.number == nil && section == nil ? context.countries[code] : nil
        let route =
            section.map { Route.countrySection(code, $0, page: position.number) }
            ?? .country(code, page: position.number)
        return CountryPage(
            code,
            section: section,
            sections: map.countrySections[code] ?? [],
            sources: map.press[code] ?? [],
            articles,
            sheet: sheet.flatMap {
                CountrySheetModel(
                    $0,
                    as: outlines.drawings.drawing(of: $0.code, in: outlines.shapes),
                    in: page.language,
                    context: context
                )
            },
            position: position,
            at: place(page, route: route, current: .map),
            context: context
        )
    }
}
