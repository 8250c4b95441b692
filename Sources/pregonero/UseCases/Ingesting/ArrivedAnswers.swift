import Basics
import Domain

/// The sources' answers on their way to the archive, in the configuration's order.
///
/// What is large comes into memory when its turn comes, and goes before the next one does.
final class ArrivedAnswers: Sequence, IteratorProtocol {
    /// How the sources fared whose turn has come, without their batches.
    private(set) var results: [SourceVisit.Result] = []
    private var waiting: ArraySlice<SourceVisit.Arrival>
    private let progress: WorkProgress

    init(_ arrivals: [SourceVisit.Arrival], progress: WorkProgress) {
        waiting = arrivals[...]
        self.progress = progress
    }

    func next() -> ReceivedBatch? {
        while let arrival = waiting.popFirst() {
            progress(.reading, results.count, of: waiting.endIndex)
            var result =
                switch arrival {
                case .read(let result): result
                case .unread(let read): read()
                }
            let batch = result.batch
            result.batch = nil
            results.append(result)
            if let batch { return batch }
        }
        return nil
    }
}
