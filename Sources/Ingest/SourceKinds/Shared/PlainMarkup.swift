import Basics
import Domain

extension Markup {
    /// Plain text as HTML: nothing in it is a tag, and its empty lines part paragraphs.
    static func plain(_ text: String) -> Markup {
        let paragraphs = text.escaped(for: .content).replacing("\r\n", with: "\n").split(
            separator: "\n\n"
        )
        .map { "<p>\(String($0).trimmed.replacing("\n", with: "<br>"))</p>" }
        return Markup(paragraphs.joined(), format: .html)
    }
}
