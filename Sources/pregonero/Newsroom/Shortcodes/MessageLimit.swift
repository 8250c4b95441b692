import Domain
import Markdown

/// Reports what is wrong with the shortcodes of one text, as much as a person reads, and then how much more there is.
final class MessageLimit {
    private let text: ShortcodeReader.Text
    /// How many there were of each severity, and the line of the first that was not reported.
    private var counts: [Diagnostic.Severity: (count: Int, line: Int)] = [:]

    private static let most = 100

    init(of text: ShortcodeReader.Text) {
        self.text = text
    }

    /// - Parameters:
    ///   - message: what is wrong.
    ///   - place: where in the text.
    ///   - hint: what to do.
    ///   - severity: how much it weighs.
    func report(
        _ message: String,
        at place: FilePosition,
        hint: @autoclosure () -> String?,
        _ severity: Diagnostic.Severity = .error
    ) {
        let before = counts[severity]?.count ?? 0
        let line = before == Self.most ? place.line : counts[severity]?.line ?? place.line
        counts[severity] = (before + 1, line)
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

    /// Reports what is wrong with another file, which is said once however many texts show it.
    func report(_ diagnostic: Diagnostic) { text.log.add(diagnostic) }

    /// Says how many were not reported.
    func reportRest() {
        for severity in [Diagnostic.Severity.error, .warning] {
            guard let (count, line) = counts[severity], count > Self.most else { continue }
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
