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
    private var groups: [BackgroundWork<[(Item, Result)]>] = []

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

    // Nobody comes for what is under way, and nothing is to go on after the caller.
    deinit { waitForAll() }

    /// - Throws: what `take` throws.
    public func add(_ item: Item) throws(Failure) {
        waiting.append(item)
        guard waiting.count == size else { return }
        begin()
        if groups.count > Self.most { try hand(groups.removeFirst()) }
    }

    /// Begins with what was added last, however little it is: for a caller who does something else before the rest comes.
    public func begin() {
        if waiting.isEmpty { return }
        groups.append(BackgroundWork { [work, waiting] in waiting.map { ($0, work($0)) } })
        waiting.removeAll(keepingCapacity: true)
    }

    /// Hands over all that has not been handed over yet.
    ///
    /// - Throws: what `take` throws.
    public func finish() throws(Failure) {
        while !groups.isEmpty { try hand(groups.removeFirst()) }
        for item in waiting { try take(item, work(item)) }
        waiting.removeAll()
    }

    private func hand(_ group: BackgroundWork<[(Item, Result)]>) throws(Failure) {
        do throws(Failure) {
            for (item, result) in group.value() { try take(item, result) }
        } catch {
            waitForAll()
            throw error
        }
    }

    private func waitForAll() {
        for group in groups { _ = group.value() }
        groups.removeAll()
    }
}
