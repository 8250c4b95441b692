import Basics
import Domain
import Foundation

/// Maps a show of the Streaming Availability API to a programme.
struct StreamingProgramme {
    let programme: Programme

    init?(_ show: StreamingShow, language: Language) {
        guard let title = show.title else { return nil }
        let isSeries = show.showType == "series"
        var programme = Programme(title: title, form: isSeries ? .series : .film)
        programme.originalTitle = show.originalTitle
        programme.overview = show.overview.map { LocalizedText($0, in: language) }
        programme.year = show.releaseYear ?? show.firstAirYear
        programme.lastYear = show.lastAirYear
        programme.runtime = show.runtime
        programme.seasons = show.seasonCount
        programme.episodes = show.episodeCount
        programme.genres = (show.genres ?? []).compactMap { genre in
            (genre.name ?? genre.id).map { LocalizedText($0, in: language) }
        }
        programme.directors = show.directors ?? []
        programme.creators = show.creators ?? []
        programme.cast = show.cast ?? []
        programme.rating = show.rating.flatMap { (0...100).contains($0) ? $0 : nil }
        programme.imdb = show.imdbId
        programme.tmdb = show.tmdbId
        programme.poster = Self.renditions(show.imageSet?.verticalPoster)
        programme.banner = Self.renditions(
            show.imageSet?.horizontalBackdrop ?? show.imageSet?.horizontalPoster
        )
        programme.offers = (show.streamingOptions ?? [:]).sorted { $0.key < $1.key }
            .flatMap { country, options in options.compactMap { Self.offer($0, in: country) } }
        self.programme = programme
    }

    private static func renditions(_ pictures: [String: String]?) -> [Picture] {
        (pictures ?? [:]).compactMap { key, address in
            Int(foreign: key.drop { !$0.isNumber }).flatMap {
                WebAddress.picture(address, width: $0)
            }
        }
        .sorted { ($0.width ?? 0, $0.address) < ($1.width ?? 0, $1.address) }
    }

    private static func offer(_ option: StreamingShow.Option, in country: String) -> WatchOffer? {
        guard let code = CountryCode.of(country),
            let service = option.service?.name ?? option.service?.id
        else { return nil }
        let form = option.type.flatMap { WatchOffer.Form(rawValue: $0) } ?? .other
        var offer = WatchOffer(country: code, service: service, form: form)
        offer.colour = option.service?.themeColorCode.flatMap(WatchOffer.colour)
        offer.addon = option.addon?.name
        offer.address = WebAddress.checked(option.link)
        offer.price = option.price?.text
        offer.quality = option.quality.flatMap { WatchOffer.Quality(rawValue: $0) }
        offer.audios = tags(option.audios ?? [])
        offer.subtitles = tags((option.subtitles ?? []).compactMap(\.locale))
        offer.until = option.expiresOn.flatMap {
            (0...4e9).contains($0) ? Date(timeIntervalSince1970: $0) : nil
        }
        return offer
    }

    /// Language tags in the order in which they come, each once.
    private static func tags(_ locales: [StreamingShow.Locale]) -> [String] {
        var tags: [String] = []
        for locale in locales {
            guard let language = locale.language else { continue }
            let short = LanguageCode.shortest(language)
            let tag = locale.region.map { "\(short)-\(RegionCode.short($0))" } ?? short
            if !tags.contains(tag) { tags.append(tag) }
        }
        return tags
    }
}
