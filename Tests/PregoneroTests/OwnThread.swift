import Foundation

/// Runs long work beside the pool of threads that all tests share, some of which watch the clock.
enum OwnThread {
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result(catching: work)) }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }
}
