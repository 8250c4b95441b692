public import Domain
public import Presentation
public import TemplateModels

/// How every source stands, as `pages/status` reads it.
public struct StatusPage: PageModel {
    public static let template = "pages/status"

    public let head: HeadModel
    public let sharedLayout: Prepared<SharedLayoutModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    public let intro: String
    public let sources: [SourceStatusModel]

    /// - Parameters:
    ///   - statuses: how each source stands.
    ///   - days: the days of each source's newest articles, one for each article.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    public init(
        _ statuses: [SourceStatus],
        days: [SourceID: [Day]] = [:],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        crumbs = [context.crumb(.front, in: place.language)].compactMap(\.self)
        title = catalogue[.status]
        intro = catalogue[.statusIntro]
        let asked = statuses.compactMap { $0.days?.last?.day }
        let newest = (days.values.compactMap { $0.max() } + asked).max()
        sources = statuses.map { status in
            let volume = newest.flatMap { newest in
                SourceVolume(
                    days[status.source] ?? [],
                    until: newest,
                    of: status,
                    in: context.settings.timeZone
                )
            }
            return SourceStatusModel(status, volume: volume, at: place, context: context)
        }
        sharedLayout = place.sharedLayout
        texts = context.texts(place.language)
        let description = catalogue.text(
            .descriptionStatus,
            [.site: context.settings.title]
        )
        let data = StructuredData(
            place: place,
            crumbs: crumbs + [LinkModel(title: title, address: context.link(place.path))],
            context: context
        )
        head = HeadModel(
            HeadContent(title: title, description: description, isIndexed: false),
            at: place,
            structuredData: data.webPage(title: title, description: description),
            context: context
        )
    }

    public static let fields: TemplateFields<StatusPage> = [
        .model("head", \.head),
        .prepared("shell", \.sharedLayout),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .text("intro", \.intro),
        .flag("hasPaces") { $0.sources.contains { $0.pace != nil } },
        .list("sources", \.sources),
    ]
}
