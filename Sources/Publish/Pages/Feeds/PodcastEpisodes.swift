import Domain

/// Finds the episodes of the portal's podcast: its own articles with a sound that directories take.
struct PodcastEpisodes {
    let edition: any EditionReading
    let settings: SiteSettings
    let sounds: [String: PublishedSound]

    /// The most that a feed has; older ones stay in the archive.
    private static let limit = 300

    /// Those of a language, newest first; none where the portal has no podcast.
    func all(in language: Language) throws -> [Article] {
        guard settings.publication.podcast != nil, !sounds.isEmpty else { return [] }
        let list = ArticleList.selection(.episodes, language)
        var found: [Article] = []
        var end = try edition.count(of: list)
        while found.count < Self.limit, end > 0 {
            let start = max(0, end - Self.limit)
            let newest = try edition.summaries(in: list, at: start..<end).reversed()
                .filter { $0.language.primary == language.primary }
            found += try edition.articles(newest.map(\.id)).filter { article in
                article.sound(among: sounds)?.sound.isForPodcasts == true
            }
            end = start
        }
        return Array(found.prefix(Self.limit))
    }
}
