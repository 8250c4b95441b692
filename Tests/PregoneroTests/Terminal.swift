import Foundation
import TestSupport

/// A pseudo-terminal: the program believes that a person sits before it.
final class Terminal: Sendable {
    private let master: Int32
    /// Stored open: while nobody holds this side, the other one reads an error.
    private let slave: Int32
    private let path: String

    struct Failure: Error {}

    init() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var path = [CChar](repeating: 0, count: 1_024)
        guard openpty(&master, &slave, &path, nil, nil) == 0 else { throw Failure() }
        self.master = master
        self.slave = slave
        self.path = String(
            decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
            as: UTF8.self
        )
    }

    deinit { [master, slave].forEach { close($0) } }

    /// Runs a line of a shell in a folder, in which `pregonero` is the program.
    ///
    /// - Returns: all that came on the screen.
    func run(
        _ line: String,
        in workplace: Workplace,
        environment: [String: String] = [:]
    ) async throws -> String {
        let program = Workplace.program.path(percentEncoded: false)
        var variables = ProcessInfo.processInfo.environment
        variables["TERM"] = "xterm"
        variables["NO_COLOR"] = nil
        let settings = variables.merging(environment) { $1 }
        return try await OwnThread.run { [self] in
            let started = try StartedProgram(
                ["/bin/bash", "-c", "pregonero() { '\(program)' \"$@\"; }\n\(line)"],
                in: workplace.folder,
                environment: settings,
                screen: path
            )
            var bytes: [UInt8] = []
            while started.isRunning { bytes += piece(within: 20) }
            while case let piece = piece(within: 0), !piece.isEmpty { bytes += piece }
            return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        }
    }

    /// What has come within so many milliseconds.
    private func piece(within milliseconds: Int32) -> ArraySlice<UInt8> {
        var polled = [pollfd(fd: master, events: Int16(POLLIN), revents: 0)]
        guard poll(&polled, 1, milliseconds) > 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = read(master, &buffer, buffer.count)
        return buffer.prefix(max(count, 0))
    }
}
