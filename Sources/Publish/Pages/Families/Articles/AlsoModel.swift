import Domain
import Presentation
import TemplateModels

/// The same story as another source tells it.
struct AlsoModel: TemplateModel, Hashable {
    let title: String
    let address: String?
    let source: String

    init(_ duplicate: Article.Duplicate, context: SiteContext) {
        title = ShortText.onOneLine(duplicate.title)
        address = WebAddress.checked(duplicate.link)
        source = context.publisher(duplicate.details, of: duplicate.source)
    }

    static let fields: TemplateFields<AlsoModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("source", \.source),
    ]
}
