import Basics
import Presentation

/// Markup that several shortcodes share.
enum InsertMarkup {
    /// Nothing for nothing.
    static func caption(_ text: String?, note: String? = nil) -> String {
        let words = text.flatMap(\.nonBlank).map { $0.escaped(for: .content) }
        let small = note.map {
            "<small class=\"insert__note\">\($0.escaped(for: .content))</small>"
        }
        let parts = [words, small].compactMap(\.self)
        return parts.isEmpty ? "" : "<figcaption>\(parts.joined(separator: " "))</figcaption>"
    }

    /// The link in whose place something of others is loaded when a reader asks for it.
    static func embed(_ embed: EmbedAddress, title: String, in inner: String) -> String {
        "<a href=\"\(embed.page.escaped(for: .attribute))\" "
            + "data-frame=\"\(embed.frame.escaped(for: .attribute))\" "
            + "data-title=\"\(title.escaped(for: .attribute))\" rel=\"noopener external\">"
            + "\(inner)</a>"
    }
}
