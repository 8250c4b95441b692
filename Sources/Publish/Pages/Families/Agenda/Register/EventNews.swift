import Basics
import Domain
import Foundation

/// The portal's own news of events: the newest articles that name one by its title.
struct EventNews {
    /// By event, newest first; none for those of which nobody tells.
    let articles: [ItemID: [ArticleSummary]]

    /// Among so many of the newest articles they are looked for.
    private static let searched = 500
    private static let most = 4
    /// Shorter titles are too often words of another meaning.
    private static let shortest = 8
    /// So many days after its last time an event is looked for.
    private static let reach = 30

    /// - Parameters:
    ///   - register: all events.
    ///   - language: that of the articles.
    ///   - edition: in which they are.
    /// - Throws: what reading the edition throws.
    init(
        _ register: AgendaRegister,
        in language: Language,
        of edition: any EditionReading
    ) throws {
        let list = ArticleList.river(language)
        let count = try edition.count(of: list)
        let known = Self.titles(register, language)
        guard count > 0, !known.isEmpty else {
            articles = [:]
            return
        }
        let summaries = try edition.summaries(in: list, at: max(0, count - Self.searched)..<count)
        let texts = Dictionary(
            try edition.articles(summaries.map(\.id)).map { ($0.id, $0) }
        ) { first, _ in first }
        var found: [ItemID: [ArticleSummary]] = [:]
        for summary in summaries.reversed() {
            guard let article = texts[summary.id] else { continue }
            let words = FoldedWords("\(article.title) \(article.summary ?? "")")
            for first in words.words {
                for (id, title) in known[first] ?? []
                where (found[id]?.count ?? 0) < Self.most && words.contains(title)
                    && found[id]?.last != summary
                {
                    found[id, default: []].append(summary)
                }
            }
        }
        articles = found
    }

    /// The titles of what is to come, or was on not long ago, by their first word.
    private static func titles(
        _ register: AgendaRegister,
        _ language: Language
    ) -> [ArraySlice<UInt8>: [(id: ItemID, title: FoldedWords)]] {
        var known: [ArraySlice<UInt8>: [(id: ItemID, title: FoldedWords)]] = [:]
        // Days begin with a build of their own.
        let span = register.span
        let oldest = span.midnight(ofDay: span.today.ordinal - reach)
        for item in register.items where !item.isMatch {
            let last = item.nextChange ?? item.times.last?.end ?? .distantPast
            let text = item.event.details.title.text(in: language, fallback: language)?.text
            guard last > oldest, let text else { continue }
            let title = FoldedWords(text)
            guard title.length >= shortest, let first = title.words.first else { continue }
            known[first, default: []].append((item.id, title))
        }
        return known
    }
}
