import Basics
import Domain

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
    /// Those that are being read just now.
    private var ahead: ReadingAhead?

    private let count: Int

    /// So many are read at once, beside as many that have been read and wait for the archive.
    private static let width = 4

    init(_ arrivals: [SourceVisit.Arrival], progress: WorkProgress) {
        waiting = arrivals.reversed()
        count = arrivals.count
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
        progress(.reading, results.count, of: count)
        if let ahead {
            self.ahead = nil
            ready = ahead.results()
            readAhead()
            return ready.popLast()
        }
        switch waiting.popLast() {
        case nil: return nil
        case .read(let result): return result
        case .unread(isSmall: false, let read): return read()
        case .unread(isSmall: true, let read):
            ahead = ReadingAhead([read] + smallOnes(Self.width - 1))
            return nextResult()
        }
    }

    /// The small ones that come next are read while the archive takes the last ones.
    private func readAhead() {
        let next = smallOnes(Self.width)
        if !next.isEmpty { ahead = ReadingAhead(next) }
    }

    private func smallOnes(_ most: Int) -> [@Sendable () -> SourceVisit.Result] {
        var small: [@Sendable () -> SourceVisit.Result] = []
        while small.count < most, case .unread(isSmall: true, let read) = waiting.last {
            waiting.removeLast()
            small.append(read)
        }
        return small
    }
}
