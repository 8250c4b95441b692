import Domain
import Presentation
public import TemplateModels

/// What is on in the next weeks by day, as `pages/agenda` reads it.
public struct AgendaPage: LaidOutModel {
    public static let template = "pages/agenda"

    public let layout: PageLayout
    private let days: [AgendaDayModel]
    /// All of it for a calendar program; nil where nothing may be taken along.
    private let calendar: String?
    private let calendarMark: String
    private let credits: [LinkModel]

    init(_ register: AgendaRegister, at place: PageContext, context: SiteContext) {
        let words = EventFormatter(language: place.language, context: context)
        let catalogue = words.catalogue
        days = register.days.map { AgendaDayModel($0, words) }
        let files = EventCalendar(context: context)
        calendar = files.pathOfAll(register.all).map { context.link($0) }
        calendarMark = context.mark("g-cal")
        credits = context.credits(of: Set(register.all.map(\.source)).sorted())
        let title = catalogue[.agenda]
        let description = catalogue.text(.descriptionAgenda, [.site: context.settings.title])
        var seen: Set<String> = []
        let paths = register.days.flatMap(\.entries)
            .map { context.path(.event($0.stored.address), in: place.language) }
            .filter { seen.insert($0).inserted }
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !register.all.allSatisfy(\.isSample)
            ),
            crumbs: [context.crumb(.front, in: place.language)],
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

    public static let fields = laidOut([
        .list("days", \.days),
        .flag("hasDays") { !$0.days.isEmpty },
        .text("calendar", \.calendar),
        .text("calendarMark", \.calendarMark),
        .list("credits", \.credits),
    ])
}
