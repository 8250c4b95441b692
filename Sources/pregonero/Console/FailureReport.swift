import ArgumentParser
import Domain
import Publishing

/// What a person is told when a command failed, and the exit code; the last line says why.
struct FailureReport {
    let code: Int32
    let lines: [String]
    /// Help and version are asked for, and belong on stdout.
    private(set) var isHelp = false

    init(_ error: any Error) {
        switch error {
        case let reason as ExitReason:
            self.init(reason.code, ["error: \(reason.message)"])
        case let failure as ConfigurationFailure:
            let count = failure.diagnostics.count { $0.severity == .error }
            self.init(
                2,
                failure.diagnostics.map { "\($0)" }
                    + ["error: the configuration has \(Self.errors(count))"]
            )
        case let failure as ContentFailure:
            self.init(.invalid(failure.diagnostics))
        case let error as PublishingError:
            self.init(error)
        default:
            self.init(parsing: error)
        }
    }

    private init(_ code: Int32, _ lines: [String], isHelp: Bool = false) {
        self.code = code
        self.lines = lines
        self.isHelp = isHelp
    }

    private init(_ error: PublishingError) {
        switch error {
        case .invalid(let diagnostics):
            self.init(
                1,
                diagnostics.map { "\($0)" }
                    + ["error: the build failed with \(Self.errors(diagnostics.count))"]
            )
        case .unwritable(let error):
            self.init(
                1,
                ["error: \(error)\nhint: \(error.hint)", "error: the site could not be written"]
            )
        case .nothingToAddTo:
            self.init(
                2,
                [
                    "error: --only adds to a site that was built before, and there is none\n"
                        + "hint: build the whole site once",
                    "error: nothing was written",
                ]
            )
        case .shrunk(let from, let to):
            self.init(
                4,
                [
                    "error: refused to publish: the site would shrink from \(from) to \(to) articles\n"
                        + "hint: --allow-shrink publishes it all the same"
                ]
            )
        }
    }

    /// A wrong command line is an error of usage.
    private init(parsing error: any Error) {
        let code = Pregonero.exitCode(for: error)
        let text = Pregonero.fullMessage(for: error)
        if code == .success {
            self.init(0, [text], isHelp: true)
        } else if code == .validationFailure {
            self.init(2, [text, "error: \(Pregonero.message(for: error))"])
        } else {
            self.init(1, ["error: \(error)"])
        }
    }

    private static func errors(_ count: Int) -> String {
        "\(count) error\(count == 1 ? "" : "s")"
    }
}
