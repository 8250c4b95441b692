import Domain
import Presentation
import TemplateModels

/// What nearly every page has around its own content: head, surroundings, texts, the way here, its heading.
struct PageLayout: Sendable {
    let head: HeadModel
    let sharedLayout: Prepared<SharedLayoutModel>
    let texts: PreparedTexts
    let crumbs: [LinkModel]
    let heading: String

    /// - Parameters:
    ///   - content: what the page says of itself.
    ///   - heading: its first heading, where that is not its title.
    ///   - crumbs: the pages above it.
    ///   - place: where it stands.
    ///   - context: settings, texts and names.
    ///   - data: what it says to machines.
    init(
        _ content: HeadContent,
        heading: String? = nil,
        crumbs: [LinkModel?],
        at place: PageContext,
        context: SiteContext,
        data: (StructuredData) -> HTML
    ) {
        let above = crumbs.compactMap(\.self)
        let here = LinkModel(title: content.title, address: context.link(place.path))
        head = HeadModel(
            content,
            at: place,
            structuredData: data(
                StructuredData(place: place, crumbs: above + [here], context: context)
            ),
            context: context
        )
        sharedLayout = place.sharedLayout
        texts = context.texts(place.language)
        self.crumbs = above
        self.heading = heading ?? content.title
    }

    /// That of a page that lists others.
    ///
    /// - Parameters:
    ///   - paths: the site paths of the pages that it lists.
    ///   - title: what the page is called.
    ///   - heading: its first heading, where that is not its title.
    ///   - description: what it is, in one or two sentences.
    ///   - feed: the feed of what it lists.
    ///   - crumbs: the pages above it.
    ///   - place: where it stands.
    ///   - context: settings, texts and names.
    init(
        listing paths: [String],
        title: String,
        heading: String? = nil,
        description: String,
        feed: FeedScope = .site,
        crumbs: [LinkModel?],
        at place: PageContext,
        context: SiteContext
    ) {
        self.init(
            HeadContent(title: title, description: description, feed: feed),
            heading: heading,
            crumbs: crumbs,
            at: place,
            context: context
        ) { $0.collection(title: title, description: description, paths: paths) }
    }

    /// That of a page about one thing that machines know.
    ///
    /// - Parameters:
    ///   - node: the thing.
    ///   - title: its name.
    ///   - description: what it is, in one or two sentences.
    ///   - picture: the one that its page shows.
    ///   - card: what was drawn for it.
    ///   - isIndexed: whether search engines may list it.
    ///   - list: the page of all of its kind.
    ///   - place: where it stands.
    ///   - context: settings, texts and names.
    init(
        of node: ThingNode,
        title: String,
        description: String,
        picture: Picture?,
        card: DrawnCard?,
        isIndexed: Bool,
        below list: Route,
        at place: PageContext,
        context: SiteContext
    ) {
        self.init(
            HeadContent(
                title: title,
                description: description,
                isIndexed: isIndexed,
                picture: SharedPictureModel(
                    picture,
                    else: card?.copy,
                    saying: card?.text,
                    context: context
                )
            ),
            crumbs: [
                context.crumb(.front, in: place.language), context.crumb(list, in: place.language),
            ],
            at: place,
            context: context
        ) { $0.page(about: node, title: title, description: description) }
    }
}

/// A page with the common frame; templates find the same names around the content of each.
protocol LaidOutModel: PageModel {
    var layout: PageLayout { get }
}

extension LaidOutModel {
    /// The names of the frame and those of the page's own.
    static func laidOut(_ own: [TemplateField<Self>]) -> TemplateFields<Self> {
        TemplateFields(
            [
                .model("head", \.layout.head),
                .prepared("shell", \.layout.sharedLayout),
                .prepared("t", \.layout.texts),
                .list("crumbs", \.layout.crumbs),
                .text("title", \.layout.heading),
            ] + own
        )
    }
}
