import Fetching
import Foundation

/// Ends the program, instead of letting it wait for ever, when the system starts no more threads: the pools of the
/// libraries that it stands on try again without end.
enum ThreadWatch {
    private static let pause: UInt32 = 2

    /// - Throws: `ExitReason` when not even one can be started.
    static func begin() throws(ExitReason) {
        let words = FailureReport(reason).lines.map { "\($0)\n" }.joined()
        let isBegun = OwnThread.start {
            var failures = 0
            while true {
                sleep(pause)
                failures = OwnThread.start({}) ? 0 : failures + 1
                guard failures >= 2 else { continue }
                _ = words.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, words.utf8.count) }
                _exit(1)
            }
        }
        guard isBegun else { throw reason }
    }

    private static let reason = ExitReason.buildFailed(
        "the system starts no more threads",
        hint:
            "raise the limits of processes and address space (ulimit -u, ulimit -v), or of the container"
    )
}
