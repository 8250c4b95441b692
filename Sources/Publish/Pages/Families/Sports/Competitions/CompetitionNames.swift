import Basics
import Domain
import Foundation

/// Under which names in addresses competitions are known: two of one name in two sports are two.
struct CompetitionNames: Sendable {
    private let slugs: [Key: String]
    /// The sports that have a competition of a name, the one that keeps the plain name first.
    private let sports: [String: [Match.Sport]]
    /// Teams that play, by the names in addresses.
    private let teams: [Key: Set<String>]

    /// A name that was made fit for addresses, in a sport.
    private struct Key: Hashable {
        let name: String
        let sport: Match.Sport
    }

    /// - Parameter matches: all; the sport whose match was seen first keeps the plain name.
    init(_ matches: [Stored<Match>]) {
        var firstSeen: [Key: Date] = [:]
        var teams: [Key: Set<String>] = [:]
        for match in matches {
            guard let name = Self.plain(match.value.competition) else { continue }
            let key = Key(name: name, sport: match.value.sport)
            let seen = match.published.firstSeen
            firstSeen[key] = min(firstSeen[key] ?? seen, seen)
            for team in [match.value.home, match.value.away] where TeamName.isKnown(team) {
                teams[key, default: []].insert(TeamName.readableSlug(team.name))
            }
        }
        let sports = Dictionary(grouping: firstSeen, by: \.key.name).mapValues { found in
            found.sorted { ($0.value, $0.key.sport.rawValue) < ($1.value, $1.key.sport.rawValue) }
                .map(\.key.sport)
        }
        let named = firstSeen.keys.map { key in
            (
                key,
                sports[key.name]?.first == key.sport
                    ? key.name : "\(key.name)-\(key.sport.rawValue)"
            )
        }
        self.sports = sports
        self.teams = teams
        slugs = Dictionary(named) { first, _ in first }
    }

    /// Nil for a match of no competition.
    func slug(of match: Match) -> String? {
        guard let name = Self.plain(match.competition) else { return nil }
        return slugs[Key(name: name, sport: match.sport)] ?? name
    }

    /// Tables say nothing of their sport: it is the one in which most of their teams play.
    func slug(of competition: Competition) -> String? {
        guard let name = Self.plain(competition.name) else { return nil }
        guard let sports = sports[name], sports.count > 1 else { return name }
        let listed = competition.table.map { TeamName.readableSlug($0.team.name) }
        let playing = sports.map { sport in
            let teams = teams[Key(name: name, sport: sport)] ?? []
            return (sport: sport, count: listed.count(where: teams.contains))
        }
        let most = playing.map(\.count).max()
        return playing.first { $0.count == most }
            .flatMap { slugs[Key(name: name, sport: $0.sport)] } ?? name
    }

    private static func plain(_ name: String) -> String? {
        name.nonBlank.map(TeamName.readableSlug)
    }
}
