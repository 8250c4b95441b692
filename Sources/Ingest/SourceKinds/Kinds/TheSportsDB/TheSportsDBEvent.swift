/// An event of TheSportsDB, whose values are all texts or null.
struct TheSportsDBEvent: LooseRow {
    @Loose var idEvent: String?
    @Loose var strLeague: String?
    @Loose var strSeason: String?
    @Loose var strSport: String?
    @Loose var strHomeTeam: String?
    @Loose var strAwayTeam: String?
    @Loose var strHomeTeamBadge: String?
    @Loose var strAwayTeamBadge: String?
    @Loose var intHomeScore: Int?
    @Loose var intAwayScore: Int?
    @Loose var intRound: String?
    @Loose var dateEvent: String?
    @Loose var strTime: String?
    @Loose var strTimestamp: String?
    @Loose var strVenue: String?
    @Loose var strCity: String?
    @Loose var strCountry: String?
    @Loose var strOfficial: String?
    @Loose var intSpectators: Int?
    @Loose var strStatus: String?
    @Loose var strPostponed: String?
    @Loose var strThumb: String?
    @Loose var strVideo: String?

    /// A list of events under one of the names that the API gives it; null means none.
    struct Answer: Decodable {
        let events: Rows<TheSportsDBEvent>?
        /// Whether the answer is one of the API at all.
        let isKnown: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            let names = ["events", "results", "schedule"].map { AnyKey($0) }
            isKnown = names.contains { container.contains($0) }
            var found: Rows<TheSportsDBEvent>?
            for name in names where found == nil {
                found = try? container.decodeIfPresent(Rows<TheSportsDBEvent>.self, forKey: name)
            }
            events = found
        }
    }
}
