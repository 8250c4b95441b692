import Domain
import Foundation
import Presentation

/// Makes the lists of the agenda, each from its own part.
struct AgendaPages {
    let part: AgendaPart
    let place: PageContext
    let context: SiteContext
    let words: EventFormatter

    init(_ part: AgendaPart, at place: PageContext, context: SiteContext) {
        self.part = part
        self.place = place
        self.context = context
        words = EventFormatter(language: place.language, context: context)
    }

    private var catalogue: Catalogue { words.catalogue }
    private var calendars: EventCalendar { EventCalendar(context: context) }

    /// What is on from now on: today, tomorrow, the weekend, then by day.
    var near: AgendaPage {
        let today = part.since.map { CivilTime($0, in: words.zone).day } ?? Day(number: 0)
        let names = NearDays(today: today, catalogue: catalogue)
        var parts = AgendaPage.Parts()
        parts.intro = catalogue[.agendaIntro]
        parts.isLive = true
        parts.since = part.since.map { moment in
            let text = catalogue.timeLong(CivilTime(moment, in: words.zone))
            return TimeModel(moment, text: catalogue.text(.agendaSince, [.date: text]))
        }
        parts.sections = days(from: today).map { day, entries in
            AgendaSectionModel(day, entries, near: names.name(of: day), hasPage: true, words)
        }
        var seen: Set<String> = []
        parts.jumps = parts.sections.compactMap { section in
            section.near.flatMap { near in
                seen.insert(near).inserted
                    ? LinkModel(title: near, address: "#\(section.anchor)") : nil
            }
        }
        parts.categories = part.labels.map(link)
        parts.months = part.months.map(link)
        return page(
            parts,
            title: catalogue[.agenda],
            description: catalogue.text(.descriptionAgenda, [.site: context.settings.title]),
            calendar: calendars.pathOfAll(part.entries),
            isTop: true
        )
    }

    func day(_ day: Day) -> AgendaPage {
        var parts = AgendaPage.Parts()
        parts.isOneDay = true
        parts.sections = [AgendaSectionModel(day, part.entries, words)]
        parts.months = [link(Day(year: day.year, month: day.month, day: 1))]
        parts.neighbours = NeighboursModel(
            previous: part.neighbours.previous.map { neighbour($0, .previousDay) },
            next: part.neighbours.next.map { neighbour($0, .nextDay) }
        )
        let name = catalogue.dayLong(day)
        return page(
            parts,
            title: catalogue.text(.agendaOfDay, [.day: name]),
            heading: catalogue.dayHeading(day),
            description: catalogue.text(
                .descriptionAgendaDay,
                [.day: name, .site: context.settings.title]
            )
        )
    }

    private func neighbour(_ day: Day, _ note: TextKey) -> LinkModel {
        LinkModel(
            title: catalogue.dayHeading(day),
            address: context.link(.agendaDay(day), in: words.language),
            note: catalogue[note]
        )
    }

    /// A month as a calendar, and what is on by day.
    func month(_ month: Day) -> AgendaPage {
        var parts = AgendaPage.Parts()
        parts.sections = days(from: month).map {
            AgendaSectionModel($0, $1, hasPage: part.hasDays, words)
        }
        parts.month = MonthCalendarModel(
            events: part.counts,
            of: month,
            hasPages: part.hasDays,
            anchors: Set(parts.sections.map(\.anchor)),
            words
        )
        parts.neighbours = NeighboursModel(
            previous: part.neighbours.previous.map { link($0, .previousMonth) },
            next: part.neighbours.next.map { link($0, .nextMonth) }
        )
        let name = catalogue.monthText(year: month.year, month: month.month)
        return page(
            parts,
            title: catalogue.text(.agendaOfMonth, [.month: name]),
            description: catalogue.text(
                .descriptionAgendaMonth,
                [.month: name, .site: context.settings.title]
            )
        )
    }

    /// What is to come of a category or at a place.
    func list(_ label: AgendaLabel) -> AgendaPage {
        let named =
            part.labels.first
            ?? NamedLabel(label: label, name: label.slug, isOfMatches: false)
        let number = part.pages?.number
        var parts = AgendaPage.Parts()
        parts.isLive = number == nil
        let today = part.since.map { CivilTime($0, in: words.zone).day }
        parts.sections = days(from: today).map { AgendaSectionModel($0, $1, words) }
        parts.pagination = part.pages.flatMap { pagination(named, $0) }
        let name = named.title(catalogue)
        let told = number.map { catalogue.text(.pageNumber, [.number: catalogue.number($0)]) }
        let title = [catalogue.text(.agendaOf, [.title: name]), told?.lowercasingFirst()]
            .compactMap(\.self).joined(separator: ", ")
        return page(
            parts,
            title: title,
            heading: name,
            description: catalogue.text(
                .descriptionAgendaList,
                [.title: title, .site: context.settings.title]
            ),
            calendar: calendars.path(of: named, part.entries),
            // Places have none of their own.
            feed: FeedScope(label.kind == .category ? named.route() : .agenda, isOfALanguage: true)
        )
    }
}

extension AgendaPages {
    /// What begins on each day; what began before the first one counts to it.
    private func days(from first: Day?) -> [(Day, [AgendaEntry])] {
        let groups = Dictionary(grouping: part.entries) { entry in
            let day = CivilTime(entry.occurrence.start, in: words.zone).day
            return first.map { max($0, day) } ?? day
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func link(_ named: NamedLabel) -> LinkModel {
        LinkModel(
            title: named.title(catalogue),
            address: context.link(named.route(), in: words.language)
        )
    }

    private func link(_ month: Day) -> LinkModel {
        LinkModel(
            title: catalogue.monthHeading(year: month.year, month: month.month),
            address: context.link(.agendaMonth(month), in: words.language)
        )
    }

    private func link(_ month: Day, _ note: TextKey) -> LinkModel {
        let link = link(month)
        return LinkModel(title: link.title, address: link.address, note: catalogue[note])
    }

    /// The list's own address holds what is next; pages are numbered from the latest.
    private func pagination(
        _ named: NamedLabel,
        _ pages: AgendaPart.Pages
    ) -> PaginationModel? {
        func link(_ other: Int?, _ title: TextKey) -> LinkModel {
            LinkModel(
                title: catalogue[title],
                address: context.link(named.route(page: other), in: words.language),
                note: other.map { catalogue.text(.pageNumber, [.number: catalogue.number($0)]) }
            )
        }
        return PaginationModel(
            newest: nil,
            newer: pages.number == nil ? nil : link(pages.earlier, .agendaEarlier),
            older: pages.later.map { link($0, .agendaLater) }
        )
    }

    private func page(
        _ parts: AgendaPage.Parts,
        title: String,
        heading: String? = nil,
        description: String,
        calendar: String? = nil,
        feed: FeedScope = FeedScope(.agenda, isOfALanguage: true),
        isTop: Bool = false
    ) -> AgendaPage {
        var seen: Set<String> = []
        let paths = part.entries.map { context.path($0.item.route, in: words.language) }
            .filter { seen.insert($0).inserted }
        let front = context.crumb(.front, in: words.language)
        let layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: part.entries.isEmpty || !part.entries.allSatisfy(\.item.isSample),
                feed: feed
            ),
            heading: heading,
            crumbs: isTop ? [front] : [front, context.crumb(.agenda, in: words.language)],
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
        return AgendaPage(parts, layout: layout, calendar: calendar, of: part.entries, words)
    }
}
