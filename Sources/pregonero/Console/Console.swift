import Domain
import Foundation
import Synchronization

/// Speaks to the person at the terminal: data to stdout, everything else to stderr.
final class Console: Sendable {
    let isQuiet: Bool
    let isVerbose: Bool
    private let hasColour: Bool
    private let isTerminal: Bool
    private let hasProgressLine = Mutex(false)

    init(isQuiet: Bool, isVerbose: Bool, environment: [String: String]) {
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
        isTerminal = isatty(STDERR_FILENO) == 1
        let wantsColour = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        hasColour = isTerminal && wantsColour
    }

    /// Data that a program may read.
    func data(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// What a person wants to know when all is well.
    func say(_ text: String) {
        guard !isQuiet else { return }
        line(text)
    }

    /// What a person must know, also one who wants to hear nothing when all is well.
    func tell(_ text: String) {
        line(text)
    }

    func detail(_ text: String) {
        guard isVerbose else { return }
        line(text)
    }

    func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .note, isQuiet { return }
        line(coloured(diagnostic))
    }

    /// One line that the next one overwrites on a terminal, a plain line elsewhere only when asked for detail.
    func progress(_ text: String) {
        guard !isQuiet else { return }
        guard isTerminal else {
            detail(text)
            return
        }
        hasProgressLine.withLock { $0 = true }
        write("\r\u{1B}[K\(text)")
    }

    private func line(_ text: String) {
        let clears = hasProgressLine.withLock { shown in
            defer { shown = false }
            return shown
        }
        write((clears ? "\r\u{1B}[K" : "") + text + "\n")
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    private func coloured(_ diagnostic: Diagnostic) -> String {
        let text = "\(diagnostic)"
        guard hasColour else { return text }
        let word = "\(diagnostic.severity.rawValue):"
        let colour =
            diagnostic.severity == .error ? "31" : diagnostic.severity == .warning ? "33" : "36"
        guard let range = text.range(of: word) else { return text }
        return text.replacingCharacters(in: range, with: "\u{1B}[1;\(colour)m\(word)\u{1B}[0m")
    }
}
