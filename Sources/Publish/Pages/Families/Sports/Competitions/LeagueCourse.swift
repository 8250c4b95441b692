import Domain

/// How the teams of a league stood after each matchday, computed from the results that there are.
struct LeagueCourse: Sendable {
    /// From 1 on; every one of them has a result.
    let matchdays: Int
    /// In the order of the newest matchday.
    let lines: [Line]

    /// One team's way through the season.
    struct Line: Sendable {
        let slug: String
        let team: Team
        /// Its place after each matchday, from 1 on.
        let places: [Int]
    }

    private static let fewestMatchdays = 3
    private static let mostMatchdays = 60
    private static let teams = 3...30

    /// Nil where the results do not tell: a cup, groups, matchdays without a number or without any result, a sport whose
    /// points nobody agrees on, or points of which a table says something else.
    init?(_ competition: CompetitionRecord) {
        guard let points = competition.sport.winPoints else { return nil }
        let table = competition.table
        guard Set(table.map(\.group)).count <= 1 else { return nil }
        var standings: [String: Tally] = [:]
        for row in table {
            guard let slug = TeamName.slug(row.team, in: competition.sport) else { return nil }
            standings[slug] = Tally(team: row.team)
        }
        var rounds: [Int: [Match]] = [:]
        for match in competition.seasonMatches.map(\.value) {
            guard let round = match.matchdayNumber, match.teamSlugs.count == 2 else { return nil }
            for team in [match.home, match.away] {
                guard let slug = TeamName.slug(team, in: match.sport) else { return nil }
                standings[slug] = standings[slug] ?? Tally(team: team)
            }
            if match.isDecided, match.score != nil { rounds[round, default: []].append(match) }
        }
        guard let last = rounds.keys.max(), (Self.fewestMatchdays...Self.mostMatchdays) ~= last,
            rounds.count == last, Self.teams ~= standings.count
        else { return nil }

        var places: [String: [Int]] = [:]
        for round in 1...last {
            for match in rounds[round] ?? [] {
                let slugs = match.teamSlugs
                guard let score = match.score else { continue }
                standings[slugs[0]]?.add(score.home, score.away, match.outcome == .home, points)
                standings[slugs[1]]?.add(score.away, score.home, match.outcome == .away, points)
            }
            for (place, slug) in Self.order(standings).enumerated() {
                places[slug, default: []].append(place + 1)
            }
        }
        for row in table {
            guard let slug = TeamName.slug(row.team, in: competition.sport),
                standings[slug]?.points == row.points
            else { return nil }
            // Where points are equal, each league has rules of its own: the table knows them.
            places[slug]?[last - 1] = row.position
        }
        guard Set(places.values.compactMap(\.last)).count == standings.count else { return nil }
        matchdays = last
        lines = standings.map { slug, tally in
            Line(slug: slug, team: tally.team, places: places[slug] ?? [])
        }
        .sorted { ($0.places.last ?? 0) < ($1.places.last ?? 0) }
    }

    private static func order(_ standings: [String: Tally]) -> [String] {
        standings.sorted { one, other in
            let (left, right) = (one.value, other.value)
            return (right.points, right.difference, right.scored, one.key)
                < (left.points, left.difference, left.scored, other.key)
        }
        .map(\.key)
    }

    /// What a team has gathered so far.
    private struct Tally {
        let team: Team
        var points = 0
        var difference = 0
        var scored = 0

        init(team: Team) {
            self.team = team
        }

        mutating func add(_ own: Int, _ other: Int, _ isWon: Bool, _ win: Int) {
            scored += own
            difference += own - other
            points += isWon ? win : own == other ? 1 : 0
        }
    }
}

extension CompetitionRecord {
    /// The table of the newest season.
    var table: [Competition.Row] { seasons.first?.value.table ?? [] }

    /// The matches of the newest season, in the order of time.
    var seasonMatches: [Stored<Match>] {
        guard let season = seasons.first?.value.season ?? matches.last?.value.season else {
            return matches
        }
        return matches.filter { ($0.value.season ?? season) == season }
    }
}

extension Match {
    /// `11` of `Jornada 11` or `11. Spieltag`; nil where there is no number, or more than one.
    var matchdayNumber: Int? {
        let numbers = (round ?? "").split { !$0.isASCII || !$0.isNumber }
        guard numbers.count == 1, let number = Int(numbers[0]), number > 0 else { return nil }
        return number
    }
}

extension Match.Sport {
    /// What a win is worth where a draw is worth one; nil where leagues count otherwise.
    fileprivate var winPoints: Int? {
        switch self {
        case .football: 3
        case .handball: 2
        case .basketball, .other: nil
        }
    }
}
