import Basics

/// A league or cup of one season, with its table where the source gives one.
public struct Competition: Hashable, Sendable, Codable {
    /// As its matches name it.
    public var name: String
    public var season: String?
    public var area: String?
    public var emblem: Picture?
    public var matchday: Int?
    public var table: [Row]

    public init(
        name: String,
        season: String? = nil,
        area: String? = nil,
        emblem: Picture? = nil,
        matchday: Int? = nil,
        table: [Row] = []
    ) {
        self.name = name
        self.season = season
        self.area = area
        self.emblem = emblem
        self.matchday = matchday
        self.table = table
    }

    /// A team's line in the table.
    public struct Row: Hashable, Sendable, Codable {
        public var group: String?
        public var position: Int
        public var team: Team
        public var played: Int
        public var won: Int
        public var drawn: Int
        public var lost: Int
        public var goalsFor: Int
        public var goalsAgainst: Int
        public var points: Int

        public init(
            group: String? = nil,
            position: Int,
            team: Team,
            played: Int,
            won: Int,
            drawn: Int,
            lost: Int,
            goalsFor: Int,
            goalsAgainst: Int,
            points: Int
        ) {
            self.group = group
            self.position = position
            self.team = team
            self.played = played
            self.won = won
            self.drawn = drawn
            self.lost = lost
            self.goalsFor = goalsFor
            self.goalsAgainst = goalsAgainst
            self.points = points
        }
    }
}

extension Competition: EntityModel {
    public static let kind = EntityKind.competition

    public init?(_ entity: Entity) {
        guard case .competition(let competition) = entity else { return nil }
        self = competition
    }

    public var entity: Entity { .competition(self) }

    public func name(in language: Language) -> String { name }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var competition = self
        competition.emblem = emblem.flatMap { change($0, .badge) }
        for index in table.indices {
            let crest = table[index].team.crest
            competition.table[index].team.crest = crest.flatMap { change($0, .badge) }
        }
        return competition
    }

    public var plausible: Competition {
        var competition = self
        competition.name = name.plainLine
        competition.season = season?.plainLine
        competition.area = area?.plainLine
        competition.matchday = matchday?.within(Plausible.matchday)
        competition.table = table.filter { row in
            Plausible.position.contains(row.position)
                && [
                    row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst,
                    row.points,
                ].allSatisfy(Plausible.tableNumber.contains)
        }
        for index in competition.table.indices {
            let row = competition.table[index]
            competition.table[index].team = row.team.plausible
            competition.table[index].group = row.group?.plainLine
        }
        return competition
    }
}
