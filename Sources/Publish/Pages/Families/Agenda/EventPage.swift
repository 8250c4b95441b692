import Domain
import Presentation
public import TemplateModels

/// An event with its next times, as `pages/event` reads it.
public struct EventPage: LaidOutModel {
    public static let template = "pages/event"

    public let layout: PageLayout
    private let status: String?
    private let text: LocalizedTextModel?
    private let picture: PictureModel?
    private let facts: [FactModel]
    /// The times after the first, where there are several.
    private let dates: [EventDateModel]
    private let calendar: String?
    private let mark: String
    private let isSample: Bool
    private let credits: [LinkModel]

    init(
        _ stored: Stored<Event>,
        _ times: EventTimes,
        at place: PageContext,
        context: SiteContext
    ) {
        let words = EventFormatter(language: place.language, context: context)
        let catalogue = words.catalogue
        let details = times.main?.details ?? stored.value.details
        let title = words.title(details)?.text ?? ""
        status = times.main.flatMap(words.status)
        text = LocalizedTextModel(details.text, on: place.language, context: context)
        picture = details.picture.flatMap {
            PictureModel($0, of: stored.id, credit: nil, context: context)
        }
        facts = EventFacts(details: details, main: times.main, words: words).all
        dates = times.next.dropFirst().prefix(EventTimes.shown).map {
            EventDateModel($0, of: stored.value, words)
        }
        calendar = EventCalendar(context: context).path(of: stored).map { context.link($0) }
        mark = context.mark("g-cal")
        isSample = stored.isSample
        credits = context.credits(of: [stored.source])
        let when = times.main.map(words.whole)
        let usual = catalogue.text(
            .descriptionEvent,
            [
                .title: title, .site: context.settings.title,
                .text: [when, EventFormatter.place(details.place)].compactMap(\.self)
                    .joined(separator: ", "),
            ]
        )
        let description = PageDescription.of(text?.text, usual)
        let node = EventThing(
            stored: stored,
            times: times,
            details: details,
            description: description,
            place: place,
            context: context
        ).node
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !stored.isSample,
                picture: SharedPictureModel(details.picture, context: context)
            ),
            crumbs: [
                context.crumb(.front, in: place.language),
                context.crumb(.agenda, in: place.language),
            ],
            at: place,
            context: context
        ) { $0.page(about: node, title: title, description: description) }
    }

    public static let fields = laidOut([
        .text("status", \.status),
        .flag("hasKicker") { $0.status != nil || $0.isSample },
        .model("text", \.text),
        .model("picture", \.picture),
        .list("facts", \.facts),
        .list("dates", \.dates),
        .flag("hasDates") { !$0.dates.isEmpty },
        .text("calendar", \.calendar),
        .text("mark", \.mark),
        .flag("isSample", \.isSample),
        .list("credits", \.credits),
    ])
}

/// One more time of a series.
public struct EventDateModel: TemplateModel, Hashable {
    let time: TimeModel
    let status: String?
    /// What it is called, where it differs from its series.
    let title: String?

    init(_ occurrence: EventOccurrence, of event: Event, _ words: EventFormatter) {
        time = words.time(occurrence, words.whole(occurrence))
        status = words.status(occurrence)
        let isOther = occurrence.details.title != event.details.title
        title = isOther ? words.title(occurrence.details)?.text : nil
    }

    public static let fields: TemplateFields<EventDateModel> = [
        .model("time", \.time),
        .text("status", \.status),
        .text("title", \.title),
    ]
}
