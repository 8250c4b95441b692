import Domain
import Presentation
import TemplateModels

/// The same message in one of the site's other languages, with the way to its front page.
struct NotFoundMessageModel: TemplateModel, Hashable {
    let language: String
    let direction: String?
    let heading: String
    let text: String
    let front: LinkModel

    /// - Parameters:
    ///   - language: in which it is said.
    ///   - page: that of the page on which it stands.
    ///   - hasWays: whether there are a search and sections to go to.
    ///   - context: settings, texts and names.
    init(_ language: Language, on page: Language, hasWays: Bool, context: SiteContext) {
        let catalogue = context.catalogue(language)
        self.language = language.tag
        direction = ForeignText(language, on: page).direction
        heading = catalogue[.notFoundHeading]
        text = catalogue[hasWays ? .notFoundText : .notFoundPlain]
        front = LinkModel(
            title: catalogue[.toFront],
            address: context.link(.front, in: language)
        )
    }

    static let fields: TemplateFields<NotFoundMessageModel> = [
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("heading", \.heading),
        .text("text", \.text),
        .model("front", \.front),
    ]
}
