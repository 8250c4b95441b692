import Basics
import Cartography
public import Domain

extension SiteContext {
    public func countryName(_ code: String, in language: Language) -> String {
        countries[code]?.name(in: language.primary) ?? code.uppercased()
    }

    /// `Kirkwall, Reino Unido`, as far as either is known.
    public func placeName(_ city: String?, _ code: String?, in language: Language) -> String? {
        let country = code.map { countryName($0, in: language) }
        let parts = [city, country].compactMap { $0?.nonEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
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
        let collation = catalogue(language).collation
        return tallies.map { (collation.key(of: $0.country.name(in: language.primary)), $0) }
            .sorted { ($0.0, $0.1.country.code) < ($1.0, $1.1.country.code) }
            .map(\.1)
    }
}
