/// Why the program ends, as exit code and last line; the table of design.md section 4.
struct ExitReason: Error, Equatable {
    let code: Int32
    let message: String

    static func buildFailed(_ message: String) -> ExitReason {
        ExitReason(code: 1, message: message)
    }
    static func usage(_ message: String) -> ExitReason { ExitReason(code: 2, message: message) }
    static func sourceUnavailable(_ message: String) -> ExitReason {
        ExitReason(code: 3, message: message)
    }
    static func refused(_ message: String) -> ExitReason { ExitReason(code: 4, message: message) }
    static let interrupted = ExitReason(
        code: 130,
        message: "interrupted; the published site is whole"
    )
}
