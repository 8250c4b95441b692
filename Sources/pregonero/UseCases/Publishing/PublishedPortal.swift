import Archiving
import Foundation
import Publishing

/// What publishing came to.
struct PublishedPortal {
    /// Nil when no page was to be written.
    let publication: Publication?
    let articles: Int
    let held: Int
    /// When the site changes next without any new answer.
    let nextChange: Date?
    /// When an item comes due or ends next.
    let nextItem: Date?

    init(_ edition: ArchivedEdition, _ publication: Publication?) {
        self.publication = publication
        articles = edition.articleCount()
        held = edition.embargoedCount
        nextChange = publication?.nextDue ?? edition.nextChange()
        nextItem = edition.nextChange()
    }

    /// Nothing has changed since the site that stands there was written.
    init(_ existing: ExistingSite) {
        publication = existing.publication
        articles = existing.articles
        held = existing.held
        nextChange = existing.nextDue
        nextItem = existing.nextItem
    }
}
