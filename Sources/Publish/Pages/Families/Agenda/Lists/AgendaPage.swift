import Domain
import Foundation
import Presentation
import TemplateModels

/// A list of the agenda, as `pages/agenda` reads it: what is on, a day, a month, a category or a place.
struct AgendaPage: LaidOutModel {
    static let template = "pages/agenda"

    let layout: PageLayout
    private let parts: Parts
    private let calendar: String?
    private let calendarMark: String
    private let script: String
    private let zone: String
    private let credits: [LinkModel]

    /// What one of the lists has and others have not.
    struct Parts {
        var intro: String?
        /// Since when it is as it is.
        var since: TimeModel?
        /// Whether what has ended leaves it while somebody reads.
        var isLive = false
        /// Whether its heading is that of its only section.
        var isOneDay = false
        /// The ways to days on the page.
        var jumps: [LinkModel] = []
        var categories: [LinkModel] = []
        var months: [LinkModel] = []
        var month: MonthCalendarModel?
        var sections: [AgendaSectionModel] = []
        var neighbours: NeighboursModel?
        var pagination: PaginationModel?
    }

    /// - Parameters:
    ///   - parts: what it has.
    ///   - layout: what stands around it.
    ///   - calendar: the site path of all of it for calendar programs; nil where nothing may be taken along.
    ///   - entries: what it shows.
    ///   - words: in which it is told.
    init(
        _ parts: Parts,
        layout: PageLayout,
        calendar: String?,
        of entries: [AgendaEntry],
        _ words: EventFormatter
    ) {
        self.parts = parts
        self.layout = layout
        let context = words.context
        self.calendar = calendar.map { context.link($0) }
        calendarMark = context.mark("g-cal")
        script = context.script("agenda.js")
        zone = words.zone.identifier
        credits = context.credits(of: Set(entries.map(\.item.source)).sorted())
    }

    static let fields = laidOut([
        .text("intro", \.parts.intro),
        .model("since", \.parts.since),
        .flag("isLive", \.parts.isLive),
        .flag("isOneDay", \.parts.isOneDay),
        .flag("hasJumps") { !$0.parts.jumps.isEmpty },
        .list("jumps", \.parts.jumps),
        .flag("hasCategories") { !$0.parts.categories.isEmpty },
        .list("categories", \.parts.categories),
        .flag("hasMonths") { !$0.parts.months.isEmpty },
        .list("months", \.parts.months),
        .model("month", \.parts.month),
        .list("sections", \.parts.sections),
        .flag("hasSections") { !$0.parts.sections.isEmpty },
        .model("neighbours", \.parts.neighbours),
        .model("pagination", \.parts.pagination),
        .text("calendar", \.calendar),
        .text("calendarMark", \.calendarMark),
        .text("script", \.script),
        .text("zone", \.zone),
        .list("credits", \.credits),
    ])
}
