/// An answer of football-data.org v4: matches, one match, or the tables of a competition.
struct FootballDataAnswer: Decodable {
    @Loose var matches: Rows<Match>?
    @Loose var standings: Rows<Standing>?
    @Loose var competition: Competition?
    @Loose var season: Season?
    @Loose var area: Named?
    @Loose var message: String?

    struct Match: LooseRow {
        @Loose var id: String?
        @Loose var utcDate: String?
        @Loose var status: String?
        @Loose var venue: String?
        @Loose var attendance: Int?
        @Loose var matchday: Int?
        @Loose var stage: String?
        @Loose var group: String?
        @Loose var competition: Competition?
        @Loose var season: Season?
        @Loose var homeTeam: Team?
        @Loose var awayTeam: Team?
        @Loose var score: Score?
        @Loose var goals: [Goal]?
        @Loose var referees: [Referee]?
    }

    struct Named: LooseRow {
        @Loose var name: String?
    }

    struct Competition: LooseRow {
        @Loose var id: String?
        @Loose var name: String?
        @Loose var code: String?
        @Loose var emblem: String?
    }

    struct Season: LooseRow {
        @Loose var id: String?
        @Loose var startDate: String?
        @Loose var endDate: String?
        @Loose var currentMatchday: Int?

        /// `2022/23`, or the one year of a season within it.
        var text: String? {
            guard let start = startDate?.prefix(4), start.count == 4 else { return nil }
            guard let end = endDate?.prefix(4), end.count == 4, end != start else {
                return String(start)
            }
            return "\(start)/\(end.suffix(2))"
        }
    }

    struct Team: LooseRow {
        @Loose var id: String?
        @Loose var name: String?
        @Loose var shortName: String?
        /// May carry a space at its end.
        @Loose var tla: String?
        @Loose var crest: String?
    }

    struct Score: LooseRow {
        @Loose var winner: String?
        @Loose var duration: String?
        @Loose var fullTime: Sides?
        @Loose var halfTime: Sides?
        @Loose var regularTime: Sides?
        @Loose var extraTime: Sides?
        @Loose var penalties: Sides?
    }

    struct Sides: LooseRow {
        @Loose var home: Int?
        @Loose var away: Int?
    }

    struct Goal: LooseRow {
        @Loose var minute: Int?
        @Loose var type: String?
        @Loose var team: Team?
        @Loose var scorer: Named?
        @Loose var score: Sides?
    }

    struct Referee: LooseRow {
        @Loose var name: String?
        @Loose var type: String?
    }

    /// One table: of a whole league, or of a group.
    struct Standing: LooseRow {
        @Loose var stage: String?
        @Loose var type: String?
        @Loose var group: String?
        @Loose var table: [Line]?
    }

    struct Line: LooseRow {
        @Loose var position: Int?
        @Loose var team: Team?
        @Loose var playedGames: Int?
        @Loose var won: Int?
        @Loose var draw: Int?
        @Loose var lost: Int?
        @Loose var points: Int?
        @Loose var goalsFor: Int?
        @Loose var goalsAgainst: Int?
    }
}
