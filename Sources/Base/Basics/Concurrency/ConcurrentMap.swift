import Dispatch
import Synchronization

/// Runs work on several items at once, as many as there are processors, and waits for it without `await`; results come back in the
/// order of the items.
public enum ConcurrentMap {
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
}
