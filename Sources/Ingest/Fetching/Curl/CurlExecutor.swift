import Dispatch

/// Runs the client's actor on a queue of its own, where waiting for sockets blocks nobody else.
final class CurlExecutor: SerialExecutor {
    /// Never another one; but what is read from a constant is not held by itself, since the optimiser takes it that the executor
    /// lives as long as the call.
    nonisolated(unsafe) private(set) var multi = MultiHandle()
    private let queue = DispatchQueue(label: "pregonero.fetching")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // The job may be the last that holds the client, and with it this executor: what is needed after
        // it is queued must be held here.
        let multi = multi
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        multi.wakeUp()
    }

    /// Runs a piece of the actor's own work after everything that waits already.
    func run(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}
