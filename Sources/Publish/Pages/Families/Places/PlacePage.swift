import Domain
import Presentation
public import TemplateModels

/// A place with its hours and where it is, as `pages/place` reads it.
public struct PlacePage: LaidOutModel {
    public static let template = "pages/place"

    public let layout: PageLayout
    private let text: LocalizedTextModel?
    private let facts: [FactModel]
    private let seasons: [OpeningSeasonModel]
    private let venue: VenueMapModel?
    /// Whom to name for the ground of the map.
    private let mapCredit: LinkModel?
    private let stylesheet: String
    private let isSample: Bool
    private let credits: [LinkModel]

    /// - Parameters:
    ///   - stored: the place.
    ///   - ground: what its map is drawn on; nil without coordinates.
    ///   - place: where the page is.
    ///   - context: settings, texts and names.
    init(_ stored: Stored<Place>, ground: MapGround?, at place: PageContext, context: SiteContext) {
        let words = PlaceFormatter(language: place.language, context: context)
        let catalogue = words.catalogue
        let value = stored.value
        let title = words.name(value)?.text ?? ""
        let hours = value.hours.flatMap { try? OpeningHours($0) }
        text = LocalizedTextModel(value.text, on: place.language, context: context)
        facts = PlaceFacts(place: value, hasHours: hours != nil, words: words).all
        seasons =
            hours.map { OpeningSeasonModel.all($0, OpeningFormatter(catalogue: catalogue)) } ?? []
        venue = value.point.flatMap { point in
            ground.flatMap { ground in
                VenueMapModel(
                    of: point,
                    name: title,
                    country: nil,
                    outlines: ground.outlines,
                    in: place.language,
                    context: context
                )
            }
        }
        mapCredit = venue?.isOnBase == true ? ground?.credit : nil
        stylesheet = context.mapStylesheet
        isSample = stored.isSample
        credits = context.credits(of: [stored.source])
        let usual = catalogue.text(
            .descriptionPlace,
            [
                .title: title, .site: context.settings.title,
                .text: [words.kind(value), PlaceFormatter.address(value)].compactMap(\.self)
                    .joined(separator: ", "),
            ]
        )
        let description = PageDescription.of(text?.text, usual)
        let node = PlaceThing(
            place: value,
            hours: hours,
            title: title,
            description: description,
            page: place,
            context: context
        ).node
        layout = PageLayout(
            HeadContent(title: title, description: description, isIndexed: !stored.isSample),
            crumbs: [
                context.crumb(.front, in: place.language),
                context.crumb(.places, in: place.language),
            ],
            at: place,
            context: context
        ) { $0.page(about: node, title: title, description: description) }
    }

    public static let fields = laidOut([
        .model("text", \.text),
        .list("facts", \.facts),
        .flag("hasFacts") { !$0.facts.isEmpty },
        .list("seasons", \.seasons),
        .flag("hasHours") { !$0.seasons.isEmpty },
        .model("venue", \.venue),
        .model("credit", \.mapCredit),
        .text("stylesheet", \.stylesheet),
        .flag("isSample", \.isSample),
        .list("credits", \.credits),
    ])
}
