import Domain
import Presentation
import TemplateModels

/// What stands at the address of a withdrawn article, as `pages/tombstone` reads it.
struct TombstonePage: PageModel {
    static let template = "pages/tombstone"

    let head: HeadModel
    let sharedLayout: Prepared<SharedLayoutModel>
    let texts: PreparedTexts
    let text: String
    let bell: String

    init(_ tombstone: Tombstone, at place: PageContext, context: SiteContext) {
        let catalogue = context.catalogue(place.language)
        let headline = ShortText.onOneLine(tombstone.title)
        let quoted = catalogue.text(.quoted, [.title: headline])
        // Of what was removed for good not even the headline is said.
        text =
            headline.isEmpty
            ? catalogue[.withdrawnUnnamed] : catalogue.text(.withdrawnText, [.title: quoted])
        bell = context.mark("g-bell")
        sharedLayout = place.sharedLayout
        texts = context.texts(place.language)
        let title = catalogue[.withdrawnTitle]
        let description = ShortText.excerpt(text, limit: 160)
        // The headline stands in the address as well.
        let isLocated = !headline.isEmpty
        let data = StructuredData(place: place, crumbs: [], context: context)
        head = HeadModel(
            HeadContent(
                title: title,
                description: description,
                isIndexed: false,
                isLocated: isLocated
            ),
            at: place,
            structuredData: isLocated ? data.webPage(title: title, description: description) : nil,
            context: context
        )
    }

    static let fields: TemplateFields<TombstonePage> = [
        .model("head", \.head),
        .prepared("shell", \.sharedLayout),
        .prepared("t", \.texts),
        .text("text", \.text),
        .text("bell", \.bell),
    ]
}
