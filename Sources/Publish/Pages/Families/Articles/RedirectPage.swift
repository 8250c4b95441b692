public import Domain
public import Presentation
public import TemplateModels

/// What stands at an address that has moved, as `pages/redirect` reads it.
public struct RedirectPage: PageModel {
    public static let template = "pages/redirect"

    public let language: String
    public let direction: String
    public let siteTitle: String
    public let contentPolicy: String
    public let address: String
    public let canonical: String
    public let texts: PreparedTexts

    public init(_ redirect: Redirect, in language: Language, context: SiteContext) {
        self.language = language.tag
        direction = language.isRightToLeft ? "rtl" : "ltr"
        siteTitle = context.settings.title
        contentPolicy = context.contentPolicy.meta
        address = context.link(redirect.to)
        canonical = context.absolute(redirect.to)
        texts = context.texts(language)
    }

    public static let fields: TemplateFields<RedirectPage> = [
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("siteTitle", \.siteTitle),
        .text("contentPolicy", \.contentPolicy),
        .text("address", \.address),
        .text("canonical", \.canonical),
        .prepared("t", \.texts),
    ]
}
