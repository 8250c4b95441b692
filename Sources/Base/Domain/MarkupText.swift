/// Attribute values as our serialiser writes them.
public enum MarkupText {
    /// The text without the references that the serialiser knows.
    public static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&nbsp;", with: "\u{A0}").replacing("&amp;", with: "&")
    }
}
