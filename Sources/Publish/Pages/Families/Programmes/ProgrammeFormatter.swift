import Basics
import Domain
import Presentation

/// What is said of a programme in one language.
struct ProgrammeFormatter {
    let programme: Programme
    let language: Language
    let context: SiteContext

    var catalogue: Catalogue { context.catalogue(language) }

    var form: String {
        catalogue[programme.form == .film ? .film : .oneSeries]
    }

    /// `2024`, `2019–2023`; nil when nobody says.
    var years: String? {
        guard let year = programme.year else { return nil }
        guard programme.form == .series, let last = programme.lastYear, last > year else {
            return String(year)
        }
        return "\(year)–\(last)"
    }

    /// `1 h 58 min`.
    var runtime: String? {
        guard let minutes = programme.runtime, minutes > 0 else { return nil }
        guard minutes >= 60 else {
            return catalogue.text(.runtimeMinutes, [.minute: String(minutes)])
        }
        if minutes % 60 == 0 {
            return catalogue.text(.runtimeWholeHours, [.hour: String(minutes / 60)])
        }
        return catalogue.text(
            .runtimeHours,
            [
                .hour: String(minutes / 60),
                .minute: (minutes % 60).zeroPadded(2),
            ]
        )
    }

    var seasons: String? { count(programme.seasons, .seasonCount) }
    var episodes: String? { count(programme.episodes, .episodeCount) }

    private func count(_ number: Int?, _ key: TextKey) -> String? {
        number.flatMap { $0 > 0 ? catalogue.text(key, count: $0) : nil }
    }

    /// What says how long it is: of a film the minutes, of a series its seasons or episodes.
    var length: String? {
        programme.form == .film ? runtime : seasons ?? episodes ?? runtime
    }

    /// `78 de 100`.
    var rating: String? {
        programme.rating.flatMap { rating in
            guard (0...100).contains(rating) else { return nil }
            return catalogue.text(.ratingOf, [.number: String(rating)])
        }
    }

    /// The overview with its language and direction, where they are not those of the page.
    var overview: (text: String, foreign: ForeignText)? {
        let first = context.settings.firstLanguage
        guard let found = programme.overview?.text(in: language, fallback: first),
            let text = found.text.nonBlank
        else { return nil }
        return (text, ForeignText(found.language ?? language, on: language))
    }
}
