import Basics

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

extension Programme: EntityModel {
    public static let kind = EntityKind.programme
    public static let isNumerous = true

    public init?(_ entity: Entity) {
        guard case .programme(let programme) = entity else { return nil }
        self = programme
    }

    public var entity: Entity { .programme(self) }

    public func name(in language: Language) -> String { title }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var programme = self
        programme.poster = poster.compactMap { change($0, .poster) }
        programme.banner = banner.compactMap { change($0, .banner) }
        return programme
    }

    public var plausible: Programme {
        var programme = self
        programme.title = title.plainLine
        programme.originalTitle = originalTitle?.plainLine
        programme.overview = overview?.plainLines
        programme.genres = genres.map(\.plainLines)
        programme.directors = directors.map(\.plainLine)
        programme.creators = creators.map(\.plainLine)
        programme.cast = cast.map(\.plainLine)
        programme.year = year?.within(Plausible.year)
        programme.lastYear = lastYear?.within(Plausible.year)
        programme.runtime = runtime?.within(Plausible.runtime)
        programme.seasons = seasons?.within(Plausible.seasons)
        programme.episodes = episodes?.within(Plausible.episodes)
        programme.rating = rating?.within(Plausible.rating)
        programme.offers = offers.map { offer in
            var offer = offer
            offer.until = offer.until?.plausible
            offer.service = offer.service.plainLine
            offer.addon = offer.addon?.plainLine
            offer.price = offer.price?.plainLine
            return offer
        }
        return programme
    }
}
