import Domain
import Presentation
public import TemplateModels

/// The videos of matches on other sites, as `pages/highlights` reads them.
public struct HighlightsPage: FramedModel {
    public let frame: PageFrame
    private let highlights: [HighlightModel]
    private let credits: [LinkModel]

    private static let most = 60

    init(_ pages: SportsPages) {
        let matches = Array(pages.ledger.withHighlights.prefix(Self.most))
        highlights = matches.flatMap {
            HighlightModel.all(of: $0, in: pages.language, newsroom: pages.newsroom)
        }
        credits = pages.newsroom.credits(of: matches.map(\.source))
        let title = pages.catalogue[.highlights]
        let description = pages.catalogue.text(.descriptionHighlights, [.site: pages.site])
        frame = PageFrame(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !matches.allSatisfy(\.isSample)
            ),
            crumbs: pages.crumbs,
            at: pages.place,
            newsroom: pages.newsroom
        ) {
            $0.collection(title: title, description: description, paths: pages.paths(matches))
        }
    }

    public static let fields = framed([
        .list("highlights", \.highlights), .list("credits", \.credits),
    ])
}
