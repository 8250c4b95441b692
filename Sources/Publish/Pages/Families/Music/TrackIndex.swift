import Basics
import Domain

/// The tracks by artist, by genre and by what was looked for in a store.
struct TrackIndex: Sendable {
    let all: [Stored<Track>]
    /// In the order of their slugs.
    let artists: [Group]
    let genres: [Group]
    let terms: [Group]
    /// Those to which every list leads, in the order of their slugs: the ones with the most tracks.
    let mainGenres: [Group]
    let mainTerms: [Group]
    private let places: [String: Int]
    private let artistOf: [Int: Int]
    private let genreOf: [Int: Int]

    /// The tracks of an artist, of a genre or of a term.
    struct Group: Sendable {
        /// Its name in addresses, in every language the same.
        let slug: String
        let name: LocalizedText
        /// Places among all, the newest first.
        let members: [Int]
    }

    /// - Parameters:
    ///   - all: in the order of the ids.
    ///   - first: the language whose words stand in addresses.
    init(_ all: [Stored<Track>], first: Language) {
        self.all = all
        let newest = all.indices.sorted { Self.rank(all[$0]) < Self.rank(all[$1]) }
        artists = Self.groups(newest) {
            [LocalizedText(all[$0].value.artist)]
        } slug: {
            Self.slug($0.all.first ?? "")
        }
        genres = Self.groups(newest) {
            [all[$0].value.genre].compactMap(\.self)
        } slug: {
            ($0.text(in: first, fallback: first)?.text).map(Self.slug)
        }
        terms = Self.groups(newest) {
            (all[$0].value.terms ?? []).map { LocalizedText($0) }
        } slug: {
            Self.slug($0.all.first ?? "")
        }
        mainGenres = MainWays.of(genres, count: \.members.count, slug: \.slug)
        mainTerms = MainWays.of(terms, count: \.members.count, slug: \.slug)
        artistOf = Self.numbers(artists)
        genreOf = Self.numbers(genres)
        places = Dictionary(all.enumerated().map { ($0.element.address, $0.offset) }) { one, _ in
            one
        }
    }

    func track(at address: String) -> Int? { places[address] }

    func artist(of track: Int) -> Group? { artistOf[track].map { artists[$0] } }

    func genre(of track: Int) -> Group? { genreOf[track].map { genres[$0] } }

    /// Those that have a track in a group, in the order of their slugs.
    func artists(of group: Group) -> [Group] {
        Set(group.members.compactMap { artistOf[$0] }).sorted().map { artists[$0] }
    }

    /// Which group each track is in; the first of several.
    private static func numbers(_ groups: [Group]) -> [Int: Int] {
        Dictionary(
            groups.enumerated().flatMap { number, group in group.members.map { ($0, number) } }
        ) { first, _ in first }
    }

    private static func groups(
        _ members: [Int],
        names: (Int) -> [LocalizedText],
        slug: (LocalizedText) -> String?
    ) -> [Group] {
        var found: [String: (name: LocalizedText, members: [Int])] = [:]
        for member in members {
            for name in names(member) where !name.isEmpty {
                guard let slug = slug(name), found[slug]?.members.last != member else { continue }
                found[slug, default: (name, [])].members.append(member)
            }
        }
        return found.sorted { $0.key < $1.key }
            .map { Group(slug: $0.key, name: $0.value.name, members: $0.value.members) }
    }

    /// A name that folds to nothing has a number instead.
    static func slug(_ name: String) -> String {
        let slug = Slug.make(name, limit: 60)
        return slug.isEmpty ? String(StableHash.of(Folding.fold(name)), radix: 36) : slug
    }

    /// The newest first, those without a date last.
    private static func rank(_ stored: Stored<Track>) -> (Int, String, String) {
        let day = stored.value.released.map { -$0.number } ?? .max
        return (day, Folding.fold(stored.value.title), stored.id.text)
    }
}
