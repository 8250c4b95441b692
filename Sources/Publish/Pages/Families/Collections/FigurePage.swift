import Domain
import Presentation
import TemplateModels

/// The page of a figure, as `pages/figure` reads it: portrait, text, what belongs to it, its neighbours.
struct FigurePage: LaidOutModel {
    static let template = "pages/figure"

    let layout: PageLayout
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

    /// - Parameters:
    ///   - shown: the figure where it stands in its collection.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(_ shown: FigurePlace, at place: PageContext, context: SiteContext) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let source = shown.collection.source.text
        let stored = shown.figure
        let figure = stored.value
        name = shown.name
        kicker = shown.parent.map {
            LinkModel(
                title: catalogue.text(.transformationOf, [.title: $0.value.name]),
                address: context.link(.figure(source, $0.address), in: language)
            )
        }
        let text = LocalizedTextModel(figure.text, on: language, context: context)
        self.text = text
        portrait = figure.picture.flatMap {
            PictureModel($0, of: stored.id, credit: nil, context: context)
        }
        wave = context.wave(of: stored.id)
        more = WebAddress.checked(figure.more)
            .map { LinkModel(title: catalogue[.moreInformation], address: $0) }
        favourite = shown.parent == nil ? "\(source)/\(stored.address)" : nil
        star = context.mark("g-star")
        isSample = stored.isSample
        let own = shown.children
        cards = own.map { other in
            FigureCardModel(
                other,
                route: .figureChild(source, stored.address, other.address),
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
                address: context.link(.figureChildren(source, stored.address), in: language),
                mark: context.mark("g-bell")
            )
        neighbours = shown.neighbours(in: language, context: context)
        credits = context.credits(of: [shown.collection.source])
        layout = Self.layout(shown, text: text?.text, at: place, context: context)
    }

    private static func layout(
        _ shown: FigurePlace,
        text: String?,
        at place: PageContext,
        context: SiteContext
    ) -> PageLayout {
        let figure = shown.figure.value
        let title = shown.title
        let description = PageDescription.of(
            text,
            context.catalogue(place.language).text(
                .descriptionFigure,
                [
                    .title: title, .section: context.sourceTitle(shown.collection.source),
                    .site: context.settings.title,
                ]
            )
        )
        var node = ThingNode("Person", name: shown.name)
        node.add("description", text)
        node.add("image", figure.picture.flatMap { context.absoluteAddress(of: $0) })
        node.add("sameAs", WebAddress.checked(figure.more))
        return PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !shown.figure.isSample,
                picture: SharedPictureModel(figure.picture, context: context),
                kind: .profile
            ),
            crumbs: shown.crumbs(in: place.language, context: context),
            at: place,
            context: context
        ) { [node] in
            $0.page(about: node, title: title, description: description)
        }
    }

    static let fields = laidOut([
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
