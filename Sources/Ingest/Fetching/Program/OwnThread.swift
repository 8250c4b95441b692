import Foundation

/// A thread for work that waits, which would otherwise hold one of the pool that all share.
public enum OwnThread {
    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// What the work gave; nil where the system starts no thread.
    public static func value<Value: Sendable>(
        of work: @escaping @Sendable () -> Value
    ) async -> Value? {
        await withCheckedContinuation { continuation in
            if !start({ continuation.resume(returning: work()) }) {
                continuation.resume(returning: nil)
            }
        }
    }

    /// Begins work on a thread of its own, and says whether there is one.
    public static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
        let work = Unmanaged.passRetained(Work(run))
        #if os(Linux)
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, entry, work.toOpaque())
        #else
        var thread: pthread_t?
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        // As much as on Linux; else a thread has 512 KB there.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        let code = pthread_create(&thread, &attributes, entry, work.toOpaque())
        #endif
        guard code == 0 else {
            work.release()
            return false
        }
        #if os(Linux)
        pthread_detach(thread)
        #else
        if let thread { pthread_detach(thread) }
        #endif
        return true
    }

    #if os(Linux)
    private static let entry:
        @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
            return nil
        }
    #else
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
        {
            Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run()
            return nil
        }
    #endif
}
