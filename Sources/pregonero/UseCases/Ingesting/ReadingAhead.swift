import Dispatch
import Synchronization

/// Answers that are read side by side while something else is done.
final class ReadingAhead: Sendable {
    private let read = Mutex<[Int: SourceVisit.Result]>([:])
    private let group = DispatchGroup()

    /// - Parameter answers: begun to be read at once.
    init(_ answers: [@Sendable () -> SourceVisit.Result]) {
        for (place, answer) in answers.enumerated() {
            DispatchQueue.global().async(group: group) { self.keep(answer(), at: place) }
        }
    }

    private func keep(_ result: SourceVisit.Result, at place: Int) {
        read.withLock { $0[place] = result }
    }

    /// Waits for all of them.
    ///
    /// - Returns: what they came to, the last one first.
    func results() -> [SourceVisit.Result] {
        group.wait()
        return read.withLock { read in read.sorted { $0.key > $1.key }.map(\.value) }
    }
}
