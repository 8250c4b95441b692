import Basics
import Foundation

/// The end of what a command prints, however much that is.
struct OutputTail {
    private var bytes: [UInt8] = []
    private var isClosed = false

    private static let room = 16 << 10

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
        let piece = SpawnedProcess.piece(of: descriptor)
        isClosed = piece.isEmpty
        bytes = (bytes + piece).suffix(Self.room)
        return !isClosed
    }
}
