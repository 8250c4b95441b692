/// A file of openfootball: one competition of one season.
struct OpenFootballAnswer: Decodable {
    @Loose var name: String?
    @Loose var matches: Rows<Match>?

    /// One match; unplayed ones have an empty score or none.
    struct Match: LooseRow {
        @Loose var round: String?
        @Loose var group: String?
        @Loose var date: String?
        @Loose var time: String?
        @Loose var team1: Team?
        @Loose var team2: Team?
        @Loose var score: Score?
        @Loose var status: String?
        @Loose var goals1: [Goal]?
        @Loose var goals2: [Goal]?
        @Loose var ground: String?
    }

    /// A team's name, alone or in an object.
    struct Team: LooseValue {
        let name: String

        static func loose(from decoder: any Decoder) -> Team? {
            struct Named: LooseRow {
                @Loose var name: String?
            }
            return (String.loose(from: decoder) ?? Named.loose(from: decoder)?.name)
                .map { Team(name: $0) }
        }
    }

    struct Score: LooseRow {
        @Loose var ht: [Int]?
        @Loose var ft: [Int]?
        @Loose var et: [Int]?
        @Loose var p: [Int]?
    }

    struct Goal: LooseRow {
        @Loose var name: String?
        @Loose var minute: String?
        @Loose var penalty: Bool?
        @Loose var owngoal: Bool?
    }
}
