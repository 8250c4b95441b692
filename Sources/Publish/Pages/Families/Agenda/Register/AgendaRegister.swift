import Basics
import Domain
import Foundation
import Recurrence

/// All that is on the agenda, by day and by label, followed once for a build.
struct AgendaRegister: Sendable {
    /// Events in the order of their ids, then matches to come.
    let items: [AgendaItem]
    let span: AgendaSpan
    /// All times of the span that are not over, by their rank.
    let coming: [AgendaEntry]
    /// What is on on each day of the span, by the number of the day.
    let byDay: [Int: [AgendaEntry]]
    /// Labels with a page, by name, with their times that are not over.
    let labels: [(named: NamedLabel, coming: [AgendaEntry])]
    /// When something ends, or a day does.
    let nextChange: Date

    /// Days after its first on which something long is listed: what lasts longer is always there.
    private static let longest = 183
    /// A hostile calendar has as many categories as it has events.
    private static let mostLabels = 1_000

    /// - Parameters:
    ///   - events: all of the edition.
    ///   - matches: those that may be on it, which it tells of where there are events.
    ///   - category: of matches.
    ///   - categories: what they are called in each language.
    ///   - openTeam: what stands for a team that nobody knows yet.
    ///   - now: the hour of the edition.
    ///   - zone: that of the site.
    init(
        _ events: [Stored<Event>],
        matches: [Stored<Match>] = [],
        category: String = "",
        categories: CategoryNames = CategoryNames(),
        openTeam: LocalizedText = LocalizedText("?"),
        at now: Date,
        zone: TimeZone
    ) {
        let clocks = ZoneClocks(site: zone)
        let span = AgendaSpan(at: now, zone: zone)
        var items = ConcurrentMap.map(events) {
            AgendaItem($0, in: span, clocks: clocks)
        }
        if !items.isEmpty {
            items += matches.compactMap {
                AgendaItem(
                    $0,
                    category: category,
                    openTeam: openTeam,
                    in: span,
                    clocks: clocks
                )
            }
        }
        let all = items.flatMap { item in
            item.times.indices.map { (entry: AgendaEntry(item: item, index: $0), item: item) }
        }
        let sorted = all.map { (rank: $0.entry.rank, entry: $0.entry) }.sorted { $0.rank < $1.rank }
        var byDay: [Int: [AgendaEntry]] = [:]
        var coming: [AgendaEntry] = []
        var next = span.midnight(ofDay: span.today.ordinal + 1)
        for (_, entry) in sorted {
            let occurrence = entry.occurrence
            let end = occurrence.shownEnd
            if end > now {
                coming.append(entry)
                next = min(next, end)
            }
            let first = span.day(of: occurrence.start)
            let last = max(first, span.day(of: occurrence.lastMoment))
            for day in first...min(last, first + Self.longest) where span.days.contains(day) {
                byDay[day, default: []].append(entry)
            }
        }
        self.items = items
        self.span = span
        self.coming = coming
        self.byDay = byDay
        nextChange = next
        labels = Self.labels(
            items,
            coming,
            matches: AgendaLabel(.category, named: category),
            called: categories
        )
    }

    private static func labels(
        _ items: [AgendaItem],
        _ coming: [AgendaEntry],
        matches: AgendaLabel?,
        called given: CategoryNames
    ) -> [(named: NamedLabel, coming: [AgendaEntry])] {
        var names: [AgendaLabel: [String: Int]] = [:]
        // Many events have the same few categories.
        var known: [String: AgendaLabel?] = [:]
        var ofMatches: Set<AgendaLabel> = []
        for item in items where !item.times.isEmpty {
            for name in item.event.details.categories {
                let label = known[name] ?? AgendaLabel(.category, named: name)
                known[name] = label
                guard let label else { continue }
                names[label, default: [:]][name, default: 0] += 1
            }
            // Each spelling counts once for an event, however often it is there.
            for (venue, name) in item.venues {
                names[venue, default: [:]][name, default: 0] += 1
            }
            if item.isMatch, let matches { ofMatches.insert(matches) }
        }
        var entries: [AgendaLabel: [AgendaEntry]] = [:]
        for entry in coming {
            for label in entry.labels { entries[label, default: []].append(entry) }
        }
        let named = names.map { label, spellings in
            let most = spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? label.slug
            return NamedLabel(
                label: label,
                name: most,
                isOfMatches: ofMatches.contains(label),
                names: given[label]
            )
        }
        return named.map { ($0, entries[$0.label] ?? []) }
            .sorted { left, right in
                (-left.1.count, left.0.label.kind.rawValue, left.0.label.slug)
                    < (-right.1.count, right.0.label.kind.rawValue, right.0.label.slug)
            }
            .prefix(mostLabels)
            .map { (named: $0.0, coming: $0.1) }
    }
}

extension EventOccurrence {
    /// What ends at midnight is not on on the day that begins then.
    var lastMoment: Date { max(start, end.addingTimeInterval(-1)) }
}
