import Basics
import Domain
import Foundation

/// What the place can do to which the program speaks.
struct TerminalKind {
    /// Whether a line can be overwritten.
    let overwrites: Bool
    private let hasColour: Bool

    /// - Parameters:
    ///   - stream: which may be a terminal, a file or a pipe.
    ///   - environment: `TERM` says what the terminal understands, `NO_COLOR` what its reader wants.
    init(of stream: StandardStream, environment: [String: String]) {
        let isPlain = ["", "dumb", "unknown"].contains(environment["TERM"] ?? "")
        overwrites = isatty(stream.rawValue) == 1 && !isPlain
        hasColour = overwrites && (environment["NO_COLOR"] ?? "").isEmpty
    }

    func coloured(_ diagnostic: Diagnostic) -> String {
        let text = "\(diagnostic)".visibleControls
        guard hasColour else { return text }
        let word = "\(diagnostic.severity.rawValue):"
        let colour =
            diagnostic.severity == .error ? "31" : diagnostic.severity == .warning ? "33" : "36"
        guard let range = text.range(of: word) else { return text }
        return text.replacingCharacters(in: range, with: "\u{1B}[1;\(colour)m\(word)\u{1B}[0m")
    }
}
