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
        ends.reduce(html) { $0.replacing($1, with: "\($1)\(mark)") }
            .split(separator: mark)
            .map { PlainText.text(of: String($0)) }
            .filter { !$0.isEmpty }
    }

    /// Of elements that stand on lines of their own.
    private static let ends = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "dt", "dd", "tr", "caption", "figcaption",
        "summary", "pre", "blockquote", "div",
    ].map { "</\($0)>" }

    /// What no cleaned text has.
    private static let mark: Character = "\u{1D}"
}
