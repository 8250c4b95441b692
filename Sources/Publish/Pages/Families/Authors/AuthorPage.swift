import Domain
import Presentation
import TemplateModels

/// A page of what one author wrote, as `pages/author` reads it; its first page also says who that is.
struct AuthorPage: LaidOutModel {
    static let template = "pages/author"

    let layout: PageLayout
    private let row: AuthorRowModel
    private let isFirst: Bool
    private let body: HTML?
    private let links: [LinkModel]
    private let list: ArticleListModel

    /// - Parameters:
    ///   - author: the author.
    ///   - listed: the articles of the page, newest first.
    ///   - person: the page of the person who is called the same.
    ///   - position: the page's number and the ways to the other pages.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ author: ShownLabel,
        _ listed: [ListedArticle],
        person: Route?,
        position: ListPosition,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let words = ListFormatter(listed, position: position, catalogue: catalogue)
        let feed = FeedScope(author.route, isOfALanguage: true)
        isFirst = position.number == nil
        row = AuthorRowModel(author, in: language, context: context)
        body = isFirst ? author.text.flatMap { $0.html.isEmpty ? nil : HTML($0.html) } : nil
        let own = author.author?.links.compactMap(WebAddress.checked) ?? []
        links =
            isFirst
            ? own.map {
                LinkModel(title: ContactAddress.shown($0), address: $0, isExternal: true)
            }
                + [person].compactMap(\.self).map {
                    LinkModel(title: catalogue[.people], address: context.link($0, in: language))
                } : []
        list = ArticleListModel(listed, position: position, feed: feed, at: place, context: context)
        let title = words.title(catalogue.text(.articlesBy, [.author: author.name]))
        let description = words.description(
            .descriptionAuthor,
            .descriptionAuthorPage,
            [.author: author.name, .site: context.settings.title]
        )
        let node = AuthorNode(author, in: language, context: context).thing
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                picture: SharedPictureModel(author.picture, context: context),
                feed: feed,
                kind: .profile
            ),
            heading: author.name,
            crumbs: [
                context.crumb(.front, in: language), context.crumb(.authors, in: language),
            ],
            at: place,
            context: context
        ) {
            $0.page(about: node, type: "ProfilePage", title: title, description: description)
        }
    }

    static let fields = laidOut([
        .model("row", \.row),
        .flag("isFirst", \.isFirst),
        .html("body", \.body),
        .flag("hasLinks") { !$0.links.isEmpty },
        .list("links", \.links),
        .model("list", \.list),
    ])
}
