import Domain
import Presentation

extension Place: ListedEntity {
    func listing(
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing? {
        name.text(in: language, fallback: context.settings.firstLanguage).map { name in
            EntityListing(title: name.text, route: .place(published.address), text: text)
        }
    }
}
