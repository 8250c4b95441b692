import Dispatch
import Synchronization

/// A stage of a pipeline: works on items beside its caller and hands over what came of them, in their order.
///
/// The caller goes on while the work is done; when much is under way, it takes the oldest first and helps with it, so that
/// little waits however many items come, and nothing stands still where no other thread is free.
public final class PipelineStage<Item: Sendable, Result: Sendable, Failure: Error> {
    private let size: Int
    private let work: @Sendable (Item) -> Result
    private let take: (Item, Result) throws(Failure) -> Void
    private var waiting: [Item] = []
    /// The oldest first.
    private var groups: [Group] = []

    /// So many groups are under way.
    private static var most: Int { 16 }

    /// - Parameters:
    ///   - size: so many items are worked on one after the other; the usual number is for what takes a tenth of a millisecond each.
    ///   - work: what is done with each.
    ///   - take: is handed each with what came of it, in the caller's own time.
    public init(
        of size: Int = 32,
        _ work: @escaping @Sendable (Item) -> Result,
        take: @escaping (Item, Result) throws(Failure) -> Void
    ) {
        self.size = size
        self.work = work
        self.take = take
    }

    /// - Throws: what `take` throws.
    public func add(_ item: Item) throws(Failure) {
        waiting.append(item)
        guard waiting.count == size else { return }
        let group = Group(waiting)
        waiting.removeAll(keepingCapacity: true)
        groups.append(group)
        DispatchQueue.global().async { [work] in group.run(work) }
        if groups.count > Self.most { try hand(groups.removeFirst()) }
    }

    /// Hands over all that has not been handed over yet.
    ///
    /// - Throws: what `take` throws.
    public func finish() throws(Failure) {
        while !groups.isEmpty { try hand(groups.removeFirst()) }
        for item in waiting { try take(item, work(item)) }
        waiting.removeAll()
    }

    private func hand(_ group: Group) throws(Failure) {
        for (item, result) in group.results(of: work) { try take(item, result) }
    }

    /// Items that one thread works on: whichever comes to it first.
    private final class Group: Sendable {
        /// Let go with what came of them, though the queue may hold the group for longer.
        private let items: Mutex<[Item]>
        private let results = Mutex<[(Item, Result)]>([])
        private let isBegun = Atomic(false)
        private let done = DispatchSemaphore(value: 0)

        init(_ items: [Item]) {
            self.items = Mutex(items)
        }

        func run(_ work: (Item) -> Result) {
            let (isMine, _) = isBegun.compareExchange(
                expected: false,
                desired: true,
                ordering: .acquiringAndReleasing
            )
            guard isMine else { return }
            let items = self.items.withLock { items in
                defer { items = [] }
                return items
            }
            let made = items.map { ($0, work($0)) }
            results.withLock { $0 = made }
            done.signal()
        }

        /// Waits for them, or works on them now when nobody has begun.
        func results(of work: (Item) -> Result) -> [(Item, Result)] {
            run(work)
            done.wait()
            return results.withLock { results in
                defer { results = [] }
                return results
            }
        }
    }
}
