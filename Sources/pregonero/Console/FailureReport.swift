import ArgumentParser
import Basics
import Domain
import Publishing

/// What a person is told when a command failed, and the exit code; the last line says why.
struct FailureReport {
    let code: Int32
    let lines: [String]
    /// Help and version are asked for, and belong on stdout.
    private(set) var isHelp = false

    /// - Parameters:
    ///   - error: what went wrong.
    ///   - arguments: of the command line, where it may be wrong itself.
    init(_ error: any Error, arguments: [String] = []) {
        if let reason = ExitReason(of: error) {
            self.init(reason)
            return
        }
        switch error {
        case let failure as ConfigurationFailure:
            let count = failure.diagnostics.count { $0.severity == .error }
            self.init(
                2,
                failure.diagnostics.map { "\($0)" }
                    + ["error: the configuration has \(Self.errors(count))"]
            )
        case let failure as ContentFailure:
            self.init(.invalid(failure.diagnostics))
        case let failure as VanishedContent:
            self.init(
                4,
                failure.diagnostics.map { "\($0)" }
                    + ["error: refused to publish without what is gone"]
            )
        case let error as PublishingError:
            self.init(error)
        default:
            self.init(parsing: error, arguments)
        }
    }

    private init(_ code: Int32, _ lines: [String], isHelp: Bool = false) {
        self.code = code
        self.lines = lines
        self.isHelp = isHelp
    }

    private init(_ reason: ExitReason) {
        self.init(
            reason.code,
            reason.message.isEmpty ? [] : [Self.error(reason.message, hint: reason.hint)]
        )
    }

    private init(_ error: PublishingError) {
        switch error {
        case .invalid(let diagnostics):
            self.init(
                1,
                diagnostics.map { "\($0)" }
                    + ["error: the build failed with \(Self.errors(diagnostics.count))"]
            )
        case .warned: self.init(ExitReason.warned)
        case .unwritable(let error):
            self.init(
                1,
                [
                    Self.error("\(error)", hint: error.hint),
                    "error: the site could not be written",
                ]
            )
        case .nothingToAddTo:
            self.init(
                2,
                [
                    Self.error(
                        "--only adds to a site that was built before, and there is none",
                        hint: "build the whole site once"
                    ),
                    "error: nothing was written",
                ]
            )
        case .shrunk(let from, let to):
            self.init(
                .refused(
                    "refused to publish: the site would shrink from \(from) to \(to) articles",
                    hint: "--allow-shrink publishes it all the same"
                )
            )
        case .shrunkWithoutState(let from, let to):
            self.init(
                .refused(
                    "refused to publish: the state of earlier builds is gone, and of the "
                        + "\(from) articles that the output folder shows \(to) would be left",
                    hint:
                        "'pregonero state pull' fetches the state; or delete what is left of it, and build with "
                        + "--seed-from and the output folder, which knows again what the site says; "
                        + "--allow-shrink publishes it all the same"
                )
            )
        }
    }

    /// A wrong command line is an error of usage.
    private init(parsing error: any Error, _ arguments: [String]) {
        let code = Pregonero.exitCode(for: error)
        // Asked for help or the version alone, no command can be wrong.
        let isPlain = code == .success && arguments.first?.hasPrefix("-") == true
        let isOfParser = code == .success || code == .validationFailure
        let tree = isOfParser && !isPlain ? CommandTree.all : nil
        if let fault = tree?.fault(in: arguments) {
            self.init(fault)
        } else if code == .success {
            self.init(0, [Pregonero.fullMessage(for: error)], isHelp: true)
        } else if code == .validationFailure {
            let message = Pregonero.message(for: error)
            self.init(2, ["error: \(tree?.words(message, for: arguments) ?? message)"])
        } else {
            self.init(1, ["error: \(SystemReason.of(error))"])
        }
    }

    /// What is wrong, and what to do about it on a line of its own.
    private static func error(_ message: String, hint: String?) -> String {
        "\(Diagnostic(.error, message, hint: hint))"
    }

    private static func errors(_ count: Int) -> String {
        "\(count) error\(count == 1 ? "" : "s")"
    }
}
