import Basics
public import Foundation

/// A program that a test has started; ends with the test at the latest. Foundation's `Process` is not for this: on
/// Linux it crashes when many are started at once.
public struct StartedProgram {
    /// What a run of a program left behind.
    public struct Run: Sendable {
        /// Its exit code, or the signal that ended it as a negative number.
        public let code: Int32
        public let output: Data
        public let errors: String
    }

    private let process: SpawnedProcess
    private let streams: Streams

    /// - Parameters:
    ///   - words: the program, by its path or as found in `PATH`, and its arguments.
    ///   - folder: where it runs; nil for here.
    ///   - environment: all that it gets of one.
    ///   - input: the file that it reads.
    ///   - screen: the terminal that it prints to; nil for files that are read when it has ended.
    /// - Throws: what the system says when none can be started.
    public init(
        _ words: [String],
        in folder: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        input: String = "/dev/null",
        screen: String? = nil
    ) throws {
        streams = try Streams()
        let (output, errors) = screen.map { ($0, $0) } ?? (streams.output.path, streams.errors.path)
        process = try SpawnedProcess(
            program: "/bin/sh",
            arguments: ["-c", #"in=$0 out=$1 err=$2; shift 2; exec "$@" <"$in" >"$out" 2>"$err""#]
                + [input, output, errors] + words,
            environment: environment,
            folder: folder?.path,
            keepsOutput: false
        )
    }

    public var id: Int32 { process.id }
    public var isRunning: Bool { process.status == nil }

    /// Ends it, if it still runs, with all that it started.
    public func end() { process.end() }

    /// Waits without holding a thread of the pool that all tests share.
    public func finished() async throws -> Run {
        while true {
            if let code = process.status { return try streams.run(endedBy: code) }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    /// Runs a program that takes a moment only.
    public static func run(
        _ words: [String],
        in folder: URL? = nil,
        input: String = "/dev/null"
    ) throws -> Run {
        let program = try Self(words, in: folder, input: input)
        while true {
            if let code = program.process.status { return try program.streams.run(endedBy: code) }
            usleep(1_000)
        }
    }
}

/// What a program prints; in files, so that no pipe can fill up.
private final class Streams {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "program-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var output: URL { folder.appending(path: "output", directoryHint: .notDirectory) }
    var errors: URL { folder.appending(path: "errors", directoryHint: .notDirectory) }

    func run(endedBy code: Int32) throws -> StartedProgram.Run {
        // There are none of a program that had a terminal, or that was ended before it began.
        StartedProgram.Run(
            code: code,
            output: (try? Data(contentsOf: output)) ?? Data(),
            errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        )
    }
}
