/// Text for places that know no markup and have little room.
public enum PlainText {
    /// At most `limit` characters on one line, cut at a word, with `…` where something is missing.
    public static func excerpt(_ text: String, limit: Int) -> String {
        let line = onOneLine(text)
        // A character is at least one byte, so a short text needs no counting.
        if line.utf8.count <= limit { return line }
        let room = line.index(line.startIndex, offsetBy: limit - 1, limitedBy: line.endIndex)
        guard let room, room < line.endIndex, line.index(after: room) < line.endIndex else {
            return line
        }
        let head = line[..<room]
        var cut = head
        if line[room] != " ", let space = head.lastIndex(of: " ") {
            // A script without spaces, or one endless word, is cut where the room ends.
            if head.distance(from: space, to: head.endIndex) <= limit / 3 { cut = head[..<space] }
        }
        while let last = cut.last, " ,;:.-–—(".contains(last) { cut = cut.dropLast() }
        return cut + "…"
    }

    /// White space of any length, line ends among it, becomes one space.
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
        var line: [UInt8] = []
        line.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if byte > 0x20 {
                line.append(byte)
            } else if let last = line.last, last != 0x20 {
                line.append(0x20)
            }
        }
        if line.last == 0x20 { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }

    /// The text of our own cleaned HTML, on one line; about the first `length` bytes of it.
    public static func of(_ html: String, length: Int = .max) -> String {
        var text: [UInt8] = []
        var isInTag = false
        for byte in html.utf8 {
            switch byte {
            case UInt8(ascii: "<"):
                isInTag = true
                if text.last != 0x20 { text.append(0x20) }
            case UInt8(ascii: ">") where isInTag: isInTag = false
            case _ where isInTag: break
            // Only between words, so that neither a letter nor a reference is cut.
            case 0...0x20 where text.count >= length:
                return onOneLine(decoded(String(decoding: text, as: UTF8.self)))
            default: text.append(byte)
            }
        }
        return onOneLine(decoded(String(decoding: text, as: UTF8.self)))
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
