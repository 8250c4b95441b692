import Dispatch
import Synchronization

/// Runs work on several items at once, as many as there are processors; results come back in the order of the items.
public enum SideBySide {
    /// - Parameters:
    ///   - items: what is worked on.
    ///   - share: so many are worked on one after the other; fewer are not worth a second processor. The usual number is for
    ///     what takes some hundredths of a millisecond each.
    ///   - work: what is done with each.
    /// - Returns: what came of each.
    public static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        share: Int = 500,
        _ work: @Sendable (Item) -> Result
    ) -> [Result] {
        guard items.count > share else { return items.map(work) }
        let parts = Mutex<[Int: [Result]]>([:])
        let count = (items.count + share - 1) / share
        DispatchQueue.concurrentPerform(iterations: count) { number in
            let part = items[number * share..<min((number + 1) * share, items.count)].map(work)
            parts.withLock { $0[number] = part }
        }
        return parts.withLock { parts in parts.sorted { $0.key < $1.key }.flatMap(\.value) }
    }

    /// Works on some thousands of items at once and hands over what came of them before it goes on, so that little waits.
    ///
    /// - Parameters:
    ///   - items: what is worked on.
    ///   - group: so many at once.
    ///   - work: what is done with each.
    ///   - take: is handed each with what came of it, in their order.
    /// - Throws: what `take` throws.
    public static func inGroups<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        of group: Int = 4_000,
        _ work: @Sendable (Item) -> Result,
        take: (Item, Result) throws -> Void
    ) rethrows {
        for start in stride(from: 0, to: items.count, by: group) {
            let some = Array(items[start..<min(start + group, items.count)])
            for (item, result) in zip(some, map(some, work)) { try take(item, result) }
        }
    }
}
