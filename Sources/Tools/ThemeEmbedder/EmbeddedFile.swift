import Foundation

/// A file of the theme as an element of an array in Swift.
///
/// All are literals, what is no text as base64: the compiler takes a moment for them, and a minute for arrays of bytes.
struct EmbeddedFile {
    let path: String
    let content: Data
    /// What readers are sent in its place.
    let sent: Data?

    var source: String {
        guard let text = Self.literal(content) else {
            return "ThemeFile(path: \"\(path)\", base64: \"\(content.base64EncodedString())\"),\n"
        }
        let sent = sent.flatMap(Self.literal).map { ", sent: \($0)" } ?? ""
        return "ThemeFile(path: \"\(path)\", text: \(text)\(sent)),\n"
    }

    /// A text as a literal that says it as it is; nil with ends of lines other than `\n`, or what cannot be seen.
    private static func literal(_ content: Data) -> String? {
        guard let text = String(bytes: content, encoding: .utf8) else { return nil }
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar == "\t" || scalar.value >= 0x20 && scalar.value != 0x7F
        }
        guard isPlain else { return nil }
        let delimiter = String(repeating: "#", count: longestRun(in: text) + 1)
        let quotes = String(repeating: "\"", count: 3)
        return "\(delimiter)\(quotes)\n\(text)\n\(quotes)\(delimiter)"
    }

    /// How many `#` stand beside each other at most; with one more, nothing in the text ends or escapes.
    private static func longestRun(in text: String) -> Int {
        text.split { $0 != "#" }.map(\.count).max() ?? 0
    }
}
