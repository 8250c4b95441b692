import Domain
import Presentation
import TemplateModels

/// What stands at an address that has moved, as `pages/redirect` reads it.
struct RedirectPage: PageModel {
    static let template = "pages/redirect"

    let language: String
    let direction: String
    let siteTitle: String
    let contentPolicy: String
    let address: String
    let canonical: String
    let texts: PreparedTexts

    init(_ redirect: Redirect, in language: Language, context: SiteContext) {
        self.language = language.tag
        direction = language.isRightToLeft ? "rtl" : "ltr"
        siteTitle = context.settings.title
        contentPolicy = context.contentPolicy.meta
        address = context.link(redirect.to)
        canonical = context.absolute(redirect.to)
        texts = context.texts(language)
    }

    static let fields: TemplateFields<RedirectPage> = [
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("siteTitle", \.siteTitle),
        .text("contentPolicy", \.contentPolicy),
        .text("address", \.address),
        .text("canonical", \.canonical),
        .prepared("t", \.texts),
    ]
}
