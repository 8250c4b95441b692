import Foundation

/// Keeps the newest entries of a feed in the feed's order, however many come.
struct NewestEntries {
    private struct Dated {
        let entry: ReadEntry
        let date: Date
        let order: Int
    }

    private(set) var dropped = 0
    private var kept: [Dated] = []
    private var count = 0
    private var lastDate = Date.distantFuture
    private let limit: Int

    init(limit: Int) {
        self.limit = max(limit, 1)
    }

    var isEmpty: Bool { kept.isEmpty }

    /// An entry without a date is taken to be as old as the one before it.
    mutating func add(_ entry: ReadEntry) {
        lastDate = entry.entry.published ?? entry.entry.updated ?? lastDate
        kept.append(Dated(entry: entry, date: lastDate, order: count))
        count += 1
        if kept.count >= 2 * limit { prune() }
    }

    mutating func finish() -> [ReadEntry] {
        prune()
        return kept.map(\.entry)
    }

    private mutating func prune() {
        guard kept.count > limit else { return }
        dropped += kept.count - limit
        kept.sort { $0.date != $1.date ? $0.date > $1.date : $0.order < $1.order }
        kept.removeLast(kept.count - limit)
        kept.sort { $0.order < $1.order }
    }
}
