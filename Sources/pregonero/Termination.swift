import Basics
import Fetching
import Foundation

/// Ends what this program has started before it is ended itself, as by a timer or a closed terminal: those are in groups of
/// their own, which nothing else reaches, and nobody would keep them to their time any more.
enum Termination {
    /// Where what came is written, since a handler may do nothing else.
    private nonisolated(unsafe) static var entrance: Int32 = -1

    static func begin() {
        var ends: [Int32] = [-1, -1]
        guard entrance < 0, pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let way = ends[0]
        entrance = ends[1]
        guard OwnThread.start({ end(by: next(at: way)) }) else { return }
        for number in [SIGTERM, SIGHUP] { listen(to: number) }
    }

    private static func listen(to number: Int32) {
        let former = signal(number) { number in
            let code = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(Termination.entrance, &byte, 1)
            errno = code
        }
        // What `nohup` keeps away stays away.
        if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }

    private static func next(at way: Int32) -> Int32 {
        var byte: UInt8 = 0
        while read(way, &byte, 1) != 1 {}
        return Int32(byte)
    }

    private static func end(by number: Int32) -> Never {
        SpawnedProcess.endAll {
            // Whoever waits for this program is told what ended it.
            signal(number, SIG_DFL)
            kill(getpid(), number)
            _exit(128 + number)
        }
    }
}
