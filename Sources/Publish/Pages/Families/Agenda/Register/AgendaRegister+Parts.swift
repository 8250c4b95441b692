import Domain
import Foundation
import Presentation

/// What each page of the agenda is made from.
extension AgendaRegister {
    /// More of them are on no list of the next weeks; months have them.
    private static let most = 300
    /// More of them no page of a day or a month has room for.
    private static let mostOfPage = 2_000
    private static let mostBelow = 500
    /// So many categories are offered beside the list.
    private static let mostOffered = 40

    /// What is on from now on.
    var near: AgendaPart {
        let shown = wholeDays(coming.prefix { $0.occurrence.start < span.nearEnd })
        let offered = labels.filter { $0.named.label.kind == .category && !$0.coming.isEmpty }
            .prefix(Self.mostOffered).map(\.named)
        return AgendaPart(
            "what is on in the next \(AgendaSpan.near) days",
            Array(shown),
            months: months.filter { $0 >= thisMonth },
            labels: offered.sorted { $0.label.slug < $1.label.slug },
            hasDays: true,
            since: since(shown)
        )
    }

    /// So many that a list has room for them; where it has not for all, none of a day that would be cut.
    private func wholeDays(_ entries: ArraySlice<AgendaEntry>) -> ArraySlice<AgendaEntry> {
        guard let next = entries.dropFirst(Self.most).first else { return entries }
        let day = span.day(of: next.occurrence.start)
        let shown = entries.prefix(Self.most)
        let whole = shown.prefix { span.day(of: $0.occurrence.start) < day }
        return whole.isEmpty ? shown : whole
    }

    /// What comes first, for other pages.
    func first(_ count: Int) -> AgendaPart {
        AgendaPart("the first \(count) of what is on", Array(coming.prefix(count)))
    }

    private var thisMonth: Day { Day(year: span.today.year, month: span.today.month, day: 1) }

    /// The last moment at which time or an answer changed the list.
    private func since(_ shown: ArraySlice<AgendaEntry>) -> Date {
        var since = span.midnight(ofDay: span.today.ordinal)
        for entry in byDay[span.today.ordinal] ?? [] {
            let end = entry.occurrence.shownEnd
            if end <= span.now { since = max(since, end) }
        }
        for entry in shown where entry.item.published.changed <= span.now {
            since = max(since, entry.item.published.changed)
        }
        return since
    }

    /// The days that have something, in their order.
    private var days: [Day] { byDay.keys.sorted().map { Day(ordinal: $0) } }

    /// The months that have something, each as its first day.
    var months: [Day] {
        Set(byDay.keys.map { Day(ordinal: $0) }.map { Day(year: $0.year, month: $0.month, day: 1) })
            .sorted()
    }

    /// Each day that has a page with what is on, and the nearest ones that have something.
    var dayParts: [(day: Day, part: AgendaPart)] {
        Self.beside(days.filter(span.hasPage)).map { day, neighbours in
            let part = AgendaPart(
                "what is on on \(day.path)",
                Array((byDay[day.ordinal] ?? []).prefix(Self.mostOfPage)),
                neighbours: neighbours
            )
            return (day, part)
        }
    }

    /// Each month with what is on, everything once.
    var monthParts: [(month: Day, part: AgendaPart)] {
        let byMonth = Dictionary(grouping: days) { Day(year: $0.year, month: $0.month, day: 1) }
        return Self.beside(months).map { month, neighbours in
            var seen: Set<ItemID> = []
            var entries: [AgendaEntry] = []
            for day in byMonth[month] ?? [] {
                // What begins on an earlier day of the month has been taken with it.
                entries += (byDay[day.ordinal] ?? []).filter { entry in
                    span.day(of: entry.occurrence.start) == day.ordinal
                        || seen.insert(entry.item.id).inserted
                }
                seen.formUnion((byDay[day.ordinal] ?? []).map(\.item.id))
            }
            let counts = (byMonth[month] ?? []).map { ($0.day, byDay[$0.ordinal]?.count ?? 0) }
            // Of a month with more than that its calendar leads to the days.
            let most = span.hasPage(month) ? Self.mostBelow : Self.mostOfPage
            let isLong = span.hasPage(month) && entries.count > most
            let part = AgendaPart(
                "what is on in \(month.monthPath)",
                isLong ? [] : Array(entries.prefix(most)),
                counts: Dictionary(counts) { first, _ in first },
                neighbours: neighbours,
                hasDays: span.hasPage(month)
            )
            return (month, part)
        }
    }

    private static func beside(_ days: [Day]) -> [(Day, AgendaPart.Neighbours)] {
        days.indices.map { index in
            let neighbours = AgendaPart.Neighbours(
                previous: index > 0 ? days[index - 1] : nil,
                next: index + 1 < days.count ? days[index + 1] : nil
            )
            return (days[index], neighbours)
        }
    }

    /// The lists that something stands in.
    func lists(of item: AgendaItem, among named: [AgendaLabel: NamedLabel]) -> AgendaPart {
        // One place may be called by two names.
        var seen: Set<AgendaLabel> = []
        let venues = item.venues.map(\.label).filter { seen.insert($0).inserted }
        let labels = item.categories + venues
        return AgendaPart(
            "the lists of the agenda with it",
            labels: labels.compactMap { named[$0] }
        )
    }
}

extension AgendaRegister {
    var lists: [AgendaList] { labels.map { AgendaList($0.named, $0.coming, in: span) } }

    var namedLabels: [AgendaLabel: NamedLabel] {
        Dictionary(labels.map { ($0.named.label, $0.named) }) { first, _ in first }
    }

    /// On which day a series is to be found: that of its next time, or of its last one.
    var daysOfSeries: [ItemID: Day] {
        Dictionary(
            items.compactMap { item in
                item.seriesTime(at: span.now)
                    .map { (item.id, Day(ordinal: span.day(of: $0.start))) }
            }
        ) { first, _ in first }
    }

    /// So many events a feed carries.
    private static let mostOfAFeed = 25

    /// What was announced last and is not over, each event with its next time.
    ///
    /// - Parameter keptBack: sources whose data are not passed on.
    /// - Returns: all of it, and that of each category.
    func feeds(besides keptBack: Set<SourceID>) -> [(scope: FeedScope, part: AgendaPart)] {
        let announced =
            items
            .filter { !$0.isMatch && !$0.isSample && !keptBack.contains($0.source) }
            .compactMap { $0.next(at: span.now) }
            .sorted { left, right in
                let (one, other) = (left.item.published, right.item.published)
                return (other.firstSeen, one.id) < (one.firstSeen, other.id)
            }
        func part(_ entries: some Sequence<AgendaEntry>) -> AgendaPart {
            AgendaPart("what was announced last", Array(entries.prefix(Self.mostOfAFeed)))
        }
        let all = (scope: FeedScope(.agenda, isOfALanguage: true), part: part(announced))
        var byLabel: [AgendaLabel: [AgendaEntry]] = [:]
        for entry in announced {
            for label in entry.item.categories { byLabel[label, default: []].append(entry) }
        }
        let others = labels.map(\.named).filter { $0.label.kind == .category }.map { named in
            (
                scope: FeedScope(named.route(), isOfALanguage: true),
                part: part(byLabel[named.label] ?? [])
            )
        }
        return [all] + others
    }
}
