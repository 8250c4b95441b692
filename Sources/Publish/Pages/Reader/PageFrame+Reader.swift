import Domain
import Presentation

extension PageFrame {
    /// Around a page whose content the reader's browser alone knows: for no search engine, right below the front page.
    init(ofReader title: TextKey, _ description: TextKey, at place: PagePlace, newsroom: Newsroom) {
        let catalogue = newsroom.catalogue(place.language)
        let title = catalogue[title]
        let description = catalogue.text(description, [.site: newsroom.settings.title])
        self.init(
            HeadContent(title: title, description: description, isIndexed: false),
            crumbs: [newsroom.crumb(.front, in: place.language)],
            at: place,
            newsroom: newsroom
        ) {
            $0.webPage(title: title, description: description)
        }
    }
}
