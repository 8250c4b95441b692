import Domain
import Presentation
public import TemplateModels

/// The same story as another source tells it.
public struct AlsoModel: TemplateModel, Hashable {
    public let title: String
    public let address: String?
    public let source: String

    init(_ duplicate: Article.Duplicate, context: SiteContext) {
        title = ShortText.onOneLine(duplicate.title)
        address = WebAddress.checked(duplicate.link)
        source = context.publisher(duplicate.details, of: duplicate.source)
    }

    public static let fields: TemplateFields<AlsoModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("source", \.source),
    ]
}
