import Synchronization

/// Does something once, however often it is asked for; what failed may be tried again.
final class OnceOnly: Sendable {
    private let isDone = Mutex(false)

    func run(_ work: () throws -> Void) rethrows {
        try isDone.withLock { isDone in
            guard !isDone else { return }
            try work()
            isDone = true
        }
    }
}
