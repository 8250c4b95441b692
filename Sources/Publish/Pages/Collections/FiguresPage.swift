import Domain
import Presentation
public import TemplateModels

/// The members of a collection, or what belongs to one of them, as `pages/figures` reads it.
public struct FiguresPage: FramedModel {
    public let frame: PageFrame
    private let cards: [FigureCardModel]
    private let more: LinkModel?
    private let credits: [LinkModel]

    /// All members of a collection.
    init(_ collection: FigureCollection, at place: PagePlace, newsroom: Newsroom) {
        let language = place.language
        let name = collection.source.text
        let title = newsroom.sourceTitle(collection.source)
        let more =
            newsroom.sourceHome(collection.source)
            ?? collection.members.compactMap { WebAddress.checked($0.value.more) }.first
        self.init(
            title: title,
            description: newsroom.catalogue(language).text(
                .descriptionCollection,
                [.title: title, .site: newsroom.settings.title]
            ),
            cards: collection.members.map { member in
                FigureCardModel(
                    member,
                    route: .member(name, member.address),
                    children: collection.children(of: member).count,
                    in: language,
                    newsroom: newsroom
                )
            },
            paths: collection.members.map {
                newsroom.path(.collection(.member(name, $0.address)), in: language)
            },
            more: more,
            crumbs: [newsroom.crumb(.front, in: language)].compactMap(\.self),
            isIndexed: collection.members.contains { !$0.isSample },
            credits: [collection.source],
            at: place,
            newsroom: newsroom
        )
    }

    /// What belongs to a member.
    init(
        childrenOf member: Held<Figure>,
        in collection: FigureCollection,
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let language = place.language
        let catalogue = newsroom.catalogue(language)
        let name = collection.source.text
        let children = collection.children(of: member)
        func route(_ child: Held<Figure>) -> CollectionRoute {
            .child(name, member.address, child.address)
        }
        self.init(
            title: catalogue.text(.transformationsOf, [.title: member.value.name]),
            description: catalogue.text(
                .descriptionTransformations,
                [.title: member.value.name, .site: newsroom.settings.title]
            ),
            cards: children.map {
                FigureCardModel($0, route: route($0), in: language, newsroom: newsroom)
            },
            paths: children.map { newsroom.path(.collection(route($0)), in: language) },
            more: nil,
            crumbs: FigurePage.crumbs(of: member, in: collection, language, newsroom),
            isIndexed: !member.isSample,
            credits: [],
            at: place,
            newsroom: newsroom
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
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let catalogue = newsroom.catalogue(place.language)
        self.cards = cards
        self.credits = newsroom.credits(of: credits)
        self.more = more.map { LinkModel(title: catalogue[.moreInformation], address: $0) }
        frame = PageFrame(
            HeadContent(title: title, description: description, isIndexed: isIndexed),
            crumbs: crumbs,
            at: place,
            newsroom: newsroom
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: paths,
                order: .ascending
            )
        }
    }

    public static let fields = framed([
        .list("cards", \.cards),
        .model("more", \.more),
        .list("credits", \.credits),
    ])
}
