import ArgumentParser
import Basics
import Dispatch
import Domain
import Foundation

/// Runs a command and turns what went wrong into diagnostics, a last line and an exit code.
struct Launcher {
    let arguments: [String]

    /// The exit code where the machine lets no command run; to be asked before the first `await`, while there is one
    /// thread: those of Dispatch end the program where there is no `/proc`, and are waited for where none can begin.
    func refusal() -> Int32? {
        do {
            try ProcessFolder.check()
            try SystemLimits.current.check()
            try ThreadWatch.begin()
            return nil
        } catch {
            return end(error)
        }
    }

    func run() async -> Int32 {
        do {
            Termination.begin()
            try checkHelp()
            var command = try Pregonero.parseAsRoot(Self.expanded(arguments))
            let interruption = Self.endOnInterrupt(of: command)
            defer { interruption.cancel() }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return 0
        } catch {
            return end(error)
        }
    }

    /// `--refresh` alone, or before another flag, means all sources; the parser wants a value.
    static func expanded(_ arguments: [String]) -> [String] {
        arguments.enumerated().map { place, argument in
            let next = arguments.dropFirst(place + 1).first
            let isAlone = next.map { $0.hasPrefix("-") } ?? true
            return argument == "--refresh" && isAlone ? "--refresh=*" : argument
        }
    }

    /// The parser answers a question about a command that it does not know with everything it knows.
    private func checkHelp() throws(ExitReason) {
        guard arguments.first == "help" else { return }
        if let fault = CommandTree.all?.fault(in: Array(arguments.dropFirst())) { throw fault }
    }

    private func end(_ error: any Error) -> Int32 {
        let report = FailureReport(error, arguments: arguments)
        guard report.isHelp else {
            report.lines.forEach { StandardStream.say($0.visibleControls) }
            return report.code
        }
        do {
            try StandardStream.output.write(
                report.lines.joined(separator: "\n").visibleControls + "\n"
            )
            return report.code
        } catch {
            return end(ExitReason(error))
        }
    }

    /// Files are replaced whole, so a build may end at any moment: it says so and keeps the shell's code. Serving has no
    /// other end.
    private static func endOnInterrupt(
        of command: any ParsableCommand
    ) -> any DispatchSourceSignal {
        let isServing = command is ServeCommand
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            guard !isServing else {
                StandardStream.endProgress()
                end(with: 0)
            }
            StandardStream.say("error: \(ExitReason.interrupted.message)")
            end(with: ExitReason.interrupted.code)
        }
        source.resume()
        return source
    }

    /// Others are still at work: what `exit` takes down in an orderly way would go from under them.
    private static func end(with code: Int32) -> Never {
        SpawnedProcess.endAll { _exit(code) }
    }
}
