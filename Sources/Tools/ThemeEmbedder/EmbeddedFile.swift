import Foundation

/// A file of the theme as an element of an array in Swift.
///
/// All are literals, what is no text as base64: the compiler takes a moment for them, and a minute for arrays of bytes.
struct EmbeddedFile {
    let path: String
    let content: Data

    var source: String {
        guard let text else {
            return "ThemeFile(path: \"\(path)\", base64: \"\(content.base64EncodedString())\"),\n"
        }
        let delimiter = String(repeating: "#", count: Self.longestRun(in: text) + 1)
        return """
            ThemeFile(path: "\(path)", text: \(delimiter)\"""
            \(text)
            \"""\(delimiter)),

            """
    }

    /// The content if a literal says it as it is: with no end of a line but `\n`, and nothing that cannot be seen.
    private var text: String? {
        guard let text = String(bytes: content, encoding: .utf8) else { return nil }
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar == "\t" || scalar.value >= 0x20 && scalar.value != 0x7F
        }
        return isPlain ? text : nil
    }

    /// How many `#` stand beside each other at most; with one more, nothing in the text ends or escapes.
    private static func longestRun(in text: String) -> Int {
        text.split { $0 != "#" }.map(\.count).max() ?? 0
    }
}
