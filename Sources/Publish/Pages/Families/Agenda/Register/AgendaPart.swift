import Basics
import Domain
import Foundation

/// What one page of the agenda shows, and nothing of all the others: times of events, and the ways to pages beside it.
struct AgendaPart: Sendable {
    /// In words, for whoever asks what a page is made from.
    let title: String
    /// In their order.
    let entries: [AgendaEntry]
    /// Of a month how much is on on each day, by the day of the month.
    let counts: [Int: Int]
    /// Months, each as its first day.
    let months: [Day]
    let labels: [NamedLabel]
    /// The nearest pages before and after it.
    let neighbours: Neighbours
    /// Whether its days have pages of their own.
    let hasDays: Bool
    /// Where it stands in its list; nil for what has one page.
    let pages: Pages?
    /// Since when it has been as it is.
    let since: Date?
    /// Differs whenever any of it differs.
    let fingerprint: UInt64

    /// Days that have a page; of months the first.
    struct Neighbours: Hashable, Sendable {
        var previous: Day?
        var next: Day?
    }

    /// The numbers of a page of a list and of those beside it.
    struct Pages: Hashable, Sendable {
        /// Nil for the list's own address, which holds what is next.
        let number: Int?
        /// Of the page with earlier times.
        let earlier: Int?
        /// Of the page with later times; nil where there is none.
        let later: Int?
    }

    init(
        _ title: String,
        _ entries: [AgendaEntry] = [],
        counts: [Int: Int] = [:],
        months: [Day] = [],
        labels: [NamedLabel] = [],
        neighbours: Neighbours = Neighbours(),
        hasDays: Bool = false,
        pages: Pages? = nil,
        since: Date? = nil
    ) {
        self.title = title
        self.entries = entries
        self.counts = counts
        self.months = months
        self.labels = labels
        self.neighbours = neighbours
        self.hasDays = hasDays
        self.pages = pages
        self.since = since
        var hash = StableHash()
        hash.add(hasDays ? 1 : 0)
        hash.add(entries.count)
        for entry in entries { entry.add(to: &hash) }
        for day in [neighbours.previous, neighbours.next] { hash.add(day?.number ?? 0) }
        hash.add(since.map { Int(clamping: $0.timeIntervalSince1970) } ?? .min)
        for number in [pages?.number, pages?.earlier, pages?.later] { hash.add(number ?? -1) }
        for (day, count) in counts.sorted(by: { $0.key < $1.key }) {
            hash.add(day)
            hash.add(count)
        }
        for month in months { hash.add(month.number) }
        for named in labels {
            for text in [named.label.kind.rawValue, named.label.slug, named.name] { hash.add(text) }
            hash.add(named.isOfMatches ? 1 : 0)
        }
        fingerprint = hash.value
    }
}

extension AgendaPart: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        left.fingerprint == right.fingerprint && left.title == right.title
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(fingerprint)
    }
}
