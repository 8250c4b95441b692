import Domain
public import Presentation
public import TemplateModels

/// The same message in one of the site's other languages, with the way to its front page.
public struct NotFoundMessageModel: TemplateModel, Hashable {
    public let language: String
    public let direction: String?
    public let heading: String
    public let text: String
    public let front: LinkModel

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

    public static let fields: TemplateFields<NotFoundMessageModel> = [
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("heading", \.heading),
        .text("text", \.text),
        .model("front", \.front),
    ]
}
