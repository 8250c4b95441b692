import Synchronization

/// Counts who is inside at once, over several servers.
final class ActiveCount: Sendable {
    private let counts = Mutex((active: 0, peak: 0))

    /// Enters and returns how many are inside now.
    @discardableResult
    func enter() -> Int {
        counts.withLock { counts in
            counts.active += 1
            counts.peak = max(counts.peak, counts.active)
            return counts.active
        }
    }

    func leave() {
        counts.withLock { $0.active -= 1 }
    }

    var peak: Int { counts.withLock { $0.peak } }
}
