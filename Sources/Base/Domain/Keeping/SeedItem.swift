import Basics
import Foundation

/// What the portal publishes of an article so that a portal without its archive knows it again: identity, address, dates, and what a
/// card shows, should its source list it no more.
public struct SeedItem: Codable, Equatable, Sendable {
    public var id: String
    public var path: String
    public var source: String
    /// What makes it the same item; only a mark of it where the item is to be forgotten.
    public var identity: String
    public var title: String
    public var language: String
    public var section: String
    /// In seconds, as all times.
    public var firstSeen: Int
    /// Its place in lists.
    public var order: Int
    public var published: Int?
    public var updated: Int?
    public var link: String?
    public var summary: String?
    public var authors: [String]?
    public var categories: [String]?

    public init(_ article: Article) {
        func seconds(_ date: Date) -> Int { Int(clamping: date.timeIntervalSince1970) }
        id = article.id.text
        path = article.path
        source = article.source.text
        identity = article.identity
        title = article.title
        language = article.language.tag
        section = article.section.text
        firstSeen = seconds(article.firstSeen)
        order = seconds(article.order)
        published = article.published.map(seconds)
        updated = article.updated.map(seconds)
        link = article.link
        summary = article.summary
        authors = article.authors.isEmpty ? nil : article.authors
        categories = article.categories.isEmpty ? nil : article.categories
    }

    /// Whether it was taken out by the newsroom, which leaves no headline.
    public var isRemoved: Bool { title.isEmpty }

    /// Nothing of it but that it was there.
    public static func gone(_ article: Article) -> SeedItem {
        var item = SeedItem(article)
        (item.summary, item.authors, item.categories) = (nil, nil, nil)
        if item.isRemoved {
            item.identity = ErasureMark.of(item.identity)
            item.link = nil
        }
        return item
    }
}
