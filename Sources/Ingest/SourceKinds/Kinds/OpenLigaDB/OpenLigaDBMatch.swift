/// A match of OpenLigaDB.
struct OpenLigaDBMatch: LooseRow {
    @Loose var matchID: String?
    @Loose var matchDateTimeUTC: String?
    @Loose var leagueName: String?
    @Loose var leagueSeason: String?
    @Loose var group: Group?
    @Loose var team1: Team?
    @Loose var team2: Team?
    @Loose var matchIsFinished: Bool?
    @Loose var matchResults: [Result]?
    @Loose var goals: [Goal]?
    @Loose var location: Location?
    @Loose var numberOfViewers: Int?

    struct Group: LooseRow {
        @Loose var groupName: String?
    }

    struct Team: LooseRow {
        @Loose var teamName: String?
        @Loose var shortName: String?
        @Loose var teamIconUrl: String?
    }

    /// A score at some point of the match; type 1 is half time, type 2 the end.
    struct Result: LooseRow {
        @Loose var pointsTeam1: Int?
        @Loose var pointsTeam2: Int?
        @Loose var resultTypeID: Int?
        @Loose var resultOrderID: Int?
    }

    struct Goal: LooseRow {
        @Loose var scoreTeam1: Int?
        @Loose var scoreTeam2: Int?
        @Loose var matchMinute: Int?
        @Loose var goalGetterName: String?
        @Loose var isPenalty: Bool?
        @Loose var isOwnGoal: Bool?
    }

    struct Location: LooseRow {
        @Loose var locationCity: String?
        @Loose var locationStadium: String?
    }
}
