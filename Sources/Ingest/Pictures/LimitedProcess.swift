import Basics
import Fetching
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
        /// Zero when all went well, negative for the signal that ended it; nil when it was not started.
        let status: Int32?
        let errors: String
        /// Whether it was not started for want of memory, processes or files.
        var isForWant = false

        /// This machine did not give it what it needs: that says nothing of the pictures.
        var isStarved: Bool {
            if isForWant { return true }
            // Beyond the limit that we set ourselves it is the picture that asks for too much.
            guard LimitedProcess.isConfined || wasNeverThere else { return false }
            return [
                "allocate memory", "out of memory", "failed to map", "create thread",
                "resource temporarily unavailable",
            ].contains { errors.lowercased().contains($0) }
        }

        /// Why it cannot be started on this machine at all; nil where it was.
        var refusal: String? {
            guard wasNeverThere, !isStarved else { return nil }
            let line = errors.split(whereSeparator: \.isNewline).last.map { String($0.prefix(160)) }
            return line ?? status.map { "the shell ends with \($0)" } ?? ""
        }

        /// By the shell's codes for a program that is not there or is none, which the system's loader has too.
        private var wasNeverThere: Bool { status.map { [126, 127].contains($0) } ?? true }
    }

    /// Whether we have less address space than we would grant it.
    private static let isConfined: Bool = {
        var limits = rlimit()
        #if os(Linux)
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else { return false }
        #else
        guard getrlimit(RLIMIT_AS, &limits) == 0 else { return false }
        #endif
        return limits.rlim_cur < rlim_t(memory)
    }()

    func run() async -> Ending {
        await OwnThread.value { wait() }
            ?? Ending(
                status: nil,
                errors: "no thread can be started to wait for it",
                isForWant: true
            )
    }

    private func wait() -> Ending {
        // The limits are set by the shell, which then becomes the program. Not every system knows the one of memory.
        let limits =
            "ulimit -c 0; ulimit -v \(Self.memory >> 10) 2>&-; ulimit -t \(seconds); "
            + "ulimit -f \(Self.fileSize >> 9); exec \"$0\" \"$@\""
        let process: SpawnedProcess
        do {
            process = try SpawnedProcess(
                program: "/bin/sh",
                arguments: ["-c", limits, program.filePath] + arguments,
                environment: environment,
                folder: folder.filePath,
                keepsOutput: false
            )
        } catch {
            return Ending(status: nil, errors: "\(error)", isForWant: error.isScarcity)
        }
        let deadline = ContinuousClock.now + .seconds(seconds)
        let said = words(of: process, until: deadline)
        while process.status == nil, ContinuousClock.now < deadline { usleep(2_000) }
        guard let status = process.status else {
            process.end()
            return Ending(status: -SIGKILL, errors: "it took longer than \(seconds) s")
        }
        return Ending(status: status, errors: said)
    }

    /// All that it says until its end, or until its time is over; only the beginning is kept.
    private func words(of process: SpawnedProcess, until end: ContinuousClock.Instant) -> String {
        var said: [UInt8] = []
        while ContinuousClock.now < end {
            var polled = pollfd(fd: process.errors, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 100) > 0 else { continue }
            let piece = SpawnedProcess.piece(of: process.errors)
            if piece.isEmpty { break }
            if said.count < Self.mostErrorBytes { said += piece }
        }
        return String(decoding: said, as: UTF8.self)
    }
}
