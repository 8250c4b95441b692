import Basics

/// Text for places that know no markup and have little room.
public enum ShortText {
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
        if text.utf8.withContiguousStorageIfAvailable(isOnOneLine) == true { return text }
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

    /// Whether there is certainly nothing to be changed.
    private static func isOnOneLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Set where what stands before is a space: none may begin the line.
        var before: UInt64 = 0x80
        for offset in stride(from: 0, to: text.count, by: ByteWord.width) {
            let word = ByteWord(text, at: offset, padding: UInt8(ascii: "x"))
            let spaces = word.equal(to: 0x20)
            if word.below(0x20) | spaces & (spaces << 8 | before) != 0 { return false }
            before = spaces >> 56
        }
        return text.last != 0x20
    }

    /// The text of our own cleaned HTML, on one line; about the first `length` bytes of it, without footnotes.
    public static func of(_ html: String, length: Int = .max) -> String {
        var html = html
        let text = html.withUTF8 { String(decoding: Self.text(of: $0, length), as: UTF8.self) }
        return onOneLine(text.withoutReferences)
    }

    private static func text(of html: UnsafeBufferPointer<UInt8>, _ length: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(min(html.count, length))
        var isInMark = false
        var index = 0
        while true {
            let start = html.first(from: index) { $0.equal(to: UInt8(ascii: "<")) }
            if !isInMark {
                let stretch = UnsafeBufferPointer(rebasing: html[index..<start])
                // Only between words, so that neither a letter nor a reference is cut.
                let end = stretch.first(from: max(length - text.count, 0)) { $0.below(0x21) }
                text.append(contentsOf: UnsafeBufferPointer(rebasing: stretch[..<end]))
                if end < stretch.count { return text }
            }
            index = html.first(from: start + 1) { word in
                word.equal(to: UInt8(ascii: "<")) | word.equal(to: UInt8(ascii: ">"))
            }
            guard index < html.count else { return text }
            if html[index] == UInt8(ascii: "<") { continue }
            let tag = Tag(html[(start + 1)..<index])
            index += 1
            if tag.beginsNotes { return text }
            if tag.name == "a" { isInMark = tag.isMarkOfNote }
            if tag.separatesWords, text.last != 0x20 { text.append(0x20) }
        }
    }

    /// What stands between the angles of a tag of our own HTML.
    private struct Tag {
        let name: String
        private let bytes: UnsafeRawBufferPointer

        init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
            self.bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes))
            let name = bytes.drop { $0 == UInt8(ascii: "/") }.prefix {
                $0 > 0x20 && $0 != UInt8(ascii: "/")
            }
            self.name = String(decoding: name, as: UTF8.self)
        }

        var separatesWords: Bool { !Self.inline.contains(name) }
        var isMarkOfNote: Bool { has("role=\"doc-noteref\"") || has("role=\"doc-backlink\"") }
        var beginsNotes: Bool { name == "ol" && has("class=\"footnotes\"") }

        private func has(_ attribute: StaticString) -> Bool {
            ByteSearch.first(attribute, in: bytes, from: 0) != nil
        }

        private static let inline: Set<String> = [
            "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "em", "i", "ins", "kbd", "mark",
            "q", "s",
            "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
        ]
    }
}
