import Foundation

/// The end of what a command prints, however much that is.
struct LastWords {
    private var bytes: [UInt8] = []
    private var isClosed = false

    private static let (room, piece) = (16 << 10, 64 << 10)

    var lines: [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Takes what is there to be read, or comes next.
    ///
    /// - Parameters:
    ///   - descriptor: the pipe.
    ///   - milliseconds: how long it is waited for.
    /// - Returns: whether there was anything.
    @discardableResult
    mutating func take(from descriptor: Int32, within milliseconds: Int32) -> Bool {
        var polled = pollfd(
            fd: isClosed ? -1 : descriptor,
            events: Int16(POLLIN),
            revents: 0
        )
        guard poll(&polled, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: Self.piece)
        let count = read(descriptor, &buffer, Self.piece)
        guard count > 0 else {
            isClosed = count == 0 || errno != EINTR
            return !isClosed
        }
        bytes = (bytes + buffer.prefix(count)).suffix(Self.room)
        return true
    }
}
