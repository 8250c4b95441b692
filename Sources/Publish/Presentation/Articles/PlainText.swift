import Basics

/// Text for places that know no markup and have little room.
public enum PlainText {
    /// At most `limit` characters on one line, cut at a word, with `…` where something is missing.
    public static func excerpt(_ text: String, limit: Int) -> String {
        let line = onOneLine(text)
        // A character is at least one byte, so a short text needs no counting.
        if line.utf8.count <= limit { return line }
        return SimpleText.excerpt(line, limit: limit) ?? counted(line, limit: limit)
    }

    /// The excerpt of a line in which a character may be of many scalars.
    static func counted(_ line: String, limit: Int) -> String {
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

    /// The text of our own cleaned HTML, on one line; about the first `length` bytes of it, without footnotes.
    public static func of(_ html: String, length: Int = .max) -> String {
        var text: [UInt8] = []
        var tag: [UInt8] = []
        var isInTag = false
        var isInMark = false
        for byte in html.utf8 {
            switch byte {
            case UInt8(ascii: "<"):
                isInTag = true
                tag.removeAll(keepingCapacity: true)
            case UInt8(ascii: ">") where isInTag:
                isInTag = false
                let read = Tag(tag)
                if read.beginsNotes {
                    return onOneLine(String(decoding: text, as: UTF8.self).withoutReferences)
                }
                if read.name == "a" { isInMark = read.isMarkOfNote }
                if read.separatesWords, text.last != 0x20 { text.append(0x20) }
            case _ where isInTag: tag.append(byte)
            case _ where isInMark: break
            // Only between words, so that neither a letter nor a reference is cut.
            case 0...0x20 where text.count >= length:
                return onOneLine(String(decoding: text, as: UTF8.self).withoutReferences)
            default: text.append(byte)
            }
        }
        return onOneLine(String(decoding: text, as: UTF8.self).withoutReferences)
    }

    /// What stands between the angles of a tag of our own HTML.
    private struct Tag {
        let name: String
        private let bytes: [UInt8]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            let name = bytes.drop { $0 == UInt8(ascii: "/") }.prefix {
                $0 > 0x20 && $0 != UInt8(ascii: "/")
            }
            self.name = String(decoding: name, as: UTF8.self)
        }

        var separatesWords: Bool { !Self.inline.contains(name) }
        var isMarkOfNote: Bool { has("role=\"doc-noteref\"") || has("role=\"doc-backlink\"") }
        var beginsNotes: Bool { name == "ol" && has("class=\"footnotes\"") }

        private func has(_ attribute: StaticString) -> Bool {
            attribute.withUTF8Buffer { bytes.firstRange(of: $0) != nil }
        }

        private static let inline: Set<String> = [
            "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "em", "i", "ins", "kbd", "mark",
            "q", "s",
            "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
        ]
    }
}

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
