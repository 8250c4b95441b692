import Domain
import Presentation

extension Figure: ListedEntity {
    func listing(
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing? {
        guard parent == nil else { return nil }
        return EntityListing(
            title: name,
            route: .figure(published.source.text, published.address),
            text: text,
            picture: picture
        )
    }
}
