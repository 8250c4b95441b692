import Domain
import Foundation
import Presentation

/// What the list of a page type shows of an entity.
struct EntityListing {
    let title: String
    /// Of its page.
    let route: Route
    var text: LocalizedText?
    var picture: Picture?
    /// When it takes place, by which the list is ordered.
    var time: Date?
}

extension EntityListing {
    /// Nil for what has no page of its own.
    init?(of published: PublishedEntity, in language: Language, context: SiteContext) {
        guard let entity = published.entity.model as? any ListedEntity,
            let listing = entity.listing(of: published, in: language, context: context)
        else { return nil }
        self = listing
    }
}
