import Domain
import Presentation
public import TemplateModels

/// The page of a figure, as `pages/figure` reads it: portrait, text, what belongs to it, its neighbours.
public struct FigurePage: LaidOutModel {
    public static let template = "pages/figure"

    public let layout: PageLayout
    /// What it belongs to; nil for a member, whose collection the breadcrumbs name.
    private let kicker: LinkModel?
    private let name: String
    private let text: LocalizedTextModel?
    private let portrait: PictureModel?
    private let wave: String
    private let more: LinkModel?
    /// Under which name a reader keeps the figure among the favourites.
    private let favourite: String?
    private let star: String
    private let isSample: Bool
    /// The way to the page of what belongs to it: `Transformaciones (3)`.
    private let children: LinkModel?
    private let cards: [FigureCardModel]
    private let neighbours: NeighboursModel?
    private let credits: [LinkModel]

    /// The page of a member, or of one of its children.
    ///
    /// - Parameters:
    ///   - member: the place of the member in the collection.
    ///   - child: the place of the child among those of the member.
    ///   - collection: all figures of the source.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ member: Int,
        child: Int? = nil,
        in collection: FigureCollection,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let source = collection.source.text
        let parent = collection.members[member]
        let siblings = child == nil ? collection.members : collection.children(of: parent)
        let index = child ?? member
        let stored = siblings[index]
        let figure = stored.value
        func route(_ other: Stored<Figure>) -> Route {
            child == nil
                ? .figure(source, other.address)
                : .figureChild(source, parent.address, other.address)
        }
        func name(_ other: Stored<Figure>) -> String {
            child == nil ? other.value.name : FigureName(other.value).shown
        }
        func neighbour(_ index: Int, _ note: TextKey) -> LinkModel? {
            guard siblings.indices.contains(index) else { return nil }
            return LinkModel(
                title: name(siblings[index]),
                address: context.link(route(siblings[index]), in: language),
                note: catalogue[note]
            )
        }
        let ownName = name(stored)
        let collectionTitle = context.sourceTitle(collection.source)
        self.name = ownName
        kicker =
            child == nil
            ? nil
            : LinkModel(
                title: catalogue.text(.transformationOf, [.title: parent.value.name]),
                address: context.link(
                    .figure(source, parent.address),
                    in: language
                )
            )
        text = LocalizedTextModel(figure.text, on: language, context: context)
        portrait = figure.picture.flatMap {
            PictureModel($0, of: stored.id, credit: nil, context: context)
        }
        wave = context.wave(of: stored.id)
        let address = WebAddress.checked(figure.more)
        more = address.map { LinkModel(title: catalogue[.moreInformation], address: $0) }
        favourite = child == nil ? "\(source)/\(stored.address)" : nil
        star = context.mark("g-star")
        isSample = stored.isSample
        let own = child == nil ? collection.children(of: parent) : []
        cards = own.map { other in
            FigureCardModel(
                other,
                route: .figureChild(source, parent.address, other.address),
                in: language,
                context: context
            )
        }
        children =
            own.isEmpty
            ? nil
            : LinkModel(
                title: catalogue.text(
                    .transformationsCount,
                    [.count: catalogue.number(own.count)]
                ),
                address: context.link(
                    .figureChildren(source, parent.address),
                    in: language
                ),
                mark: context.mark("g-bell")
            )
        neighbours = NeighboursModel(
            previous: neighbour(index - 1, .previousFigure),
            next: neighbour(index + 1, .nextFigure)
        )
        credits = context.credits(of: [collection.source])
        let crumbs =
            child == nil
            ? Self.crumbs(of: nil, in: collection, language, context)
            : Self.crumbs(of: parent, in: collection, language, context) + [
                LinkModel(
                    title: catalogue[.transformations],
                    address: context.link(
                        .figureChildren(source, parent.address),
                        in: language
                    )
                )
            ]
        let title = child == nil ? ownName : "\(ownName) (\(parent.value.name))"
        var node = ThingNode("Person", name: ownName)
        node.add("description", text?.text)
        node.add("image", figure.picture.flatMap { context.absoluteAddress(of: $0) })
        node.add("sameAs", address)
        let description = PageDescription.of(
            text?.text,
            catalogue.text(
                .descriptionFigure,
                [
                    .title: title, .section: collectionTitle,
                    .site: context.settings.title,
                ]
            )
        )
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !stored.isSample,
                picture: SharedPictureModel(figure.picture, context: context),
                kind: .profile
            ),
            crumbs: crumbs,
            at: place,
            context: context
        ) { [node] in
            $0.page(about: node, title: title, description: description)
        }
    }

    /// The front page, the collection, and the member where the page is of one of its children.
    static func crumbs(
        of member: Stored<Figure>?,
        in collection: FigureCollection,
        _ language: Language,
        _ context: SiteContext
    ) -> [LinkModel] {
        let source = collection.source.text
        return [
            context.crumb(.front, in: language),
            context.crumb(.collection(source), in: language),
            member.map {
                LinkModel(
                    title: $0.value.name,
                    address: context.link(.figure(source, $0.address), in: language)
                )
            },
        ].compactMap(\.self)
    }

    public static let fields = laidOut([
        .model("kicker", \.kicker),
        .text("name", \.name),
        .model("text", \.text),
        .model("portrait", \.portrait),
        .text("wave", \.wave),
        .model("more", \.more),
        .text("favourite", \.favourite),
        .text("star", \.star),
        .flag("isSample", \.isSample),
        .flag("hasKicker") { $0.kicker != nil || $0.isSample },
        .model("children", \.children),
        .list("cards", \.cards),
        .model("neighbours", \.neighbours),
        .list("credits", \.credits),
    ])
}
