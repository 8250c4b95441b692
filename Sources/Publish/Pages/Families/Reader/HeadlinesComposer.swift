import Domain
import Presentation

/// Makes the files with the newest news of a country or a source.
struct HeadlinesComposer: Sendable {
    let edition: any EditionReading
    let context: SiteContext

    /// Enough to fill the block in a language of the reader's choice.
    private static let most = 12

    /// The newest articles of the list that may be passed on as data, newest first.
    static func newest(
        of headlines: PlannedHeadlines,
        in edition: any EditionReading,
        besides keptBack: Set<SourceID>
    ) throws -> [ArticleSummary] {
        let count = try edition.count(of: headlines.list)
        return try edition.summaries(in: headlines.list, at: max(0, count - most)..<count)
            .reversed()
            .filter { !keptBack.contains($0.source) }
    }

    func bytes(of headlines: PlannedHeadlines) throws -> [UInt8] {
        let newest = try Self.newest(of: headlines, in: edition, besides: context.keptBack)
        var names: [String: String] = [:]
        var paths: [String: String] = [:]
        for language in context.settings.languages {
            names[language.tag] = context.title(of: headlines.home, in: language)
            paths[language.tag] = context.link(headlines.home, in: language)
        }
        return try HeadlinesDocument(
            names: names,
            paths: paths,
            items: try edition.articles(newest.map(\.id)).map(item)
        ).bytes()
    }

    private func item(_ article: Article) -> HeadlinesDocument.Item {
        HeadlinesDocument.Item(
            title: PlainText.excerpt(article.title, limit: 160),
            path: context.link(article.path),
            source: context.publisher(of: article),
            time: TimeModel(article.order, text: "").machine,
            lang: article.language.tag,
            dir: article.language.isRightToLeft ? "rtl" : nil,
            sample: article.origin == .sample ? true : nil
        )
    }
}
