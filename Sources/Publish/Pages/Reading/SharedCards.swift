import Domain
import Presentation
import Synchronization

/// The cards that lists show, each kept for a while: pages that are made one after the other show many of the same.
final class SharedCards: Sendable {
    private let edition: any EditionReading
    private let context: SiteContext
    private let kept: Mutex<Kept>

    private struct Key: Hashable {
        let id: ItemID
        let language: Language
    }

    /// Those that were asked for since the last change of generations, and those that were asked for before it.
    private struct Kept {
        /// So many make a generation, of some kilobytes each.
        let room: Int
        private var young: [Key: ListedArticle] = [:]
        private var old: [Key: ListedArticle] = [:]

        init(room: Int) {
            self.room = room
        }

        mutating func card(_ key: Key) -> ListedArticle? {
            if let card = young[key] { return card }
            guard let card = old[key] else { return nil }
            keep(card, key)
            return card
        }

        mutating func keep(_ card: ListedArticle, _ key: Key) {
            if young.count >= room {
                old = young
                young.removeAll(keepingCapacity: true)
            }
            young[key] = card
        }
    }

    init(of edition: any EditionReading, context: SiteContext, room: Int = 1_024) {
        self.edition = edition
        self.context = context
        kept = Mutex(Kept(room: room))
    }

    /// The cards of articles; those that are not kept are read and made, two threads may make the same.
    ///
    /// - Parameters:
    ///   - ids: of the articles.
    ///   - language: of the page.
    ///   - read: articles that need not be read any more.
    /// - Returns: one for each, in their order; those that are not published are left out.
    /// - Throws: what reading the edition throws.
    func cards(
        of ids: [ItemID],
        in language: Language,
        read: [ItemID: Article] = [:]
    ) throws -> [ListedArticle] {
        var cards = kept.withLock { kept in
            ids.map { kept.card(Key(id: $0, language: language)) }
        }
        let missing = ids.indices.filter { cards[$0] == nil }
        guard !missing.isEmpty else { return cards.compactMap(\.self) }
        let unread = missing.map { ids[$0] }.filter { read[$0] == nil }
        var articles = read
        for article in try edition.articles(unread) { articles[article.id] = article }
        for place in missing {
            cards[place] = articles[ids[place]].map {
                ListedArticle($0, in: language, context: context)
            }
        }
        kept.withLock { kept in
            for card in missing.compactMap({ cards[$0] }) {
                kept.keep(card, Key(id: card.article.id, language: language))
            }
        }
        return cards.compactMap(\.self)
    }
}
