import Basics
import Domain
import Presentation

/// The labelled facts of a programme, as far as they are known.
struct ProgrammeFacts {
    let stored: Stored<Programme>
    let words: ProgrammeFormatter

    private static let mostCast = 12

    var all: [FactModel] {
        let programme = stored.value
        let catalogue = words.catalogue
        let original = programme.originalTitle?.nonBlank.flatMap {
            $0 == programme.title ? nil : $0
        }
        let facts: [(TextKey, String?)] = [
            (.factOriginalTitle, original),
            (.factYears, words.years),
            (.factRuntime, words.runtime),
            (.factSeasons, number(programme.seasons)),
            (.factEpisodes, number(programme.episodes)),
            (.factDirectors, names(programme.directors)),
            (.factCreators, names(programme.creators)),
            (.factCast, names(Array(programme.cast.prefix(Self.mostCast)))),
            (.factRating, words.rating),
            (.factCountries, countries),
            (.factLanguages, languages),
        ]
        return facts.compactMap { label, text in
            text.map { FactModel(catalogue[label], text: $0) }
        }
    }

    /// A count of parts of a series, whose label says of what.
    private func number(_ number: Int?) -> String? {
        guard stored.value.form == .series, let number, number > 0 else { return nil }
        return words.catalogue.number(number)
    }

    private func names(_ names: [String]) -> String? {
        names.compactMap(\.nonBlank).joined(separator: ", ").nonBlank
    }

    private var countries: String? {
        names(stored.value.countries.map { words.context.countryName($0, in: words.language) })
    }

    private var languages: String? {
        names(
            stored.value.languages.map {
                words.context.languageName(Language($0), in: words.language)
            }
        )
        .map { $0.capitalizingFirst() }
    }
}
