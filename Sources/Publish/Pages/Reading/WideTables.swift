import Basics

/// Lets tables of texts, which go sideways where they are wider than the page, be moved by keyboard.
enum WideTables {
    /// Texts come from our own serialiser, so nothing but a tag begins with `<`.
    static func reachable(in html: String) -> String {
        guard ByteSearch.contains("<table", in: html) else { return html }
        return html.replacingMarkup([("<table", "<table tabindex=\"0\"")])
    }
}
