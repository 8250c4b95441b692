import Basics
import Domain
import Foundation
import Presentation
import Recurrence
import TemplateModels

/// An event with its next times, as `pages/event` reads it.
struct EventPage: LaidOutModel {
    static let template = "pages/event"

    let layout: PageLayout
    /// Of the title: its language and direction where they are not the page's.
    private let titleLanguage: String?
    private let titleDirection: String?
    private let status: String?
    private let text: LocalizedTextModel?
    private let picture: PictureModel?
    private let facts: [FactModel]
    /// The lists of the agenda in which it stands.
    private let lists: [LinkModel]
    /// By what it repeats, where words can say it, and what differs from that.
    private let series: SeriesModel?
    private let venue: PageVenue
    private let news: [Prepared<CardModel>]
    /// The times besides the first that takes place, where there are several.
    private let dates: [EventDateModel]
    private let calendar: String?
    private let mark: String
    private let isSample: Bool
    private let credits: [LinkModel]

    /// - Parameters:
    ///   - stored: the event.
    ///   - now: the hour at which the page is made.
    ///   - places: those of the town where it is at one of its times.
    ///   - lists: those of the agenda in which it stands.
    ///   - news: articles that name it, newest first.
    ///   - ground: what its map is drawn on; nil without coordinates.
    ///   - place: where the page is.
    ///   - context: settings, texts and names.
    init(
        _ stored: Stored<Event>,
        at now: Date,
        places: PlaceFinder,
        lists: [NamedLabel],
        news: [ListedArticle],
        ground: MapGround?,
        at place: PageContext,
        context: SiteContext
    ) {
        let words = EventFormatter(language: place.language, context: context)
        let clocks = ZoneClocks(site: words.zone)
        let times = EventTimes(stored.value, at: now, clocks: clocks)
        let catalogue = words.catalogue
        let details = times.main?.details ?? stored.value.details
        let known = places.place(details.place)
        let point = details.place?.point ?? known?.value.point
        let named = words.title(details)
        let title = named?.text ?? ""
        titleLanguage = named?.language
        titleDirection = named?.direction
        status = times.main.flatMap(words.status)
        text = LocalizedTextModel(details.text, on: place.language, context: context)
        picture = details.picture.flatMap {
            PictureModel($0, of: stored.id, credit: nil, context: context)
        }
        facts =
            EventFacts(
                details: details,
                main: times.main,
                known: known,
                isListed: lists.contains { $0.label.kind == .category },
                words: words
            )
            .all
        self.lists = lists.map { named in
            LinkModel(
                title: named.title(catalogue),
                address: context.link(named.route(), in: place.language)
            )
        }
        series = (times.next.first ?? times.main).flatMap {
            SeriesModel(stored.value, from: $0, clocks: clocks, words)
        }
        venue = PageVenue(
            at: point,
            named: details.place?.name?.nonBlank ?? title,
            on: ground,
            in: place.language,
            context: context
        )
        self.news = news.map(\.card)
        dates = times.others.prefix(EventTimes.shown).map {
            EventDateModel($0, of: stored.value, words)
        }
        // What is over goes into no calendar.
        let file =
            times.next.isEmpty
            ? nil : EventCalendar(context: context).path(of: stored.published)
        calendar = file.map { context.link($0) }
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
            clocks: clocks,
            details: details,
            point: point,
            description: description,
            place: place,
            context: context
        ).node
        layout = PageLayout(
            of: node,
            title: title,
            description: description,
            picture: details.picture,
            card: DrawnCard(stored.published, saying: words.card(stored.value)),
            isIndexed: !stored.isSample,
            below: .agenda,
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .text("titleLang", \.titleLanguage),
        .text("titleDir", \.titleDirection),
        .text("status", \.status),
        .flag("hasKicker") { $0.status != nil || $0.isSample },
        .model("text", \.text),
        .model("picture", \.picture),
        .list("facts", \.facts),
        .flag("hasLists") { !$0.lists.isEmpty },
        .list("lists", \.lists),
        .model("series", \.series),
        .model("venue", \.venue.map),
        .model("credit", \.venue.credit),
        .text("stylesheet", \.venue.stylesheet),
        .flag("hasRelated") { !$0.news.isEmpty },
        .preparedList("related", \.news),
        .list("dates", \.dates),
        .flag("hasDates") { !$0.dates.isEmpty },
        .text("calendar", \.calendar),
        .text("mark", \.mark),
        .flag("isSample", \.isSample),
        .list("credits", \.credits),
    ])
}

/// One more time of a series.
struct EventDateModel: TemplateModel, Hashable {
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

    static let fields: TemplateFields<EventDateModel> = [
        .model("time", \.time),
        .text("status", \.status),
        .text("title", \.title),
    ]
}
