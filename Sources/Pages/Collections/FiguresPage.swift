import Domain
public import Presentation
public import TemplateModels

/// The members of a collection, or what belongs to one of them, as `pages/figures` reads it.
public struct FiguresPage: TemplateModel {
    public let head: HeadModel
    public let shell: Prepared<ShellModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    public let cards: [FigureCardModel]
    public let more: LinkModel?
    public let credits: [LinkModel]

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
        self.title = title
        self.cards = cards
        self.crumbs = crumbs
        self.credits = newsroom.credits(of: credits)
        self.more = more.map { LinkModel(title: catalogue[.moreInformation], address: $0) }
        shell = place.shell
        texts = newsroom.texts(place.language)
        head = DeskHead(
            title: title,
            description: description,
            crumbs: crumbs,
            isIndexed: isIndexed,
            place: place,
            newsroom: newsroom
        ).list(paths)
    }

    public static let fields: TemplateFields<FiguresPage> = [
        .model("head", \.head),
        .prepared("shell", \.shell),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .list("cards", \.cards),
        .model("more", \.more),
        .list("credits", \.credits),
    ]
}
