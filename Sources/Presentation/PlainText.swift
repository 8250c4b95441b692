/// Text for places that know no markup and have little room.
public enum PlainText {
    /// At most `limit` characters on one line, cut at a word, with `…` where something is missing.
    public static func excerpt(_ text: String, limit: Int) -> String {
        let line = onOneLine(text)
        // A character is at least one byte, so a short text needs no counting.
        if line.utf8.count <= limit || line.count <= limit { return line }
        let head = line.prefix(limit - 1)
        var cut = head
        if line[head.endIndex] != " ", let space = head.lastIndex(of: " ") {
            // A script without spaces, or one endless word, is cut where the room ends.
            if head.distance(from: space, to: head.endIndex) <= limit / 3 { cut = head[..<space] }
        }
        while let last = cut.last, " ,;:.-–—(".contains(last) { cut = cut.dropLast() }
        return cut + "…"
    }

    /// White space of any kind and length becomes one space.
    public static func onOneLine(_ text: String) -> String {
        var previous: UInt8 = 0x20
        var isClean = true
        for byte in text.utf8 {
            if byte < 0x20 || (byte == 0x20 && previous == 0x20) {
                isClean = false
                break
            }
            previous = byte
        }
        if isClean, previous != 0x20 || text.isEmpty { return text }
        return text.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
    }

    /// The text of our own cleaned HTML, on one line.
    public static func of(_ html: String) -> String {
        var text = ""
        var rest = html[...]
        while let open = rest.firstIndex(of: "<") {
            text += rest[..<open]
            text += " "
            guard let close = rest[open...].firstIndex(of: ">") else {
                rest = ""
                break
            }
            rest = rest[rest.index(after: close)...]
        }
        text += rest
        return onOneLine(decoded(text))
    }

    /// The few references that the cleaner writes.
    private static func decoded(_ text: String) -> String {
        guard text.utf8.contains(0x26) else { return text }
        let references = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"),
            ("&amp;", "&"),
        ]
        return references.reduce(text) { text, reference in
            text.split(separator: reference.0, omittingEmptySubsequences: false)
                .joined(separator: reference.1)
        }
    }
}

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
