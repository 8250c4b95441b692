import Domain
import Presentation
import TemplateModels

/// How every source stands, as `pages/status` reads it.
struct StatusPage: LaidOutModel {
    static let template = "pages/status"

    let layout: PageLayout
    let intro: String
    let sources: [SourceStatusModel]

    /// - Parameters:
    ///   - statuses: how each source stands.
    ///   - days: the days of each source's newest articles, one for each article.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ statuses: [SourceStatus],
        days: [SourceID: [Day]] = [:],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let title = catalogue[.status]
        intro = catalogue[.statusIntro]
        let asked = statuses.compactMap { $0.days?.last?.day }
        let newest = (days.values.compactMap { $0.max() } + asked).max()
        let named = catalogue.collation.sorted(statuses) {
            context.distinctTitle(of: $0.source, in: place.language)
        }
        sources = named.map { status in
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
        let description = catalogue.text(
            .descriptionStatus,
            [.site: context.settings.title]
        )
        layout = PageLayout(
            HeadContent(title: title, description: description, isIndexed: false),
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        ) { $0.webPage(title: title, description: description) }
    }

    static let fields = laidOut([
        .text("intro", \.intro),
        .flag("hasPaces") { $0.sources.contains { $0.pace != nil } },
        .list("sources", \.sources),
    ])
}
