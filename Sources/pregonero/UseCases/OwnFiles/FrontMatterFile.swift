import Domain
import Markdown

/// Reads the text of a Markdown file with its head, or says what is wrong with it.
enum FrontMatterFile {
    static func read(
        _ text: String,
        path: String,
        known: Set<String>,
        log: DiagnosticLog
    ) -> FrontMatterDocument? {
        do {
            let document = try FrontMatterDocument.parse(text, path: path)
            for unknown in document.unknownKeys(known: known) {
                log.add(Diagnostic(frontMatter: unknown.diagnostic))
            }
            Diagnostic.excesses(of: document, path: path).forEach(log.add)
            for loss in document.losses { log.add(Diagnostic(frontMatter: loss).with(.warning)) }
            return document
        } catch {
            log.add(Diagnostic(frontMatter: error))
            return nil
        }
    }
}

extension Diagnostic {
    /// Of what a Markdown text has too much to be shown as it is meant.
    ///
    /// - Parameters:
    ///   - document: the text with its front matter.
    ///   - path: how messages name the file.
    /// - Returns: a warning for each of them.
    static func excesses(of document: FrontMatterDocument, path: String) -> [Diagnostic] {
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

    init(frontMatter error: FrontMatterError) {
        self.init(
            .error,
            error.message,
            path: error.path,
            line: error.line,
            column: error.column,
            hint: error.hint
        )
    }
}
