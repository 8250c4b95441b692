import Domain
import Foundation
import Presentation

/// What the search may know of something that is no article: each kind of it is one short mapping onto this.
struct SearchFinding {
    let kind: DocumentKind
    /// Its page; what has none is not found.
    let route: Route
    let title: String
    /// What a result says below the title.
    var summary = ""
    /// Everything else that may be looked in, as plain texts.
    var words: [String] = []
    /// Where it is known; else its words are taken as they are.
    var language: Language?
    var country: String?
    var day: Day?
    var time: Date?
    var picture: Picture?
}

extension SearchFinding {
    init(_ match: Match, at address: String) {
        let sides = [match.home, match.away]
        self.init(
            kind: .match,
            route: .sports(.match(address)),
            title: sides.map(\.name).joined(separator: " – ")
        )
        let score = match.score.map { "\($0.home)–\($0.away)" }
        summary = Self.line([match.competition, match.round, score, match.venue?.name])
        words = sides.flatMap { [$0.shortName, $0.code].compactMap(\.self) }
        words += [match.season, match.venue?.city].compactMap(\.self) + match.referees
        words += match.goals.compactMap(\.scorer) + match.homeLineup + match.awayLineup
        words += match.highlights.compactMap(\.title) + match.stories.map(\.title)
        country = match.venue?.country
        day = match.day
        time = match.kickoff
        picture = match.home.crest
    }

    init(_ programme: Programme, at address: String, in first: Language) {
        let overview = programme.overview?.text(in: first, fallback: first)
        self.init(
            kind: .programme,
            route: .programmes(.programme(address)),
            title: programme.title
        )
        let years = [programme.year, programme.lastYear].compactMap { $0.map(String.init) }
        summary = overview?.text ?? years.joined(separator: "–")
        words = [programme.originalTitle].compactMap(\.self) + years
        words += programme.overview?.all ?? []
        words += programme.genres.flatMap(\.all)
        words += programme.directors + programme.creators + programme.cast
        language = overview?.language
        country = programme.countries.first
        picture = programme.poster.first
    }

    init(_ track: Track, at address: String) {
        self.init(kind: .track, route: .music(.track(address)), title: track.title)
        let year = track.released.map { String($0.year) }
        summary = Self.line([track.artist, track.album, year])
        words = track.genre?.all ?? []
        day = track.released
        picture = track.artwork
    }

    init(_ person: Person, at address: String, in first: Language) {
        let note = person.note?.text(in: first, fallback: first)
        self.init(kind: .person, route: .people(.person(address)), title: person.name)
        summary = Self.line([note?.text, person.city])
        words = person.note?.all ?? []
        language = note?.language
        country = person.country
        picture = person.picture
    }

    /// - Parameters:
    ///   - figure: a member of a collection, or what belongs to one.
    ///   - address: its own in the archive.
    ///   - parent: that of the member to which it belongs.
    ///   - collection: the name of the collection in addresses.
    ///   - first: the site's first language.
    init(
        _ figure: Figure,
        at address: String,
        below parent: String?,
        of collection: String,
        in first: Language
    ) {
        let text = figure.text?.text(in: first, fallback: first)
        self.init(
            kind: parent == nil ? .hero : .transformation,
            route: .collection(
                parent.map { .child(collection, $0, address) } ?? .member(collection, address)
            ),
            title: figure.name
        )
        summary = text?.text ?? ""
        words = figure.text?.all ?? []
        language = text?.language
        picture = figure.picture
    }

    private static func line(_ parts: [String?]) -> String {
        parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: " · ")
    }
}

extension LocalizedText {
    /// Its texts in all languages.
    fileprivate var all: [String] {
        texts.sorted { $0.key < $1.key }.map(\.value) + [plain].compactMap(\.self)
    }
}
