/// A match in the form of the app that the portal descends from.
struct PregoneroMatch: LooseRow {
    @Loose var competition: String?
    @Loose var utcDate: String?
    @Loose var status: String?
    @Loose var referee: String?
    @Loose var homeTeam: Team?
    @Loose var awayTeam: Team?
    @Loose var score: Score?
    @Loose var news: [Story]?

    struct Team: LooseRow {
        @Loose var name: String?
        @Loose var nameShort: String?
        @Loose var crest: String?
    }

    struct Score: LooseRow {
        @Loose var winner: String?
        @Loose var home: Int?
        @Loose var away: Int?
    }

    struct Story: LooseRow {
        /// Where the story is.
        @Loose var source: String?
        @Loose var author: String?
        @Loose var title: String?
        @Loose var description: String?
        @Loose var urlImage: String?
        @Loose var publishedAt: String?
    }

    /// What may stand around the matches: a list of objects with matches, one such object, or the bare list.
    struct Answer: Decodable {
        let matches: [PregoneroMatch]
        let unreadable: Int

        private struct Group: LooseRow {
            @Loose var matches: Rows<PregoneroMatch>?
        }

        init(from decoder: any Decoder) throws {
            let groups: [Group]
            if let list = [Group].loose(from: decoder), list.contains(where: { $0.matches != nil })
            {
                groups = list
            } else if let group = Group.loose(from: decoder), group.matches != nil {
                groups = [group]
            } else {
                let rows = try Rows<PregoneroMatch>(from: decoder)
                matches = rows.rows.map(\.row)
                unreadable = rows.unreadable
                return
            }
            matches = groups.flatMap { $0.matches?.rows.map(\.row) ?? [] }
            unreadable = groups.reduce(0) { $0 + ($1.matches?.unreadable ?? 0) }
        }
    }
}
