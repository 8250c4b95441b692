import Basics
import Domain
import Markdown

/// What stands in the text of an event beside words, of which nothing is shown.
struct EventTextLosses {
    /// In the order of the text, shortcodes last.
    let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - document: the event's file.
    ///   - html: its text, in which the words of a link may be its address.
    ///   - path: how messages name the file.
    init(_ document: FrontMatterDocument, html: String, path: String) {
        func warning(_ message: String, _ line: Int, _ column: Int, hint: String) -> Diagnostic {
            Diagnostic(
                .warning,
                "\(message): the text of an event is words alone",
                path: path,
                line: document.bodyLine + line - 1,
                column: column,
                hint: hint
            )
        }
        let shortcodes = ShortcodeText(document.body)
        let outline = MarkdownRenderer().outline(of: shortcodes?.masked ?? document.body)
        var lost: [Diagnostic] = []
        for reference in outline.references {
            let (line, column) = (reference.line, reference.column)
            if reference.kind == .picture {
                let message = "the picture '\(reference.address)' is not shown"
                let hint = "write 'picture: …' into the head"
                lost.append(warning(message, line, column, hint: hint))
            } else if !Self.isSaid(reference.address, in: html) {
                let message = "'\(reference.address)' is no link here"
                let hint = "write 'link: …' into the head"
                lost.append(warning(message, line, column, hint: hint))
            }
        }
        for tag in shortcodes?.tags ?? [] where !tag.isClosing {
            lost.append(
                warning(
                    "'{{< \(tag.name) >}}' is shown as it is written",
                    tag.line,
                    tag.column,
                    hint: "write it into an article that tells of the event"
                )
            )
        }
        diagnostics = lost + TextExcess.diagnostics(of: document, path: path)
    }

    /// Whether an address is what readers see, which stays.
    private static func isSaid(_ address: String, in html: String) -> Bool {
        ["", "mailto:", "http://", "https://"].filter { address.hasPrefix($0) }.contains { start in
            let words = String(address.dropFirst(start.count))
            return html.contains(">\(words.escaped(for: .content))</a>")
        }
    }
}
