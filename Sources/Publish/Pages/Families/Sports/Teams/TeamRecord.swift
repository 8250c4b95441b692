import Basics
import Domain

/// A team with its matches and its places in tables.
struct TeamRecord: Sendable {
    let slug: String
    /// As its sources name it, with the crest where any of them has one.
    let team: Team
    let sport: Match.Sport
    /// In the order of time.
    let matches: [Stored<Match>]
    let standings: [Standing]

    /// A team's place in the table of a competition's newest season.
    struct Standing: Sendable {
        let competition: String
        let slug: String
        let row: Competition.Row
    }

    /// All teams that a match or a table names.
    static func all(
        of matches: [Stored<Match>],
        competitions: [CompetitionRecord]
    ) -> [TeamRecord] {
        var drafts: [String: Draft] = [:]
        for match in matches {
            let sides = [match.value.home, match.value.away]
            for slug in Set(match.value.teamSlugs) {
                for team in sides where TeamName.slug(team, in: match.value.sport) == slug {
                    drafts[slug, default: Draft(team, match.value.sport)].take(team)
                }
                drafts[slug]?.matches.append(match)
            }
        }
        for competition in competitions {
            for row in competition.seasons.first?.value.table ?? [] {
                guard let slug = TeamName.slug(row.team, in: competition.sport) else { continue }
                drafts[slug, default: Draft(row.team, competition.sport)].take(row.team)
                drafts[slug]?.standings.append(
                    Standing(competition: competition.name, slug: competition.slug, row: row)
                )
            }
        }
        return drafts.map { slug, draft in
            TeamRecord(
                slug: slug,
                team: draft.team,
                sport: draft.sport,
                matches: draft.matches,
                standings: draft.standings
            )
        }
        .sorted { (Folding.fold($0.team.name), $0.slug) < (Folding.fold($1.team.name), $1.slug) }
    }

    /// Where it was at home last.
    var homeVenue: String? {
        let home = matches.last { match in
            TeamName.slug(match.value.home, in: sport) == slug
                && match.value.venue?.name?.nonBlank != nil
        }
        return [home?.value.venue?.name?.nonBlank, home?.value.venue?.city?.nonBlank]
            .compactMap(\.self).joined(separator: ", ").nonBlank
    }

    var isSample: Bool { !matches.isEmpty && matches.allSatisfy(\.isSample) }

    /// A team while all that names it is being read.
    private struct Draft {
        var team: Team
        let sport: Match.Sport
        var matches: [Stored<Match>] = []
        var standings: [Standing] = []

        init(_ team: Team, _ sport: Match.Sport) {
            self.team = team
            self.sport = sport
        }

        /// What one mention of it lacks another may have.
        mutating func take(_ other: Team) {
            team.shortName = team.shortName ?? other.shortName
            team.code = team.code ?? other.code
            team.crest = team.crest ?? other.crest
        }
    }
}
