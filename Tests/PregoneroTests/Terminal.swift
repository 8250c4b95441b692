import Foundation

/// A pseudo-terminal: the program believes that a person sits before it.
final class Terminal: Sendable {
    private let master: Int32
    private let screen: FileHandle

    struct Failure: Error {}

    init() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw Failure() }
        self.master = master
        screen = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    }

    deinit { close(master) }

    /// Runs a line of a shell in a folder, in which `pregonero` is the program.
    ///
    /// - Returns: all that came on the screen.
    func run(
        _ line: String,
        in workplace: Workplace,
        environment: [String: String] = [:]
    ) async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let program = Workplace.program.path(percentEncoded: false)
        process.arguments = ["-c", "pregonero() { '\(program)' \"$@\"; }\n\(line)"]
        process.currentDirectoryURL = workplace.folder
        var variables = ProcessInfo.processInfo.environment
        variables["TERM"] = "xterm"
        variables["NO_COLOR"] = nil
        process.environment = variables.merging(environment) { $1 }
        process.standardOutput = screen
        process.standardError = screen
        process.standardInput = FileHandle.nullDevice
        try process.run()
        try screen.close()
        let master = master
        return try await OwnThread.run {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4_096)
            // It ends with an error when nobody holds the other side any more.
            while case let count = read(master, &buffer, buffer.count), count > 0 {
                bytes += buffer.prefix(count)
            }
            process.waitUntilExit()
            return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        }
    }
}
