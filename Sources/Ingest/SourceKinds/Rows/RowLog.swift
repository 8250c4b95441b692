import Domain
import Recurrence

/// Gathers what is wrong with the rows of one answer, each thing once.
final class RowLog {
    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    private var left = 0
    /// What the rules of its rows came to for which there was no work left.
    var unfollowed = UnfollowedRules()
    private let path: String
    /// Whether the newsroom writes the rows itself.
    private let isOwnFile: Bool
    private var words: Set<String> = []
    /// What a mistake in a row weighs.
    private let weight: Diagnostic.Severity
    /// The row that is read, counted from 1, by which messages without a line are told apart; nil between rows.
    var row: Int?
    private static let most = 50

    /// Whether what is found from now on is only counted.
    var isFull: Bool { diagnostics.count >= Self.most }

    /// - Parameters:
    ///   - path: how messages name the answer.
    ///   - weight: an error where a row is a file of its own, which a mistake costs.
    ///   - isOwnFile: whether the newsroom writes the rows itself.
    init(path: String, weight: Diagnostic.Severity = .warning, isOwnFile: Bool = false) {
        self.path = path
        self.isOwnFile = isOwnFile
        self.weight = weight
    }

    /// What is wrong, with what becomes of the row where that costs no more than the value.
    func add(_ message: String, so consequence: String? = nil, line: Int?, hint: String? = nil) {
        let words = weight == .error ? nil : consequence
        note(message + (words.map { "; \($0)" } ?? ""), weight, line: line, hint: hint)
    }

    /// What never costs more than the value itself.
    func remark(_ message: String, line: Int?, hint: String? = nil) {
        note(message, .warning, line: line, hint: hint)
    }

    /// Whether to warn of a word that nobody knows: once, and only in the newsroom's own file, since the words of
    /// others are theirs.
    func warns(of word: String, in key: String) -> Bool {
        isOwnFile && words.insert("\(key)\u{0}\(word)").inserted
    }

    private func note(_ message: String, _ weight: Diagnostic.Severity, line: Int?, hint: String?) {
        let place = line == nil ? row.map { "row \($0): " } : nil
        let diagnostic = Diagnostic(
            weight,
            (place ?? "") + message,
            path: path,
            line: line,
            hint: hint
        )
        guard seen.insert(diagnostic).inserted else { return }
        if diagnostics.count < Self.most { diagnostics.append(diagnostic) } else { left += 1 }
    }

    /// All of it, and how much more there was.
    var all: [Diagnostic] {
        var all = diagnostics
        if let message = unfollowed.message(of: "the rows") {
            all.append(
                Diagnostic(
                    .warning,
                    message,
                    path: path,
                    line: unfollowed.line,
                    hint: "end what repeats with UNTIL"
                )
            )
        }
        if left > 0 { all.append(Diagnostic(.warning, "\(left) more of this kind", path: path)) }
        return all
    }
}
