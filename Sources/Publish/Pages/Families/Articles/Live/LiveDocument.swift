import Basics
import Domain
import Presentation

/// What open pages of a live coverage ask again: which entries there are and what each says, how old the newest is, and whether it is over.
enum LiveDocument {
    /// Beside the page.
    static func path(of article: Article) -> String { "\(article.path)live.json" }

    /// What the entries of an article say, in short.
    static func marks(of article: Article, _ body: ArticleBody?) -> [String] {
        guard let live = article.details.live, let body else { return [] }
        return LiveText(body.html, live)?.marks ?? []
    }

    static func download(_ article: Article, _ body: ArticleBody?) -> Download? {
        guard let live = article.details.live else { return nil }
        let newest = max(live.entries.first?.time ?? article.order, article.order)
        let document: JSONValue = .object([
            ("updated", .text(TimeModel(newest, text: "").machine)),
            ("ended", .flag(live.ended != nil)),
            ("entries", .list(live.entries.map { .text($0.anchor) })),
            ("marks", .list(marks(of: article, body).map { .text($0) })),
        ])
        return Download(path: path(of: article), bytes: Array(document.serialized.utf8) + [0x0A])
    }
}
