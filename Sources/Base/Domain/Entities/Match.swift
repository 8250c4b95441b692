public import Foundation

/// One match of two teams.
public struct Match: Hashable, Sendable, Codable {
    public var competition: String
    public var season: String?
    /// Matchday, round or stage in the source's words.
    public var round: String?
    public var sport: Sport
    /// The day in the site's time zone; nil where only the pairing is known.
    public var day: Day?
    /// Nil while only the day is known.
    public var kickoff: Date?
    public var status: Status
    public var home: Team
    public var away: Team
    /// The score that counts, penalty shoot-out apart.
    public var score: Score?
    public var halfTime: Score?
    public var afterExtraTime: Score?
    public var penalties: Score?
    /// Nil where the source names none, or one that is no team of the match.
    public var winner: Winner?
    public var goals: [Goal]
    public var venue: Venue?
    public var referees: [String]
    public var attendance: Int?
    public var homeLineup: [String]
    public var awayLineup: [String]
    public var statistics: [Statistic]
    /// Videos on other sites, as links.
    public var highlights: [Highlight]
    /// Stories that the source itself tells of the match.
    public var stories: [Story]

    public init(competition: String, home: Team, away: Team, status: Status = .scheduled) {
        self.competition = competition
        self.home = home
        self.away = away
        self.status = status
        sport = .football
        goals = []
        referees = []
        homeLineup = []
        awayLineup = []
        statistics = []
        highlights = []
        stories = []
    }

    /// How far a match has come.
    public enum Status: String, CaseIterable, Sendable, Codable {
        case scheduled
        case live
        case halfTime
        case finished
        case postponed
        case suspended
        case cancelled
        /// Decided without play.
        case awarded
        case abandoned
        /// The source says something that nobody knows.
        case unknown
    }

    public enum Sport: String, CaseIterable, Sendable, Codable {
        case football
        case basketball
        case handball
        case other
    }

    public enum Winner: String, CaseIterable, Sendable, Codable {
        case home
        case away
        case draw
    }

    /// Points of both sides.
    public struct Score: Hashable, Sendable, Codable {
        public let home: Int
        public let away: Int

        public init(home: Int, away: Int) {
            self.home = home
            self.away = away
        }
    }

    /// One goal, in the order in which they fell.
    public struct Goal: Hashable, Sendable, Codable {
        public var minute: Int?
        public var scorer: String?
        /// The side whose points it raised.
        public var side: Winner?
        public var isPenalty: Bool
        public var isOwnGoal: Bool
        /// The score after it.
        public var score: Score?

        public init(
            minute: Int? = nil,
            scorer: String? = nil,
            side: Winner? = nil,
            isPenalty: Bool = false,
            isOwnGoal: Bool = false,
            score: Score? = nil
        ) {
            self.minute = minute
            self.scorer = scorer
            self.side = side
            self.isPenalty = isPenalty
            self.isOwnGoal = isOwnGoal
            self.score = score
        }
    }

    /// Where it is played.
    public struct Venue: Hashable, Sendable, Codable {
        public var name: String?
        public var city: String?
        public var country: String?
        public var place: GeoPoint?

        public init(
            name: String? = nil,
            city: String? = nil,
            country: String? = nil,
            place: GeoPoint? = nil
        ) {
            self.name = name
            self.city = city
            self.country = country
            self.place = place
        }
    }

    /// One figure of both sides, as text: `58 %`.
    public struct Statistic: Hashable, Sendable, Codable {
        public let name: String
        public let home: String
        public let away: String

        public init(name: String, home: String, away: String) {
            self.name = name
            self.home = home
            self.away = away
        }
    }

    /// A video on another site.
    public struct Highlight: Hashable, Sendable, Codable {
        public let title: String?
        public let address: String
        public let picture: Picture?

        public init(title: String? = nil, address: String, picture: Picture? = nil) {
            self.title = title
            self.address = address
            self.picture = picture
        }
    }

    /// A story of the match on another site.
    public struct Story: Hashable, Sendable, Codable {
        public let title: String
        public let address: String?
        public let author: String?
        public let summary: String?
        /// The tag of that in which it is told; nil where nobody says.
        public let language: String?
        public let picture: Picture?
        public let published: Date?

        public init(
            title: String,
            address: String? = nil,
            author: String? = nil,
            summary: String? = nil,
            language: String? = nil,
            picture: Picture? = nil,
            published: Date? = nil
        ) {
            self.title = title
            self.address = address
            self.author = author
            self.summary = summary
            self.language = language
            self.picture = picture
            self.published = published
        }
    }
}

extension Match: EntityModel {
    public static let kind = EntityKind.match
    public static let isNumerous = true

    public init?(_ entity: Entity) {
        guard case .match(let match) = entity else { return nil }
        self = match
    }

    public var entity: Entity { .match(self) }

    public var addressDay: Day? { day }

    public func name(in language: Language) -> String {
        "\(home.shownShortName) \(away.shownShortName)"
    }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var match = self
        match.home.crest = home.crest.flatMap { change($0, .badge) }
        match.away.crest = away.crest.flatMap { change($0, .badge) }
        match.highlights = highlights.map { $0.mapPicture { change($0, .story) } }
        match.stories = stories.map { $0.mapPicture { change($0, .story) } }
        return match
    }
}

extension Match.Story {
    fileprivate func mapPicture(_ change: (Picture) -> Picture?) -> Self {
        Self(
            title: title,
            address: address,
            author: author,
            summary: summary,
            language: language,
            picture: picture.flatMap(change),
            published: published
        )
    }
}

extension Match.Highlight {
    fileprivate func mapPicture(_ change: (Picture) -> Picture?) -> Self {
        Self(title: title, address: address, picture: picture.flatMap(change))
    }
}
