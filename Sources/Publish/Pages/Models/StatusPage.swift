public import Domain
public import Presentation
public import TemplateModels

/// How every source stands, as `pages/status` reads it.
public struct StatusPage: TemplateModel {
    public let head: HeadModel
    public let shell: Prepared<ShellModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    public let intro: String
    public let sources: [SourceStatusModel]

    public init(_ statuses: [SourceStatus], at place: PagePlace, newsroom: Newsroom) {
        let catalogue = newsroom.catalogue(place.language)
        crumbs = [newsroom.crumb(.front, in: place.language)].compactMap(\.self)
        title = catalogue[.status]
        intro = catalogue[.statusIntro]
        sources = statuses.map { SourceStatusModel($0, at: place, newsroom: newsroom) }
        shell = place.shell
        texts = newsroom.texts(place.language)
        let description = catalogue.text(
            .descriptionStatus,
            [.site: newsroom.settings.title]
        )
        let data = StructuredData(
            place: place,
            crumbs: crumbs + [LinkModel(title: title, address: newsroom.link(place.path))],
            newsroom: newsroom
        )
        head = HeadModel(
            HeadContent(title: title, description: description, isIndexed: false),
            at: place,
            structuredData: data.webPage(title: title, description: description),
            newsroom: newsroom
        )
    }

    public static let fields: TemplateFields<StatusPage> = [
        .model("head", \.head),
        .prepared("shell", \.shell),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .text("intro", \.intro),
        .list("sources", \.sources),
    ]
}
