import Domain
import Markdown

/// Tells of what is wrong with the shortcodes of one text, as much as a person reads, and then how much more there is.
final class MessageLimit {
    private let text: ShortcodeReader.Text
    /// How many there were of each severity, and the line of the first that was not told.
    private var told: [Diagnostic.Severity: (count: Int, line: Int)] = [:]

    private static let most = 100

    init(of text: ShortcodeReader.Text) {
        self.text = text
    }

    /// - Parameters:
    ///   - message: what is wrong.
    ///   - place: where in the text.
    ///   - hint: what to do.
    ///   - severity: how much it weighs.
    func tell(
        _ message: String,
        at place: FilePosition,
        hint: @autoclosure () -> String?,
        _ severity: Diagnostic.Severity = .error
    ) {
        let before = told[severity]?.count ?? 0
        let line = before == Self.most ? place.line : told[severity]?.line ?? place.line
        told[severity] = (before + 1, line)
        guard before < Self.most else { return }
        text.log.add(
            Diagnostic(
                severity,
                message,
                path: text.path,
                line: text.line + place.line - 1,
                column: place.column,
                hint: hint()
            )
        )
    }

    /// Tells how many were not told.
    func tellRest() {
        for severity in [Diagnostic.Severity.error, .warning] {
            guard let (count, line) = told[severity], count > Self.most else { continue }
            text.log.add(
                Diagnostic(
                    severity,
                    "from here on, \(count - Self.most) more like these are not told",
                    path: text.path,
                    line: text.line + line - 1,
                    hint: "mend those that are told first"
                )
            )
        }
    }
}
