import Domain
import Presentation

extension Person: ListedEntity {
    func listing(
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing? {
        EntityListing(
            title: name,
            route: .person(published.address),
            text: note,
            picture: picture
        )
    }
}
