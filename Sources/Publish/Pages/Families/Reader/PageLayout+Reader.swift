import Domain
import Presentation

extension PageLayout {
    /// Around a page whose content the reader's browser alone knows: for no search engine, right below the front page.
    init(
        ofReader title: TextKey,
        _ description: TextKey,
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let title = catalogue[title]
        let description = catalogue.text(description, [.site: context.settings.title])
        self.init(
            HeadContent(title: title, description: description, isIndexed: false),
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        ) {
            $0.webPage(title: title, description: description)
        }
    }
}
