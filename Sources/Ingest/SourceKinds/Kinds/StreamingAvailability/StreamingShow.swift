/// A film or a series of the Streaming Availability API, with the ways to watch it by country.
struct StreamingShow: LooseRow {
    @Loose var id: String?
    @Loose var showType: String?
    @Loose var imdbId: String?
    @Loose var tmdbId: String?
    @Loose var title: String?
    @Loose var originalTitle: String?
    @Loose var overview: String?
    @Loose var releaseYear: Int?
    @Loose var firstAirYear: Int?
    @Loose var lastAirYear: Int?
    @Loose var runtime: Int?
    @Loose var seasonCount: Int?
    @Loose var episodeCount: Int?
    @Loose var genres: [Named]?
    @Loose var directors: [String]?
    @Loose var creators: [String]?
    @Loose var cast: [String]?
    @Loose var rating: Int?
    @Loose var imageSet: ImageSet?
    /// By country.
    @Loose var streamingOptions: [String: [Option]]?

    struct Named: LooseRow {
        @Loose var id: String?
        @Loose var name: String?
    }

    /// Addresses by width, as `w240`.
    struct ImageSet: LooseRow {
        @Loose var verticalPoster: [String: String]?
        @Loose var horizontalPoster: [String: String]?
        @Loose var horizontalBackdrop: [String: String]?
    }

    /// One way to watch it.
    struct Option: LooseRow {
        @Loose var service: Service?
        @Loose var addon: Named?
        @Loose var type: String?
        @Loose var link: String?
        @Loose var quality: String?
        @Loose var price: Price?
        @Loose var audios: [Locale]?
        @Loose var subtitles: [Subtitle]?
        @Loose var expiresOn: Double?
    }

    struct Service: LooseRow {
        @Loose var id: String?
        @Loose var name: String?
        @Loose var themeColorCode: String?
    }

    struct Price: LooseRow {
        @Loose var amount: String?
        @Loose var currency: String?
        @Loose var formatted: String?

        var text: String? {
            formatted ?? amount.map { [$0, currency].compactMap(\.self).joined(separator: " ") }
        }
    }

    struct Locale: LooseRow {
        @Loose var language: String?
        @Loose var region: String?
    }

    struct Subtitle: LooseRow {
        @Loose var locale: Locale?
    }
}
