/// Why the program ends, as exit code and last line.
struct ExitReason: Error, Equatable {
    let code: Int32
    /// Empty where there is nobody to tell, or nothing to say.
    let message: String

    static func buildFailed(_ message: String) -> ExitReason {
        ExitReason(code: 1, message: message)
    }
    static func usage(_ message: String) -> ExitReason { ExitReason(code: 2, message: message) }
    static func sourceUnavailable(_ message: String) -> ExitReason {
        ExitReason(code: 3, message: message)
    }
    static func refused(_ message: String) -> ExitReason { ExitReason(code: 4, message: message) }
    static func transferFailed(_ message: String) -> ExitReason {
        ExitReason(code: 6, message: message)
    }
    static func stateMissing(_ message: String) -> ExitReason {
        ExitReason(code: 7, message: message)
    }
    static var interrupted: ExitReason { ExitReason(code: 130, message: Interruption.text) }
    static let warned = ExitReason.buildFailed(
        "there are warnings, and --strict lets none pass: nothing was published"
    )
    /// Who read the output has enough of it: as if SIGPIPE had ended us, without a word.
    static let readerGone = ExitReason(code: 141, message: "")
}

extension ExitReason {
    /// The data that were asked for cannot be written.
    init(_ failure: StandardStream.Failure) {
        switch failure {
        case .readerGone: self = .readerGone
        case .unwritable(let reason):
            self = .buildFailed("standard output cannot be written: \(reason)")
        }
    }
}
