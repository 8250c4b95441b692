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
            TextExcess.diagnostics(of: document, path: path).forEach(log.add)
            for loss in document.losses { log.add(Diagnostic(frontMatter: loss).with(.warning)) }
            return document
        } catch {
            log.add(Diagnostic(frontMatter: error))
            return nil
        }
    }
}

extension Diagnostic {
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
