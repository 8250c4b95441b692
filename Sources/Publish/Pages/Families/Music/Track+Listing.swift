import Domain
import Presentation

extension Track: ListedEntity {
    func listing(
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing? {
        EntityListing(
            title: title,
            route: .track(published.address),
            text: LocalizedText(artist),
            picture: artwork
        )
    }
}
