import Domain
import Presentation
import TemplateModels

/// A place with its hours, where it is, what is on there and what is near, as `pages/place` reads it.
struct PlacePage: LaidOutModel {
    static let template = "pages/place"

    let layout: PageLayout
    private let text: LocalizedTextModel?
    private let picture: PictureModel?
    private let facts: [FactModel]
    private let seasons: [OpeningSeasonModel]
    private let opening: String?
    private let open: OpenWordsModel?
    private let venue: PageVenue
    private let beside: PlaceSurroundings
    /// Takes off what is over.
    private let eventsScript: String
    private let news: [Prepared<CardModel>]
    private let marks: (events: String, news: String, near: String)
    private let isSample: Bool
    private let credits: [LinkModel]

    /// - Parameters:
    ///   - stored: the place.
    ///   - shelves: where its kind and its quarter have their pages.
    ///   - ground: what its map is drawn on; nil without coordinates.
    ///   - beside: what is on there, the news of it, and what is near.
    ///   - clock: the holidays.
    ///   - place: where the page is.
    ///   - context: settings, texts and names.
    init(
        _ stored: Stored<Place>,
        shelves: PlaceShelves,
        ground: MapGround?,
        beside: PlaceSurroundings,
        opening clock: OpeningClock,
        at place: PageContext,
        context: SiteContext
    ) {
        let words = PlaceFormatter(language: place.language, context: context)
        let catalogue = words.catalogue
        let value = stored.value
        let title = words.name(value)?.text ?? ""
        let hours = value.hours.flatMap { try? OpeningHours($0) }
        self.beside = beside
        eventsScript = context.script("agenda.js")
        news = beside.news.map(\.card)
        text = LocalizedTextModel(value.text, on: place.language, context: context)
        picture = value.picture.flatMap {
            PictureModel($0, of: stored.id, credit: nil, context: context)
        }
        facts =
            PlaceFacts(place: value, shelves: shelves, hasHours: hours != nil, words: words).all
        seasons =
            hours.map { OpeningSeasonModel.all($0, OpeningFormatter(catalogue: catalogue)) } ?? []
        opening = hours.map { OpeningData($0).text }
        open = hours.map { _ in
            OpenWordsModel(script: context.script("open.js"), holidays: clock.days(for: [value]))
        }
        venue = PageVenue(
            at: value.point,
            named: title,
            on: ground,
            in: place.language,
            context: context
        )
        marks = (context.mark("g-cal"), context.mark("g-list"), context.mark("g-pin"))
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
            of: node,
            title: title,
            description: description,
            picture: value.picture,
            card: DrawnCard(stored.published, saying: words.card(value)),
            isIndexed: !stored.isSample,
            below: .places,
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .model("text", \.text),
        .model("picture", \.picture),
        .list("facts", \.facts),
        .flag("hasFacts") { !$0.facts.isEmpty },
        .list("seasons", \.seasons),
        .flag("hasHours") { !$0.seasons.isEmpty },
        .text("opening", \.opening),
        .model("open", \.open),
        .model("venue", \.venue.map),
        .model("credit", \.venue.credit),
        .list("events", \.beside.events),
        .flag("hasEvents") { !$0.beside.events.isEmpty },
        .preparedList("news", \.news),
        .flag("hasNews") { !$0.news.isEmpty },
        .list("near", \.beside.near),
        .flag("hasNear") { !$0.beside.near.isEmpty },
        .text("eventsScript", \.eventsScript),
        .text("eventsMark", \.marks.events),
        .text("newsMark", \.marks.news),
        .text("nearMark", \.marks.near),
        .text("stylesheet", \.venue.stylesheet),
        .flag("isSample", \.isSample),
        .list("credits", \.credits),
    ])
}
