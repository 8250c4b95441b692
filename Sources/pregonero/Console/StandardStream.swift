import Basics
import Foundation
import Synchronization

/// Standard output and error: the one place through which the program speaks.
enum StandardStream: Int32 {
    case output = 1
    case errors = 2

    /// Why nothing more can be said.
    enum Failure: Error {
        /// Nobody reads any more, as with `| head -1`.
        case readerGone
        case unwritable(String)
    }

    /// Takes the places that the caller closed, so that no file of ours is opened there and written over with words.
    ///
    /// What is asked of them then fails as of a closed stream; only words for a person go nowhere.
    static func secure() {
        for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
        where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", mode)
        }
    }

    func write(_ text: String) throws(Failure) {
        var text = text
        let trouble = text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
        switch trouble {
        case nil: return
        case EPIPE: throw .readerGone
        case .some(let number): throw .unwritable(SystemReason.of(number))
        }
    }

    /// - Returns: the number of the error that ended it.
    private func write(_ bytes: UnsafeRawBufferPointer) -> Int32? {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(rawValue, rest.baseAddress, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if errno == EAGAIN {
                var wait = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

extension StandardStream {
    /// Whether a line stands on the terminal that the next words are to overwrite.
    private static let hasProgressLine = Mutex(false)

    private static let clearing = "\r\u{1B}[K"

    /// A line that the next one overwrites.
    static func showProgress(_ text: String) {
        hasProgressLine.withLock { shown in
            shown = true
            try? errors.write(clearing + text)
        }
    }

    /// Lines for a person, in the place of a progress line. That nobody can hear them is no reason to end a build.
    static func say(_ text: String) {
        hasProgressLine.withLock { shown in
            try? errors.write((shown ? clearing : "") + text + "\n")
            shown = false
        }
    }

    /// Takes a progress line away.
    static func endProgress() {
        hasProgressLine.withLock { shown in
            if shown { try? errors.write(clearing) }
            shown = false
        }
    }
}
