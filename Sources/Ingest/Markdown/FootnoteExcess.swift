import Basics

/// More footnotes in one text than anybody reads: for each mark cmark-gfm writes sixty times as much as the text has.
public enum FootnoteExcess {
    /// So many marks, with which a reference or a footnote begins, a text may have.
    public static let most = 5_000

    private static let mark: StaticString = "[^"

    /// The text in which too many marks are no footnotes, but stand as they are written.
    static func quoted(_ markdown: String) -> String {
        guard firstLine(in: markdown) != nil else { return markdown }
        var result: [UInt8] = []
        result.reserveCapacity(markdown.utf8.count + 2 * most)
        var isEscaped = false
        var rest = Array(markdown.utf8)[...]
        while let byte = rest.first {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "["), rest.dropFirst().first == UInt8(ascii: "^") {
                result.append(UInt8(ascii: "\\"))
            }
            result.append(byte)
            rest = rest.dropFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The line of the first mark that is too many, counted from 1; nil for a text without any.
    public static func firstLine(in markdown: String) -> Int? {
        var markdown = markdown
        return markdown.withUTF8 { text in
            let bytes = UnsafeRawBufferPointer(text)
            var count = 0
            var place = 0
            while let start = ByteSearch.first(mark, in: bytes, from: place) {
                count += 1
                if count > most { return 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") } }
                place = start + mark.utf8CodeUnitCount
            }
            return nil
        }
    }
}
