import Domain
import Presentation

extension Programme: ListedEntity {
    func listing(
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing? {
        EntityListing(
            title: title,
            route: .programme(published.address),
            text: overview,
            picture: poster.first
        )
    }
}
