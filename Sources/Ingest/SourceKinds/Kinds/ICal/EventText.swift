import Basics
import HTMLCleaning

/// Texts of events without markup, whichever program put some into them.
enum EventText {
    /// One line, as a title.
    static func line(_ text: String) -> String {
        (looksLikeHTML(text) ? PlainText.text(of: text) : text).plainLine.trimmed
    }

    static func lines(_ text: String) -> String {
        looksLikeHTML(text) ? lines(ofHTML: text) : text.plainLines.trimmed
    }

    /// Letters of HTML that are looked at: more text is shown nowhere.
    private static let longest = 200_000

    /// What the tags for lines and paragraphs part stays apart.
    static func lines(ofHTML text: String) -> String {
        var html = String(text.prefix(longest)).replacing("\r\n", with: "\n")
        for tag in ["<br", "</p", "</div", "</li", "</h1", "</h2", "</h3", "</h4", "</tr"] {
            html = html.replacing(tag, with: "\n\(tag)").replacing(
                tag.uppercased(),
                with: "\n\(tag)"
            )
        }
        let lines = html.split(separator: "\n").map { PlainText.text(of: String($0)).plainLine }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Whether there is a tag in it.
    static func hasTags(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.contains(UInt8(ascii: "<")) else { return false }
        return zip(bytes, bytes.dropFirst()).contains { byte, next in
            byte == UInt8(ascii: "<")
                && ((0x41...0x5A).contains(next & 0xDF) || next == UInt8(ascii: "/"))
        }
    }

    /// A tag, or a character written as a reference.
    private static func looksLikeHTML(_ text: String) -> Bool {
        if hasTags(text) { return true }
        guard text.utf8.contains(UInt8(ascii: "&")) else { return false }
        let bytes = Array(text.utf8)
        for (place, byte) in bytes.enumerated() where place + 1 < bytes.count {
            let next = bytes[place + 1]
            let isLetter = (0x41...0x5A).contains(next & 0xDF)
            if byte == UInt8(ascii: "&"), isLetter || next == UInt8(ascii: "#") {
                let name = bytes[(place + 1)...].prefix(10)
                if name.contains(UInt8(ascii: ";")) { return true }
            }
        }
        return false
    }
}
