import Presentation
import TemplateModels

/// A page of a list of articles, by day and hour, with the ways to the pages beside it.
struct ArticleListModel: TemplateModel {
    /// Number and period of the page.
    let intro: String
    let feedAddress: String
    let days: [DayGroupModel]
    let pagination: PaginationModel?
    let empty: EmptyModel?

    init(
        _ listed: [ListedArticle],
        position: ListPosition,
        feed: FeedScope,
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        intro = ListFormatter(listed, position: position, catalogue: catalogue).intro
        feedAddress = context.feedLink(feed, in: place.language)
        days = DayGroupModel.groups(
            listed,
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        pagination = PaginationModel(position, in: place.language, context: context)
        empty =
            listed.isEmpty
            ? EmptyModel(catalogue[.emptyList], [], at: place, context: context) : nil
    }

    static let fields: TemplateFields<ArticleListModel> = [
        .text("intro", \.intro),
        .text("feedAddress", \.feedAddress),
        .list("days", \.days),
        .model("pagination", \.pagination),
        .model("empty", \.empty),
    ]
}
