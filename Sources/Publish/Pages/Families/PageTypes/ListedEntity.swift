import Domain
import Presentation

/// A kind of entity that has pages to which the list of a page type can lead.
protocol ListedEntity: EntityModel {
    /// Nil for what has no page of its own.
    func listing(
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing?
}
