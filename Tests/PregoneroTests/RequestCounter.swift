import Synchronization

/// Counts the requests that a script has answered.
final class RequestCounter: Sendable {
    private let count = Mutex(0)

    /// The number of this one, from 1.
    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
