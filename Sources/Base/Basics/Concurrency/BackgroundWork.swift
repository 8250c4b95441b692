import Dispatch
import Synchronization

/// Work that is done on another thread, or by whoever comes for its result when no thread was free.
public final class BackgroundWork<Value: Sendable>: Sendable {
    /// Let go when it is begun, with all that it holds.
    private let work: Mutex<(@Sendable () -> Value)?>
    private let made = Mutex<Value?>(nil)
    private let done = DispatchSemaphore(value: 0)

    /// Begins it.
    public init(_ work: @escaping @Sendable () -> Value) {
        self.work = Mutex(work)
        DispatchQueue.global().async { self.run() }
    }

    private func run() {
        var mine = work.withLock { work in
            defer { work = nil }
            return work
        }
        guard let value = mine?() else { return }
        // Whoever waits may want to change what it held.
        mine = nil
        made.withLock { $0 = value }
        done.signal()
    }

    /// Waits for what came of it, which is handed over once.
    public func value() -> Value {
        run()
        done.wait()
        done.signal()
        return made.withLock { made in
            guard let value = made.take() else { preconditionFailure("it was handed over") }
            return value
        }
    }
}
