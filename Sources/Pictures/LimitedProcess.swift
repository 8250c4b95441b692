import Foundation

/// A program run with nothing of our environment, in a folder of its own, within limits of memory, time and size.
struct LimitedProcess: Sendable {
    let program: URL
    let arguments: [String]
    let folder: URL
    let environment: [String: String]
    /// Of processor time and of the clock.
    let seconds: Int

    /// Address space: several times what the largest picture that we decode takes.
    private static let memory = 2 << 30
    /// Of one file.
    private static let fileSize = 64 << 20
    private static let mostErrorBytes = 256 << 10

    /// How it ended, and what it said of it.
    struct Ending: Sendable {
        /// Zero when all went well, negative for the signal that ended it.
        let status: Int32
        let errors: String
    }

    func run() async -> Ending {
        await withCheckedContinuation { continuation in
            // A thread of its own: waiting for a program would hold one of the pool that all share.
            Thread(block: { continuation.resume(returning: wait()) }).start()
        }
    }

    private func wait() -> Ending {
        let process = Process()
        // The limits are set by the shell, which then becomes the program.
        let limits =
            "ulimit -c 0; ulimit -v \(Self.memory >> 10) 2>/dev/null; ulimit -t \(seconds); "
            + "ulimit -f \(Self.fileSize >> 9); exec \"$0\" \"$@\""
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", limits, program.filePath] + arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let log = folder.appending(path: "errors-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: log.filePath, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        guard let errors = try? FileHandle(forWritingTo: log) else {
            return Ending(status: -1, errors: "no log can be written")
        }
        process.standardError = errors
        do {
            try process.run()
        } catch {
            return Ending(status: -1, errors: error.localizedDescription)
        }
        let isLate = end(process, after: TimeInterval(seconds))
        try? errors.close()
        let bytes = (try? Data(contentsOf: log))?.prefix(Self.mostErrorBytes) ?? Data()
        let text = String(decoding: bytes, as: UTF8.self)
        let said = isLate ? "it took longer than \(seconds) s" : text
        let status = process.terminationStatus
        return Ending(
            status: process.terminationReason == .exit ? status : -status,
            errors: said
        )
    }

    /// Waits for the end, and brings it about when it does not come.
    private func end(_ process: Process, after seconds: TimeInterval) -> Bool {
        let id = process.processIdentifier
        // With all that it started, which would be waited for.
        let deadline = DispatchWorkItem { kill(getpgid(id) == id ? -id : id, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
        process.waitUntilExit()
        deadline.cancel()
        return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    }
}
