import Domain

extension Markup {
    /// Plain text as HTML: nothing in it is a tag, and its empty lines part paragraphs.
    static func plain(_ text: String) -> Markup {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
        let paragraphs = escaped.replacing("\r\n", with: "\n").split(separator: "\n\n")
            .map { "<p>\(String($0).trimmed.replacing("\n", with: "<br>"))</p>" }
        return Markup(paragraphs.joined(), format: .html)
    }
}
