import Basics
import Dispatch
import Domain
import Synchronization

/// The sources' answers on their way to the archive, in the configuration's order.
///
/// What is large comes into memory when its turn comes, and goes before the next one does.
final class ArrivedAnswers: Sequence, IteratorProtocol {
    /// How the sources fared whose turn has come, without their batches.
    private(set) var results: [SourceVisit.Result] = []
    /// The last one first: what is taken from the end is let go.
    private var waiting: [SourceVisit.Arrival]
    private let progress: WorkProgress

    /// Read side by side, the last one first.
    private var ready: [SourceVisit.Result] = []

    /// So many are read at once.
    private static let width = 8

    init(_ arrivals: [SourceVisit.Arrival], progress: WorkProgress) {
        waiting = arrivals.reversed()
        self.progress = progress
    }

    func next() -> ReceivedBatch? {
        while let next = nextResult() {
            var result = next
            let batch = result.batch
            result.batch = nil
            results.append(result)
            if let batch { return batch }
        }
        return nil
    }

    private func nextResult() -> SourceVisit.Result? {
        if let result = ready.popLast() { return result }
        progress(.reading, results.count, of: results.count + waiting.count)
        var together: [@Sendable () -> SourceVisit.Result] = []
        while together.count < Self.width, let arrival = waiting.last {
            switch arrival {
            case .read(let result):
                guard together.isEmpty else { return read(together) }
                waiting.removeLast()
                return result
            case .unread(let isSmall, let read):
                guard isSmall || together.isEmpty else { return self.read(together) }
                waiting.removeLast()
                if !isSmall { return read() }
                together.append(read)
            }
        }
        return together.isEmpty ? nil : read(together)
    }

    private func read(_ together: [@Sendable () -> SourceVisit.Result]) -> SourceVisit.Result? {
        let results = Mutex<[Int: SourceVisit.Result]>([:])
        DispatchQueue.concurrentPerform(iterations: together.count) { index in
            let result = together[index]()
            results.withLock { $0[index] = result }
        }
        ready = results.withLock { results in
            together.indices.reversed().compactMap { results[$0] }
        }
        return ready.popLast()
    }
}
