import Domain
import Presentation
import TemplateModels

/// The videos of matches on other sites, as `pages/highlights` reads them.
struct HighlightsPage: LaidOutModel {
    static let template = "pages/highlights"

    let layout: PageLayout
    private let highlights: [HighlightModel]
    private let credits: [LinkModel]

    private static let most = 60

    init(_ pages: SportsPages) {
        let matches = Array(pages.index.withHighlights.prefix(Self.most))
        highlights = matches.flatMap {
            HighlightModel.all(of: $0, in: pages.language, context: pages.context)
        }
        credits = pages.context.credits(of: matches.map(\.source))
        let title = pages.catalogue[.highlights]
        let description = pages.catalogue.text(.descriptionHighlights, [.site: pages.siteTitle])
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !matches.allSatisfy(\.isSample)
            ),
            crumbs: pages.crumbs,
            at: pages.place,
            context: pages.context
        ) {
            $0.collection(title: title, description: description, paths: pages.paths(matches))
        }
    }

    static let fields = laidOut([
        .list("highlights", \.highlights), .list("credits", \.credits),
    ])
}
