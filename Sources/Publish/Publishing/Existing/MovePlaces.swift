import Domain
import Pages

/// Where the newsroom says that an address leads elsewhere, for messages.
struct MovePlaces {
    private let places: [String: (file: String, line: Int)]

    init(_ written: WrittenTexts) {
        places = Dictionary(
            written.moves.map { ($0.path, ($0.file, $0.line)) }
                + written.aliases.map { ($0.path, ($0.file, $0.line)) }
        ) { first, _ in first }
    }

    /// Something to say of the line that lets an address lead elsewhere.
    func diagnostic(
        _ severity: Diagnostic.Severity,
        _ path: String,
        _ message: String,
        hint: String
    ) -> Diagnostic {
        Diagnostic(
            severity,
            message,
            path: places[path]?.file,
            line: places[path]?.line,
            hint: hint
        )
    }
}
