import Domain
import Foundation
import Presentation

/// Says of articles what the search may know of them.
struct SearchComposer: Sendable {
    let edition: any EditionReading
    let newsroom: Newsroom
    /// The country of each source that has one.
    let countries: [SourceID: String]

    /// What is looked in beside the title where the rights allow no more.
    private static let excerpt = 200
    /// What a result shows.
    private static let summary = 160

    /// - Parameters:
    ///   - ids: articles, withdrawn ones among them.
    ///   - withdrawn: what the archive keeps of those.
    /// - Returns: an entry for each that is known, in their order.
    /// - Throws: what the edition says when it cannot be read.
    func entries(
        _ ids: [ItemID],
        withdrawn: [ItemID: Article]
    ) throws -> [SearchEntry] {
        let shown = Dictionary(try edition.articles(ids).map { ($0.id, $0) }) { first, _ in
            first
        }
        let articles = ids.compactMap { shown[$0] ?? withdrawn[$0] }
        let full = articles.filter { $0.rights.isCanonicalHere && newsroom.showsFullText($0) }
        let bodies = Dictionary(
            try edition.bodies(full.map(\.id)).map { ($0.id, $0.html) }
        ) { first, _ in first }
        return articles.map { article in
            entry(article, html: bodies[article.id], isWithdrawn: shown[article.id] == nil)
        }
    }

    private func entry(_ article: Article, html: String?, isWithdrawn: Bool) -> SearchEntry {
        let zone = newsroom.settings.timeZone
        let local =
            article.order.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: article.order))
        return SearchEntry(
            kind: .article,
            title: PlainText.onOneLine(article.title),
            summary: PlainText.excerpt(article.summary ?? "", limit: Self.summary),
            html: html.map { text(of: article, html: $0) } ?? rest(of: article),
            path: article.path,
            date: article.published,
            day: max(0, Int((local / 86_400).rounded(.down))),
            section: article.section,
            source: article.source,
            language: Language(article.language.primary),
            country: countries[article.source],
            picture: article.picture.flatMap(newsroom.address),
            isWithdrawn: isWithdrawn
        )
    }

    /// Everything that the article's page says.
    private func text(of article: Article, html: String) -> String {
        let words = [article.summary ?? "", article.author ?? ""] + article.categories
        return html + " " + Self.plain(words.joined(separator: " "))
    }

    /// What the page of an excerpt shows beyond the summary of a result.
    private func rest(of article: Article) -> String {
        Self.plain(PlainText.excerpt(article.summary ?? "", limit: Self.excerpt))
    }

    /// Plain text for where markup is read.
    private static func plain(_ text: String) -> String {
        text.replacing("<", with: " ").replacing("&", with: " ")
    }
}
