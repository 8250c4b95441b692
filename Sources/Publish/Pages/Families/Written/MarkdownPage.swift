public import Domain
public import Presentation
public import TemplateModels

/// A page that the newsroom wrote itself, as `pages/page` reads it.
public struct MarkdownPage: LaidOutModel {
    public static let template = "pages/page"

    public let layout: PageLayout
    public let standfirst: String?
    /// `Actualizado el 23 de noviembre de 2026`.
    public let updated: String?
    public let body: HTML
    /// The headings of the text, where it lists them.
    public let contents: [HeadingLinkModel]
    /// The hosts of others that the portal's pages load from, on the page that is about privacy.
    public let thirdParties: [String]

    /// - Parameters:
    ///   - title: the title of the page.
    ///   - summary: what it is about, for its description.
    ///   - updated: the day of its last change.
    ///   - body: its cleaned text, without the title.
    ///   - hasContents: whether it lists its headings.
    ///   - isAboutPrivacy: whether it names whom the portal's pages load from.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    public init(
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

    public static let fields = laidOut([
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
