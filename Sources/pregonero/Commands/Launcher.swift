import ArgumentParser
import Dispatch
import Foundation

/// Runs a command and turns what went wrong into diagnostics, a last line and an exit code.
struct Launcher {
    let arguments: [String]

    func run() async -> Int32 {
        let interruption = Self.endOnInterrupt()
        defer { interruption.cancel() }
        do {
            var command = try Pregonero.parseAsRoot(Self.expanded(arguments))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return 0
        } catch {
            return Self.end(error)
        }
    }

    /// `--refresh` alone means all sources; the parser wants a value.
    static func expanded(_ arguments: [String]) -> [String] {
        arguments.map { $0 == "--refresh" ? "--refresh=*" : $0 }
    }

    private static func end(_ error: any Error) -> Int32 {
        let report = FailureReport(error)
        if report.isHelp {
            print(report.lines.joined(separator: "\n"))
        } else {
            report.lines.forEach(say)
        }
        return report.code
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Files are replaced whole, so a build may end at any moment: it says so and keeps the shell's code.
    private static func endOnInterrupt() -> any DispatchSourceSignal {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            say("error: \(ExitReason.interrupted.message)")
            exit(ExitReason.interrupted.code)
        }
        source.resume()
        return source
    }
}
