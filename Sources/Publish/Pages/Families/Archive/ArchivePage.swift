import Domain
import Presentation
import TemplateModels

/// A step of the way year → month → day through the archive, as `pages/archive` reads it.
struct ArchivePage: LaidOutModel {
    static let template = "pages/archive"

    let layout: PageLayout
    let intro: String?
    let groups: [ArchiveGroupModel]
    /// The days of one month.
    let calendar: MonthCalendarModel?
    let neighbours: NeighboursModel?

    /// The archive's own page: all years, newest first, each with its months.
    init(
        years: [(year: Int, months: [Int])],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let groups = years.map { entry in
            ArchiveGroupModel(
                title: String(entry.year),
                address: context.link(.year(entry.year), in: place.language),
                entries: Self.months(entry.months, of: entry.year, at: place, context: context)
            )
        }
        self.init(
            title: catalogue[.archive],
            intro: catalogue[.archiveIntro],
            description: catalogue.text(
                .descriptionArchive,
                [.site: context.settings.title]
            ),
            groups: groups,
            paths: years.map { context.path(.year($0.year), in: place.language) },
            crumbs: [context.crumb(.front, in: place.language)].compactMap(\.self),
            at: place,
            context: context
        )
    }

    /// One year with its months, newest first, and how much there was on each day.
    ///
    /// - Parameters:
    ///   - year: the year.
    ///   - days: its days that have articles, newest first.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        year: Int,
        days: [(day: Day, count: Int)],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let months = Set(days.map(\.day.month)).sorted(by: >)
        let most = days.map(\.count).max() ?? 0
        let entries = Self.months(months, of: year, at: place, context: context).enumerated()
            .map { index, entry in
                let counted = days.filter { $0.day.month == months[index] }
                var counts = Array(repeating: 0, count: 31)
                for (day, count) in counted where counts.indices.contains(day.day - 1) {
                    counts[day.day - 1] = count
                }
                var entry = entry
                entry.note = catalogue.text(.newsCount, count: counts.reduce(0, +))
                entry.strokes = DayStrokesModel(counts, most: most)
                return entry
            }
        self.init(
            title: "\(catalogue[.archive]) · \(year)",
            description: catalogue.text(
                .descriptionYear,
                [.site: context.settings.title, .year: String(year)]
            ),
            groups: [ArchiveGroupModel(title: String(year), address: nil, entries: entries)],
            paths: months.map {
                context.path(.month(year: year, month: $0), in: place.language)
            },
            crumbs: Self.crumbs(at: place, context: context),
            at: place,
            context: context
        )
    }

    /// One month with its days, newest first, each with its number of articles.
    ///
    /// - Parameters:
    ///   - year: the year.
    ///   - month: 1 to 12.
    ///   - days: the days that have articles.
    ///   - previous: the nearest earlier month that has a page, as any of its days.
    ///   - next: the nearest later month that has a page, as any of its days.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        year: Int,
        month: Int,
        days: [(day: Day, count: Int)],
        previous: Day?,
        next: Day?,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        func neighbour(_ day: Day?, _ note: TextKey) -> LinkModel? {
            day.map {
                LinkModel(
                    title: catalogue.monthHeading(year: $0.year, month: $0.month),
                    address: context.link(.month(year: $0.year, month: $0.month), in: language),
                    note: catalogue[note]
                )
            }
        }
        self.init(
            title: catalogue.monthHeading(year: year, month: month),
            description: catalogue.text(
                .descriptionMonth,
                [
                    .site: context.settings.title,
                    .month: catalogue.monthText(year: year, month: month),
                ]
            ),
            calendar: MonthCalendarModel(
                news: days,
                of: Day(year: year, month: month, day: 1),
                in: language,
                context: context
            ),
            paths: days.map { context.path(.day($0.day), in: language) },
            neighbours: NeighboursModel(
                previous: neighbour(previous, .previousMonth),
                next: neighbour(next, .nextMonth)
            ),
            crumbs: Self.crumbs(year: year, at: place, context: context),
            at: place,
            context: context
        )
    }

    private init(
        title: String,
        intro: String? = nil,
        description: String,
        groups: [ArchiveGroupModel] = [],
        calendar: MonthCalendarModel? = nil,
        paths: [String],
        neighbours: NeighboursModel? = nil,
        crumbs: [LinkModel],
        at place: PageContext,
        context: SiteContext
    ) {
        self.intro = intro
        self.groups = groups
        self.calendar = calendar
        self.neighbours = neighbours
        layout = PageLayout(
            listing: paths,
            title: title,
            description: description,
            crumbs: crumbs,
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .text("intro", \.intro),
        .list("groups", \.groups),
        .model("calendar", \.calendar),
        .model("neighbours", \.neighbours),
    ])

    /// Front page › archive › year › month, as far as they are given.
    static func crumbs(
        year: Int? = nil,
        month: Int? = nil,
        at place: PageContext,
        context: SiteContext
    ) -> [LinkModel] {
        let language = place.language
        var crumbs = [context.crumb(.front, in: language), context.crumb(.archive, in: language)]
            .compactMap(\.self)
        guard let year else { return crumbs }
        crumbs.append(
            LinkModel(title: String(year), address: context.link(.year(year), in: language))
        )
        guard let month else { return crumbs }
        let title = context.catalogue(language).monthTitle(month)
        let address = context.link(.month(year: year, month: month), in: language)
        crumbs.append(LinkModel(title: title, address: address))
        return crumbs
    }

    private static func months(
        _ months: [Int],
        of year: Int,
        at place: PageContext,
        context: SiteContext
    ) -> [ArchiveGroupModel.Entry] {
        months.map { month in
            ArchiveGroupModel.Entry(
                title: context.catalogue(place.language).monthTitle(month),
                address: context.link(.month(year: year, month: month), in: place.language)
            )
        }
    }
}
