import Basics
import Foundation

/// What a program says while it runs, on both its streams.
struct ToolOutput {
    private(set) var output: [UInt8] = []
    /// The end of it, where it is much.
    private(set) var errors: [UInt8] = []
    private var isOutputClosed = false
    private var isErrorsClosed = false

    /// Of what it says about a failure so much is kept at least.
    private static let room = 1 << 20

    /// Takes what there is to read, or comes next.
    ///
    /// - Parameters:
    ///   - process: that says it.
    ///   - milliseconds: how long it is waited for.
    /// - Returns: whether there was anything.
    mutating func take(from process: SpawnedProcess, within milliseconds: Int32) -> Bool {
        let isClosed = isOutputClosed && isErrorsClosed
        var polled = [
            pollfd(fd: isOutputClosed ? -1 : process.output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isErrorsClosed ? -1 : process.errors, events: Int16(POLLIN), revents: 0),
        ]
        // One that has closed both is about to end.
        let wait = isClosed ? min(1, milliseconds) : milliseconds
        guard poll(&polled, nfds_t(polled.count), wait) > 0 else { return false }
        if polled[0].revents != 0 {
            let piece = SpawnedProcess.piece(of: process.output)
            isOutputClosed = piece.isEmpty
            output += piece
        }
        if polled[1].revents != 0 {
            let piece = SpawnedProcess.piece(of: process.errors)
            isErrorsClosed = piece.isEmpty
            errors += piece
            if errors.count > 2 * Self.room { errors = Array(errors.suffix(Self.room)) }
        }
        return true
    }
}
