import ArgumentParser
import Dispatch
import Domain
import Foundation
import Publishing

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
        switch error {
        case let reason as ExitReason:
            say("error: \(reason.message)")
            return reason.code
        case let failure as ConfigurationFailure:
            failure.diagnostics.forEach { say("\($0)") }
            let count = failure.diagnostics.count { $0.severity == .error }
            say("error: the configuration has \(count) error\(count == 1 ? "" : "s")")
            return 2
        case let failure as ContentFailure:
            return end(.invalid(failure.diagnostics))
        case let error as PublishingError:
            return end(error)
        default:
            return endOfParsing(error)
        }
    }

    private static func end(_ error: PublishingError) -> Int32 {
        switch error {
        case .invalid(let diagnostics):
            diagnostics.forEach { say("\($0)") }
            let count = diagnostics.count
            say("error: the build failed with \(count) error\(count == 1 ? "" : "s")")
            return 1
        case .unwritable(let error):
            say("error: \(error)\nhint: \(error.hint)")
            say("error: the site could not be written")
            return 1
        case .nothingToAddTo:
            say(
                "error: --only adds to a site that was built before, and there is none\n"
                    + "hint: build the whole site once"
            )
            say("error: nothing was written")
            return 2
        case .shrunk(let from, let to):
            say(
                "error: refused to publish: the site would shrink from \(from) to \(to) articles\n"
                    + "hint: --allow-shrink publishes it all the same"
            )
            return 4
        }
    }

    /// Help and version are no errors; a wrong command line is one of usage.
    private static func endOfParsing(_ error: any Error) -> Int32 {
        let code = Pregonero.exitCode(for: error)
        let text = Pregonero.fullMessage(for: error)
        if code == .success {
            print(text)
            return 0
        }
        if code == .validationFailure {
            say(text)
            say("error: \(Pregonero.message(for: error))")
            return 2
        }
        say("error: \(error)")
        return 1
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
