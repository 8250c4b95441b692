import Domain
import Presentation
import TemplateModels

/// A page of one topic's list, as `pages/topic` reads it; its first page also has what the newsroom says of it.
struct TopicPage: LaidOutModel {
    static let template = "pages/topic"

    let layout: PageLayout
    private let summary: String?
    private let body: HTML?
    private let figure: PictureModel?
    private let pinned: [Prepared<CardModel>]
    private let list: ArticleListModel

    /// - Parameters:
    ///   - topic: the topic.
    ///   - listed: the articles of the page, newest first.
    ///   - pinned: what stands above all others, on the first page.
    ///   - position: the page's number and the ways to the other pages.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ topic: ShownLabel,
        _ listed: [ListedArticle],
        pinned: [ListedArticle],
        position: ListPosition,
        at place: PageContext,
        context: SiteContext
    ) {
        let isFirst = position.number == nil
        let catalogue = context.catalogue(place.language)
        let words = ListFormatter(listed, position: position, catalogue: catalogue)
        let feed = FeedScope(topic.route, isOfALanguage: true)
        summary = isFirst ? topic.text?.summary : nil
        body = isFirst ? topic.text.flatMap { $0.html.isEmpty ? nil : HTML($0.html) } : nil
        let picture = isFirst ? topic.picture : nil
        figure = picture.flatMap {
            PictureModel($0, of: ItemID(stored: topic.label.id), credit: nil, context: context)
        }
        self.pinned = pinned.map(\.card)
        let above = Set(pinned.map(\.article.id))
        let rest = listed.filter { !above.contains($0.article.id) }
        let below = rest.isEmpty ? listed : rest
        list = ArticleListModel(below, position: position, feed: feed, at: place, context: context)
        let usual = words.description(
            .descriptionTopic,
            .descriptionTopicPage,
            [.title: topic.name, .site: context.settings.title]
        )
        let title = words.title(topic.name)
        let description = isFirst ? topic.text?.summary ?? usual : usual
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                picture: SharedPictureModel(picture, context: context),
                feed: feed
            ),
            heading: topic.name,
            crumbs: [
                context.crumb(.front, in: place.language),
                context.crumb(.topics, in: place.language),
            ],
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: listed.map(\.article.path)
            )
        }
    }

    static let fields = laidOut([
        .text("summary", \.summary),
        .html("body", \.body),
        .model("figure", \.figure),
        .flag("hasPinned") { !$0.pinned.isEmpty },
        .preparedList("pinned", \.pinned),
        .model("list", \.list),
    ])
}
