import Domain
import Presentation

/// Finds the episodes of the portal's podcast: its own articles with a sound that directories take.
struct PodcastEpisodes {
    let edition: any EditionReading
    let settings: SiteSettings
    let sounds: [String: PublishedSound]
    let addresses: SiteAddresses

    /// The most that a feed has; older ones stay in the archive.
    private static let limit = 300

    /// Those of a language.
    struct Found {
        /// Newest first.
        var articles: [Article] = []
        /// How many there are; for episodes that are heard in any order as many as the articles.
        var count = 0
    }

    /// None where the portal has no podcast.
    func all(in language: Language) throws -> Found {
        guard let podcast = settings.publication.podcast, !sounds.isEmpty else { return Found() }
        let list = ArticleList.selection(.episodes, language)
        var found: [Article] = []
        var end = try edition.count(of: list)
        while found.count < Self.limit || podcast.order == .serial, end > 0 {
            let start = max(0, end - Self.limit)
            let newest = try edition.summaries(in: list, at: start..<end).reversed()
                .filter { $0.language.primary == language.primary }
            found += try edition.articles(newest.map(\.id)).filter { article in
                article.sound(among: sounds)?.sound.isForPodcasts == true
                    && !isClosed(article, in: language)
            }
            end = start
        }
        return Found(
            articles: Array(found.prefix(Self.limit)),
            count: podcast.order == .serial ? found.count : min(found.count, Self.limit)
        )
    }

    /// Whether some of those who hear the podcast may not open the article's page.
    private func isClosed(_ article: Article, in language: Language) -> Bool {
        let feed = addresses.path(.podcast, in: language)
        return settings.publication.protection?.hides(article.path, from: feed) == true
    }
}
