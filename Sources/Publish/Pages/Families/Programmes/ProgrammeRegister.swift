import Basics
import Domain
import Foundation

/// All programmes of the edition in the order of lists, found by form, genre and year.
struct ProgrammeRegister: Sendable {
    /// As lists count them: what came first is first, so that numbered pages never change.
    let all: [Stored<Programme>]
    /// By the name in addresses, in its order.
    let genres: [ProgrammeGenre]
    /// The newest first.
    let years: [Int]
    /// Those to which every list leads, by the name in addresses: the ones with the most programmes.
    let mainGenres: [ProgrammeGenre]
    private let byAddress: [String: Stored<Programme>]
    private let bySlug: [String: ProgrammeGenre]
    private let genresOf: [ItemID: [String]]
    /// Places among all, by genre.
    private let members: [String: [Int]]

    /// Of each genre the newest are looked at for what is like a programme.
    private static let mostAlike = 200

    init(_ programmes: [Stored<Programme>], language: Language) {
        all = programmes.sorted { one, other in
            let (left, right) = (one.published.firstSeen, other.published.firstSeen)
            if left != right { return left < right }
            let years = (one.value.year ?? 0, other.value.year ?? 0)
            if years.0 != years.1 { return years.0 < years.1 }
            return (Folding.fold(other.value.title), other.id)
                < (Folding.fold(one.value.title), one.id)
        }
        byAddress = Dictionary(all.map { ($0.address, $0) }) { first, _ in first }
        var genres: [String: ProgrammeGenre] = [:]
        var genresOf: [ItemID: [String]] = [:]
        var members: [String: [Int]] = [:]
        for (place, stored) in all.enumerated() {
            for localizedText in stored.value.genres {
                guard let genre = ProgrammeGenre(localizedText, language: language) else {
                    continue
                }
                genres[genre.slug] = genres[genre.slug] ?? genre
                guard genresOf[stored.id]?.contains(genre.slug) != true else { continue }
                genresOf[stored.id, default: []].append(genre.slug)
                members[genre.slug, default: []].append(place)
            }
        }
        self.genres = genres.values.sorted { $0.slug < $1.slug }
        bySlug = genres
        self.members = members
        mainGenres = MainWays.of(
            self.genres,
            count: { members[$0.slug]?.count ?? 0 },
            slug: \.slug
        )
        self.genresOf = genresOf
        years = Set(all.compactMap(\.value.year)).sorted(by: >)
    }

    func programme(_ address: String) -> Stored<Programme>? { byAddress[address] }

    /// The genres of a programme by their names in addresses, in the source's order.
    func genres(of programme: Stored<Programme>) -> [String] { genresOf[programme.id] ?? [] }

    func genre(_ slug: String) -> ProgrammeGenre? { bySlug[slug] }

    /// The programmes of a list, in the order in which its pages are counted.
    func programmes(in list: ProgrammeList) -> [Stored<Programme>] {
        switch list {
        case .all: all
        case .form(let form): all.filter { $0.value.form == form }
        case .genre(let slug): (members[slug] ?? []).map { all[$0] }
        case .year(let year): all.filter { $0.value.year == year }
        }
    }

    /// All lists that have anything, the whole one first.
    var lists: [ProgrammeList] {
        guard !all.isEmpty else { return [] }
        let forms = Programme.Form.allCases.filter { form in all.contains { $0.value.form == form }
        }
        return [.all] + forms.map { .form($0) } + genres.map { .genre($0.slug) }
            + years.map { .year($0) }
    }

    /// Programmes with two genres in common, or the same first one, among the newest of its genres; those with most in common
    /// first.
    func similar(to programme: Stored<Programme>, _ most: Int) -> [Stored<Programme>] {
        let own = genres(of: programme)
        guard let first = own.first else { return [] }
        let near = Set(own.flatMap { (members[$0] ?? []).suffix(Self.mostAlike) })
        let found = near.compactMap { place -> (shared: Int, place: Int)? in
            let other = all[place]
            let others = genres(of: other)
            guard other.id != programme.id else { return nil }
            let shared = others.count { own.contains($0) }
            return shared >= 2 || others.first == first ? (shared, place) : nil
        }
        // The newest come first among equals.
        return found.sorted { ($1.shared, $1.place) < ($0.shared, $0.place) }
            .prefix(most).map { all[$0.place] }
    }
}
