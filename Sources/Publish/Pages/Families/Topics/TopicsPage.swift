import Domain
import Presentation
import TemplateModels

/// All topics of a language as `pages/topics` reads them.
struct TopicsPage: LaidOutModel {
    static let template = "pages/topics"

    let layout: PageLayout
    private let links: [LinkModel]
    private let filterScript: String

    init(
        _ topics: [ShownLabel],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let title = catalogue[.topics]
        let description = catalogue.text(.descriptionTopics, [.site: context.settings.title])
        links = topics.map { topic in
            LinkModel(title: topic.name, address: context.link(topic.route, in: place.language))
        }
        filterScript = context.script("filter.js")
        layout = PageLayout(
            HeadContent(title: title, description: description),
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: topics.map { context.path($0.route, in: place.language) },
                order: .ascending
            )
        }
    }

    static let fields = laidOut([
        .list("links", \.links),
        .text("filterScript", \.filterScript),
    ])
}
