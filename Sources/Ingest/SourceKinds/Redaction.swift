import Basics
public import Domain
import Fetching

/// Takes secrets out of words that a server wrote.
public enum Redaction {
    private static let longest = 300

    /// One line without the source's secrets, not longer than a message may be.
    public static func line(_ text: String, of source: Source) -> String {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = SecretRedaction(source.secrets).text(text).plainLine
        return line.count > longest ? line.prefix(longest) + "…" : line
    }
}
