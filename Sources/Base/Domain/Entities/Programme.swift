/// A film or a series, with the ways to watch it.
public struct Programme: Hashable, Sendable, Codable {
    public var title: String
    public var originalTitle: String?
    public var form: Form
    public var overview: LocalizedText?
    /// Of release, or of the first episode.
    public var year: Int?
    /// Of a series' last episode.
    public var lastYear: Int?
    /// Minutes.
    public var runtime: Int?
    public var seasons: Int?
    public var episodes: Int?
    public var genres: [LocalizedText]
    public var directors: [String]
    public var creators: [String]
    public var cast: [String]
    /// Of 100, as the source rates it.
    public var rating: Int?
    /// ISO 3166-1 alpha-2, lower case.
    public var countries: [String]
    /// BCP 47 or ISO 639.
    public var languages: [String]
    /// `tt0245429`.
    public var imdb: String?
    /// `movie/129`.
    public var tmdb: String?
    /// Renditions of one upright picture.
    public var poster: [Picture]
    /// Renditions of one lying picture.
    public var banner: [Picture]
    public var offers: [WatchOffer]

    public init(title: String, form: Form) {
        self.title = title
        self.form = form
        genres = []
        directors = []
        creators = []
        cast = []
        countries = []
        languages = []
        poster = []
        banner = []
        offers = []
    }

    public enum Form: String, CaseIterable, Sendable, Codable {
        case film
        case series
    }
}
