import Domain
import Presentation
public import TemplateModels

/// The page of a figure, as `pages/figure` reads it: portrait, text, what belongs to it, its neighbours.
public struct FigurePage: FramedModel {
    public let frame: PageFrame
    /// What it belongs to; nil for a member, whose collection the breadcrumbs name.
    private let kicker: LinkModel?
    private let name: String
    private let text: WordingModel?
    private let portrait: PictureModel?
    private let wave: String
    private let more: LinkModel?
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
    ///   - newsroom: settings, texts and names.
    init(
        _ member: Int,
        child: Int? = nil,
        in collection: FigureCollection,
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let language = place.language
        let catalogue = newsroom.catalogue(language)
        let source = collection.source.text
        let parent = collection.members[member]
        let siblings = child == nil ? collection.members : collection.children(of: parent)
        let index = child ?? member
        let held = siblings[index]
        let figure = held.value
        func route(_ other: Held<Figure>) -> CollectionRoute {
            child == nil
                ? .member(source, other.address)
                : .child(source, parent.address, other.address)
        }
        func name(_ other: Held<Figure>) -> String {
            child == nil ? other.value.name : FigureName(other.value).shown
        }
        func neighbour(_ index: Int, _ note: TextKey) -> LinkModel? {
            guard siblings.indices.contains(index) else { return nil }
            return LinkModel(
                title: name(siblings[index]),
                address: newsroom.link(.collection(route(siblings[index])), in: language),
                note: catalogue[note]
            )
        }
        let ownName = name(held)
        let collectionTitle = newsroom.sourceTitle(collection.source)
        self.name = ownName
        kicker =
            child == nil
            ? nil
            : LinkModel(
                title: catalogue.text(.transformationOf, [.title: parent.value.name]),
                address: newsroom.link(
                    .collection(.member(source, parent.address)),
                    in: language
                )
            )
        text = WordingModel(figure.text, on: language, newsroom: newsroom)
        portrait = figure.picture.flatMap {
            PictureModel($0, of: held.id, credit: nil, newsroom: newsroom)
        }
        wave = newsroom.wave(of: held.id)
        let address = WebAddress.checked(figure.more)
        more = address.map { LinkModel(title: catalogue[.moreInformation], address: $0) }
        isSample = held.isSample
        let own = child == nil ? collection.children(of: parent) : []
        cards = own.map { other in
            FigureCardModel(
                other,
                route: .child(source, parent.address, other.address),
                in: language,
                newsroom: newsroom
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
                address: newsroom.link(
                    .collection(.children(source, parent.address)),
                    in: language
                ),
                mark: newsroom.mark("g-bell")
            )
        neighbours = NeighboursModel(
            previous: neighbour(index - 1, .previousFigure),
            next: neighbour(index + 1, .nextFigure)
        )
        credits = newsroom.credits(of: [collection.source])
        let crumbs =
            child == nil
            ? Self.crumbs(of: nil, in: collection, language, newsroom)
            : Self.crumbs(of: parent, in: collection, language, newsroom) + [
                LinkModel(
                    title: catalogue[.transformations],
                    address: newsroom.link(
                        .collection(.children(source, parent.address)),
                        in: language
                    )
                )
            ]
        let title = child == nil ? ownName : "\(ownName) (\(parent.value.name))"
        var node = ThingNode("Person", name: ownName)
        node.add("description", text?.text)
        node.add("image", figure.picture.flatMap { newsroom.absoluteAddress(of: $0) })
        node.add("sameAs", address)
        let description = PageDescription.of(
            text?.text,
            catalogue.text(
                .descriptionFigure,
                [
                    .title: title, .section: collectionTitle,
                    .site: newsroom.settings.title,
                ]
            )
        )
        frame = PageFrame(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !held.isSample,
                picture: SharedPictureModel(figure.picture, newsroom: newsroom),
                kind: .profile
            ),
            crumbs: crumbs,
            at: place,
            newsroom: newsroom
        ) { [node] in
            $0.page(about: node, title: title, description: description)
        }
    }

    /// The front page, the collection, and the member where the page is of one of its children.
    static func crumbs(
        of member: Held<Figure>?,
        in collection: FigureCollection,
        _ language: Language,
        _ newsroom: Newsroom
    ) -> [LinkModel] {
        let source = collection.source.text
        return [
            newsroom.crumb(.front, in: language),
            newsroom.crumb(.collection(.all(source)), in: language),
            member.map {
                LinkModel(
                    title: $0.value.name,
                    address: newsroom.link(.collection(.member(source, $0.address)), in: language)
                )
            },
        ].compactMap(\.self)
    }

    public static let fields = framed([
        .model("kicker", \.kicker),
        .text("name", \.name),
        .model("text", \.text),
        .model("portrait", \.portrait),
        .text("wave", \.wave),
        .model("more", \.more),
        .flag("isSample", \.isSample),
        .flag("hasKicker") { $0.kicker != nil || $0.isSample },
        .model("children", \.children),
        .list("cards", \.cards),
        .model("neighbours", \.neighbours),
        .list("credits", \.credits),
    ])
}
