import Domain

/// Gathers what is wrong with the rows of one answer, each thing once.
final class RowLog {
    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    private var left = 0
    private let path: String
    /// The row that is read, counted from 1, by which messages without a line are told apart; nil between rows.
    var row: Int?
    private static let most = 50

    init(path: String) {
        self.path = path
    }

    func add(_ message: String, line: Int?, hint: String? = nil) {
        let place = line == nil ? row.map { "row \($0): " } : nil
        let diagnostic = Diagnostic(
            .warning,
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
        guard left > 0 else { return diagnostics }
        return diagnostics + [Diagnostic(.warning, "\(left) more of this kind", path: path)]
    }
}
