import Domain
import Presentation
import TemplateModels

/// The page for addresses that lead nowhere, in all languages at once, as `pages/404` reads it.
struct NotFoundPage: PageModel {
    static let template = "pages/404"

    let head: HeadModel
    let sharedLayout: Prepared<SharedLayoutModel>
    let texts: PreparedTexts
    let bell: String
    /// Where the search is, if there is one.
    let searchAddress: String?
    /// Whether there are a search and sections to go to.
    private let hasWays: Bool
    let others: [NotFoundMessageModel]
    let categories: [LinkModel]

    /// - Parameters:
    ///   - shelves: the sections that have a page.
    ///   - hasSearch: whether there is a page on which readers search.
    ///   - place: where the page stands, in the site's first language.
    ///   - context: settings, texts and names.
    init(
        shelves: [SectionShelf],
        hasSearch: Bool = false,
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        bell = context.mark("g-bell")
        searchAddress = hasSearch ? context.link(.search, in: place.language) : nil
        let hasWays = hasSearch && !shelves.isEmpty
        self.hasWays = hasWays
        others = context.settings.languages.filter { $0 != place.language }
            .map {
                NotFoundMessageModel($0, on: place.language, hasWays: hasWays, context: context)
            }
        categories = shelves.map { $0.link(in: place.language, context: context) }
        sharedLayout = place.sharedLayout
        texts = context.texts(place.language)
        let title = catalogue[.notFoundTitle]
        let description = catalogue[hasWays ? .notFoundText : .notFoundPlain]
        let data = StructuredData(place: place, crumbs: [], context: context)
        head = HeadModel(
            HeadContent(title: title, description: description, isIndexed: false),
            at: place,
            structuredData: data.webPage(title: title, description: description),
            context: context
        )
    }

    static let fields: TemplateFields<NotFoundPage> = [
        .model("head", \.head),
        .prepared("shell", \.sharedLayout),
        .prepared("t", \.texts),
        .text("bell", \.bell),
        .text("searchAddress", \.searchAddress),
        .list("others", \.others),
        .flag("hasWays", \.hasWays),
        .flag("hasCategories") { $0.categories.count > 1 },
        .list("categories", \.categories),
    ]
}
