import Cartography
public import Domain

extension Newsroom {
    public func countryName(_ code: String, in language: Language) -> String {
        countries[code]?.name(in: language.primary) ?? code.uppercased()
    }

    /// `Francia: 27 noticias`.
    func countryNews(_ tally: CountryTally, in language: Language) -> String {
        let catalogue = catalogue(language)
        return catalogue.text(
            .placeNews,
            [
                .place: tally.country.name(in: language.primary),
                .news: catalogue.text(.newsCount, count: tally.count),
            ]
        )
    }

    /// The way to a country's page, with its number of articles.
    public func countryLink(_ tally: CountryTally, in language: Language) -> LinkModel {
        LinkModel(
            title: tally.country.name(in: language.primary),
            address: link(.country(tally.country.slug, page: nil), in: language),
            note: catalogue(language).number(tally.count)
        )
    }

    /// Countries by their names as the language sorts them.
    public func sorted(_ tallies: [CountryTally], in language: Language) -> [CountryTally] {
        tallies.sorted { one, other in
            let names = [one, other].map { Folding.fold($0.country.name(in: language.primary)) }
            return (names[0], one.country.code) < (names[1], other.country.code)
        }
    }
}
