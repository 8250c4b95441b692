import Basics
import Domain
import Foundation
import GRDB

/// What is archived of an item's dates, and which of those count that its source says when it comes again: the first is
/// that of its publication, until it is corrected by an earlier one that is no guess. Silence takes none away, and a
/// later one is at most that of a change.
struct KnownDates {
    let published: Date?
    let updated: Date?
    let firstSeen: Date
    /// Whether it waits for its date, which may be put off.
    let isAwaited: Bool
    /// The time of the answer.
    let now: Date

    /// The item without what its dates alone would change.
    func kept(_ item: ReceivedItem) -> ReceivedItem {
        var kept = item
        let isKept = isMoved(item) || isGuessed(item)
        if isKept || item.published == nil { kept.published = published }
        if item.updated == nil || isKept && item.updated == item.published {
            kept.updated = updated
        }
        return kept
    }

    /// The item as changed at the date to which its source has moved its publication, at the latest at the time of the
    /// answer: what has changed already does not change at a time to come.
    ///
    /// - Parameter item: as its source says it.
    /// - Returns: nil where its publication is not moved, or it says itself when it changed.
    func changed(_ item: ReceivedItem) -> ReceivedItem? {
        guard let date = item.published, isMoved(item), !isGuessed(item),
            item.updated == nil || item.updated == date
        else { return nil }
        var changed = kept(item)
        changed.updated = min(date, now)
        return changed
    }

    /// Whether it says to have been published later than it was known to be, and than it was seen.
    private func isMoved(_ item: ReceivedItem) -> Bool {
        guard let date = item.published?.seconds, !isAwaited else { return false }
        return date > max(published?.seconds ?? firstSeen.seconds, firstSeen.seconds)
    }

    /// Whether the order of day and month is open in its date, which then corrects none.
    private func isGuessed(_ item: ReceivedItem) -> Bool {
        item.publishedOtherwise != nil && published != nil && !isAwaited
    }
}

extension KnownDates {
    enum Column: Int, SelectedColumn {
        case published, updated, firstSeen
    }

    /// - Parameters:
    ///   - row: of the item.
    ///   - now: the time of the answer; what lies far ahead of it came under a wrong clock.
    ///   - isHeld: whether its source's items wait for their dates.
    /// - Throws: what the row says.
    init(_ row: SelectedRow<Column>, at now: Date, isHeld: Bool) throws {
        // The zero of computers is no date; archives may have it.
        let published = try (row[.published] as Int?).flatMap { $0 == 0 ? nil : Date(seconds: $0) }
        let updated = try (row[.updated] as Int?).map { Date(seconds: $0) }
        self.init(
            published: published,
            updated: updated.flatMap { NotedTime.isCredible($0, at: now) ? $0 : nil },
            firstSeen: Date(seconds: try row[.firstSeen]),
            isAwaited: isHeld && published.map { $0 > now } ?? false,
            now: now
        )
    }
}
