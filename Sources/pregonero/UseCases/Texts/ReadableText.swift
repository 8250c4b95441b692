import Basics
import HTMLCleaning
import Markdown

/// What readers see of the newsroom's Markdown, as plain text: enough to say what was changed, never to show the text.
///
/// Marks, comments, tags and what shortcodes put into it are no part of it.
enum ReadableText {
    private static let sanitizer = Sanitizer(policy: .own)

    /// The text with a blank line between paragraphs, rows and the like.
    static func of(_ markdown: String) -> String {
        let shortcodes = ShortcodeText(markdown)
        let rendered = MarkdownRenderer().htmlAtOnce(shortcodes?.marked ?? markdown)
        let cleaned = sanitizer.clean(rendered, base: nil)
        return paragraphs(of: shortcodes == nil ? cleaned : withoutTags(cleaned))
            .joined(separator: "\n\n")
    }

    private static func withoutTags(_ html: String) -> String {
        ShortcodeText.parts(of: html).map { part in
            switch part {
            case .html(let html): html
            case .tag: ""
            }
        }.joined()
    }

    private static func paragraphs(of html: String) -> [String] {
        var parts: [Substring] = []
        var start = html.startIndex
        var rest = html[...]
        while let end = rest.place(of: "</") {
            let name = rest[end.upperBound...].before(">")
            rest = rest[name.endIndex...].behind(1)
            if blocks.contains(name) {
                parts.append(html[start..<rest.startIndex])
                start = rest.startIndex
            }
        }
        return (parts + [html[start...]]).map { PlainText.text(of: String($0)) }
            .filter { !$0.isEmpty }
    }

    /// Elements that stand on lines of their own.
    private static let blocks: Set<Substring> = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "dt", "dd", "tr", "caption", "figcaption",
        "summary", "pre", "blockquote", "div",
    ]
}
