import Basics
import Domain
import Foundation
import Presentation

/// Makes the portal's podcasts, one for each language that has episodes.
struct PodcastComposer: Sendable {
    let edition: any EditionReading
    let context: SiteContext
    let feeds: FeedComposer
    /// The site path of its picture.
    let image: String

    /// - Parameter surroundings: what all files share.
    /// - Returns: those that have episodes.
    /// - Throws: what reading the edition throws.
    func planned(surroundings: UInt64) throws -> [PlannedPodcast] {
        try context.settings.languages.filter(context.podcasts.contains).map { language in
            var hash = StableHash(surroundings)
            hash.add(image)
            let found = try episodes.all(in: language)
            hash.add(found.count)
            for article in found.articles {
                hash.add(article.id.text)
                hash.add(article.path)
                for text in [article.title, article.summary] + article.authors { hash.add(text) }
                for date in [
                    article.published, article.updated, article.order, article.firstSeen,
                ] {
                    hash.add(Int(clamping: date?.timeIntervalSince1970 ?? 0))
                }
                for correction in article.details.corrections ?? [] {
                    hash.add(correction.kind.rawValue)
                    hash.add(correction.text)
                    hash.add(Int(clamping: correction.date.timeIntervalSince1970))
                }
                context.sounds[article.enclosures.first?.address ?? ""]?.sound.add(to: &hash)
            }
            return PlannedPodcast(
                path: context.path(.podcast, in: language),
                language: language,
                key: hash.value
            )
        }
    }

    /// Nil where the site has none.
    func podcast(_ planned: PlannedPodcast) throws -> OutputPodcast? {
        guard let settings = context.settings.publication.podcast,
            let category = settings.category
        else { return nil }
        let language = planned.language
        let address = context.absolute(planned.path)
        let found = try episodes.all(in: language)
        let feed = OutputFeed(
            title: context.podcastTitle(in: language) ?? context.settings.title,
            description: settings.description.texts[language]
                ?? settings.description.plain ?? context.siteDescription(in: language),
            language: language,
            home: context.absolute(context.path(.front, in: language)),
            addresses: [.rss: address],
            hubs: context.settings.publication.hubs,
            items: found.articles.map { feeds.item($0, content: .summary) }
        )
        return OutputPodcast(
            feed: feed,
            address: address,
            category: category,
            image: context.absolute(image),
            author: settings.author ?? context.settings.title,
            email: settings.email,
            isExplicit: settings.isExplicit,
            order: settings.order,
            newest: settings.order == .serial ? found.count : nil
        )
    }

    private var episodes: PodcastEpisodes {
        PodcastEpisodes(
            edition: edition,
            settings: context.settings,
            sounds: context.sounds,
            addresses: context.addresses
        )
    }
}
