import Domain
import Presentation
import TemplateModels

/// A page that the newsroom wrote itself, as `pages/page` reads it.
struct MarkdownPage: LaidOutModel {
    static let template = "pages/page"

    let layout: PageLayout
    let standfirst: String?
    /// `Actualizado el 23 de noviembre de 2026`.
    let updated: String?
    let body: HTML
    /// The headings of the text, where it lists them.
    let contents: [HeadingLinkModel]
    /// The hosts of others that the portal's pages load from, on the page that is about privacy.
    let thirdParties: [String]

    /// - Parameters:
    ///   - title: the title of the page.
    ///   - summary: what it is about, for its description.
    ///   - updated: the day of its last change.
    ///   - body: its cleaned text, without the title.
    ///   - hasContents: whether it lists its headings.
    ///   - isAboutPrivacy: whether it names whom the portal's pages load from.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        title: String,
        summary: String?,
        updated: Day? = nil,
        body: HTML,
        hasContents: Bool = false,
        isAboutPrivacy: Bool = false,
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        standfirst = summary
        self.updated = updated.map {
            catalogue.text(.pageUpdated, [.day: catalogue.dayLong($0)])
        }
        self.body = body
        contents = hasContents ? HeadingLinkModel.all(in: body.text) : []
        thirdParties = isAboutPrivacy ? context.widestPolicy.foreignHosts : []
        let usual = catalogue.text(
            .descriptionPage,
            [.title: title, .site: context.settings.title]
        )
        let description = ShortText.excerpt(summary ?? usual, limit: 160)
        layout = PageLayout(
            HeadContent(title: title, description: description),
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        ) { $0.webPage(title: title, description: description) }
    }

    static let fields = laidOut([
        .text("standfirst", \.standfirst),
        .text("updated", \.updated),
        .html("body", \.body),
        .text("lang") { $0.layout.head.language },
        .flag("hasContents") { !$0.contents.isEmpty },
        .list("contents", \.contents),
        .flag("hasThirdParties") { !$0.thirdParties.isEmpty },
        .texts("thirdParties", \.thirdParties),
    ])
}
