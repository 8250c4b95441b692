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
        _ competitions: [Stored<Competition>]
    ) -> [CompetitionRecord] {
        var names: [String: String] = [:]
        func slug(_ name: String) -> String? {
            guard name.contains(where: { !$0.isWhitespace }) else { return nil }
            let slug = TeamName.readableSlug(name)
            names[slug] = names[slug] ?? name
            return slug
        }
        var played: [String: [Stored<Match>]] = [:]
        var seasons: [String: [Stored<Competition>]] = [:]
        for match in matches {
            if let slug = slug(match.value.competition) { played[slug, default: []].append(match) }
        }
        for competition in competitions {
            if let slug = slug(competition.value.name) {
                seasons[slug, default: []].append(competition)
            }
        }
        return names.map { slug, name in
            CompetitionRecord(
                slug: slug,
                name: name,
                seasons: (seasons[slug] ?? []).sorted {
                    ($1.value.season ?? "", $0.id) < ($0.value.season ?? "", $1.id)
                },
                matches: played[slug] ?? []
            )
        }
        .sorted { (Folding.fold($0.name), $0.slug) < (Folding.fold($1.name), $1.slug) }
    }

    /// The sport of its matches; football where there are none.
    var sport: Match.Sport { matches.last?.value.sport ?? .football }

    var isSample: Bool { seasons.allSatisfy(\.isSample) && matches.allSatisfy(\.isSample) }
}
