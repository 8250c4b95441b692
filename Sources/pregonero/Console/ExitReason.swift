import Basics
import Deploying
import Publishing
import Safekeeping

/// Why the program ends, as exit code and last line, and what to do about it.
struct ExitReason: Error, Equatable {
    let code: Int32
    /// Empty where there is nobody to tell, or nothing to say.
    let message: String
    let hint: String?

    init(code: Int32, message: String, hint: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }

    static func buildFailed(_ message: String, hint: String? = nil) -> ExitReason {
        ExitReason(code: 1, message: message, hint: hint)
    }
    static func usage(_ message: String, hint: String? = nil) -> ExitReason {
        ExitReason(code: 2, message: message, hint: hint)
    }
    static func sourceUnavailable(_ message: String) -> ExitReason {
        ExitReason(code: 3, message: message)
    }
    static func refused(_ message: String, hint: String? = nil) -> ExitReason {
        ExitReason(code: 4, message: message, hint: hint)
    }
    static func transferFailed(_ message: String, hint: String? = nil) -> ExitReason {
        ExitReason(code: 6, message: message, hint: hint)
    }
    static func stateMissing(_ message: String, hint: String? = nil) -> ExitReason {
        ExitReason(code: 7, message: message, hint: hint)
    }
    static var interrupted: ExitReason { ExitReason(code: 130, message: Interruption.text) }
    static let warned = ExitReason.buildFailed(
        "there are warnings, and --strict lets none pass: nothing was published"
    )
    /// Who read the output has enough of it: as if SIGPIPE had ended us, without a word.
    static let readerGone = ExitReason(code: 141, message: "")

    /// Why a command ends with an error; nil for one that says more than this.
    init?(of error: any Error) {
        switch error {
        case let reason as ExitReason: self = reason
        case let error as StateError: self.init(error)
        case let error as DeployError: self.init(error)
        case let error as EditionError: self.init(error)
        default: return nil
        }
    }
}

extension ExitReason {
    /// The same without texts that are for nobody's eyes.
    func hiding(_ secrets: [String]) -> ExitReason {
        ExitReason(code: code, message: message.hiding(secrets), hint: hint?.hiding(secrets))
    }

    /// The data that were asked for cannot be written.
    init(_ failure: StandardStream.Failure) {
        switch failure {
        case .readerGone: self = .readerGone
        case .unwritable(let reason):
            self = .buildFailed("standard output cannot be written: \(reason)")
        }
    }
}
