import Domain
import Markdown

/// Warns of what a Markdown text has too much to be shown as it is meant.
enum TextExcess {
    /// - Parameters:
    ///   - document: the text with its front matter.
    ///   - path: how messages name the file.
    /// - Returns: a warning for each of them.
    static func diagnostics(of document: FrontMatterDocument, path: String) -> [Diagnostic] {
        func warning(_ line: Int?, _ message: String, _ hint: String) -> Diagnostic? {
            line.map {
                Diagnostic(
                    .warning,
                    message,
                    path: path,
                    line: document.bodyLine + $0 - 1,
                    hint: hint
                )
            }
        }
        let brackets = BracketRuns.longest
        let notes = FootnoteExcess.most
        return [
            warning(
                BracketRuns.firstLine(in: document.body),
                "more than \(brackets) ')' stand behind an address: a blank is put between them",
                "write the address as '[words](address)', or fewer brackets"
            ),
            warning(
                FootnoteExcess.firstLine(in: document.body),
                "'[^' stands in the text more than \(notes) times: it has no footnotes",
                "part the text, or write fewer footnotes"
            ),
        ]
        .compactMap(\.self)
    }
}
