import Domain
import Foundation

/// One feed of the portal, the same for all three formats.
struct OutputFeed: Sendable {
    let title: String
    let description: String
    let language: Language
    /// The page that the feed follows, absolute.
    let home: String
    /// Site path without its ending: `/secciones/deportes/feed`.
    let addresses: Addresses
    let items: [Item]

    /// The newest change of an item; nil for a feed without items.
    var updated: Date? { items.map(\.changed).max() }

    /// Where the three formats lie, absolute.
    struct Addresses: Sendable {
        let rss: String
        let atom: String
        let json: String
    }

    /// An article as feeds carry it: with the original id, link and source where it is not ours.
    struct Item: Sendable {
        let id: String
        let isPermalink: Bool
        let link: String
        let title: String
        let summary: String?
        /// Only for items whose rights allow it.
        let html: String?
        let published: Date?
        let changed: Date
        let author: String?
        let categories: [String]
        let language: Language
        let source: Origin?

        /// The source that an item came from.
        struct Origin: Sendable {
            let title: String
            let address: String?
        }
    }
}
