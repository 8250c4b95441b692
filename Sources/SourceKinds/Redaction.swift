public import Domain

/// Takes secrets out of words that a server wrote.
public enum Redaction {
    private static let longest = 300

    /// One line without the source's secrets, not longer than a message may be.
    public static func line(_ text: String, of source: Source) -> String {
        var text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for secret in source.secrets where !secret.isEmpty {
            text = text.replacing(secret, with: "…")
            text = text.replacing(Endpoint.encoded(secret), with: "…")
        }
        let printable = text.filter { character in
            character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        }
        return printable.count > longest ? printable.prefix(longest) + "…" : printable
    }
}
