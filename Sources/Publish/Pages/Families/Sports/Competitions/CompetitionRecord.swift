import Basics
import Domain

/// A competition with its seasons' tables and its matches.
struct CompetitionRecord: Sendable {
    let slug: String
    let name: String
    /// The newest season first.
    let seasons: [Stored<Competition>]
    /// In the order of time.
    let matches: [Stored<Match>]

    /// Competitions of matches and of tables, brought together by their names.
    static func all(
        of matches: [Stored<Match>],
        _ competitions: [Stored<Competition>],
        named slugs: CompetitionNames
    ) -> [CompetitionRecord] {
        var names: [String: String] = [:]
        var played: [String: [Stored<Match>]] = [:]
        var seasons: [String: [Stored<Competition>]] = [:]
        for match in matches {
            guard let slug = slugs.slug(of: match.value) else { continue }
            names[slug] = names[slug] ?? match.value.competition
            played[slug, default: []].append(match)
        }
        for competition in competitions {
            guard let slug = slugs.slug(of: competition.value) else { continue }
            names[slug] = names[slug] ?? competition.value.name
            seasons[slug, default: []].append(competition)
        }
        return names.map { slug, name in
            CompetitionRecord(
                slug: slug,
                name: name,
                seasons: (seasons[slug] ?? []).sorted {
                    (Season($1.value.season), $0.id) < (Season($0.value.season), $1.id)
                },
                matches: played[slug] ?? []
            )
        }
        .sorted { (Folding.fold($0.name), $0.slug) < (Folding.fold($1.name), $1.slug) }
    }

    /// A season in the order of time: `9` comes before `10`, and `2025/26` before `2026`.
    private struct Season: Comparable {
        private let numbers: [Int]
        private let name: String

        init(_ name: String?) {
            self.name = name ?? ""
            numbers = self.name.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? .max }
        }

        static func < (left: Season, right: Season) -> Bool {
            left.numbers == right.numbers
                ? left.name < right.name : left.numbers.lexicographicallyPrecedes(right.numbers)
        }
    }

    /// The sport of its matches; football where there are none.
    var sport: Match.Sport { matches.last?.value.sport ?? .football }

    var isSample: Bool { seasons.allSatisfy(\.isSample) && matches.allSatisfy(\.isSample) }
}
