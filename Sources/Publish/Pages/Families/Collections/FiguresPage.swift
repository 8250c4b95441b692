import Domain
import Presentation
import TemplateModels

/// The members of a collection, or what belongs to one of them, as `pages/figures` reads it.
struct FiguresPage: LaidOutModel {
    static let template = "pages/figures"

    let layout: PageLayout
    private let cards: [FigureCardModel]
    private let more: LinkModel?
    private let credits: [LinkModel]

    /// All members of a collection.
    init(_ collection: FigureCollection, at place: PageContext, context: SiteContext) {
        let language = place.language
        let name = collection.source.text
        let title = context.sourceTitle(collection.source)
        self.init(
            title: title,
            description: context.catalogue(language).text(
                .descriptionCollection,
                [.title: title, .site: context.settings.title]
            ),
            cards: collection.members.map { member in
                FigureCardModel(
                    member,
                    route: .figure(name, member.address),
                    children: collection.children(of: member).count,
                    in: language,
                    context: context
                )
            },
            paths: collection.members.map {
                context.path(.figure(name, $0.address), in: language)
            },
            more: context.sourceHome(collection.source),
            crumbs: [context.crumb(.front, in: language)].compactMap(\.self),
            isIndexed: collection.members.contains { !$0.isSample },
            credits: [collection.source],
            at: place,
            context: context
        )
    }

    /// What belongs to a member.
    init(
        childrenOf member: Stored<Figure>,
        in collection: FigureCollection,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let name = collection.source.text
        let children = collection.children(of: member)
        func route(_ child: Stored<Figure>) -> Route {
            .figureChild(name, member.address, child.address)
        }
        self.init(
            title: catalogue.text(.transformationsOf, [.title: member.value.name]),
            description: catalogue.text(
                .descriptionTransformations,
                [.title: member.value.name, .site: context.settings.title]
            ),
            cards: children.map {
                FigureCardModel($0, route: route($0), in: language, context: context)
            },
            paths: children.map { context.path(route($0), in: language) },
            more: nil,
            crumbs: collection.crumbs(to: member, in: language, context: context),
            isIndexed: !member.isSample,
            credits: [],
            at: place,
            context: context
        )
    }

    private init(
        title: String,
        description: String,
        cards: [FigureCardModel],
        paths: [String],
        more: String?,
        crumbs: [LinkModel],
        isIndexed: Bool,
        credits: [SourceID],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        self.cards = cards
        self.credits = context.credits(of: credits)
        self.more = more.map { LinkModel(title: catalogue[.moreInformation], address: $0) }
        layout = PageLayout(
            HeadContent(title: title, description: description, isIndexed: isIndexed),
            crumbs: crumbs,
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: paths,
                order: .ascending
            )
        }
    }

    static let fields = laidOut([
        .list("cards", \.cards),
        .flag("hasFavourites") { $0.cards.contains { $0.favourite != nil } },
        .model("more", \.more),
        .list("credits", \.credits),
    ])
}
