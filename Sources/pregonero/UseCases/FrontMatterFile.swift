import Domain
import Foundation
import Markdown

/// Reads a Markdown file with its head, or says what is wrong with it.
enum FrontMatterFile {
    static func read(
        _ file: URL,
        path: String,
        known: Set<String>,
        log: DiagnosticLog
    ) -> FrontMatterDocument? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            log.add(
                Diagnostic(
                    .error,
                    "the file is not UTF-8 text",
                    path: path,
                    hint: "save it as UTF-8"
                )
            )
            return nil
        }
        do {
            let document = try FrontMatterDocument.parse(text, path: path)
            for unknown in document.unknownKeys(known: known) {
                log.add(Diagnostic(frontMatter: unknown.diagnostic))
            }
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
