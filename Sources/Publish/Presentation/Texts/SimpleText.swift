/// Text in which each scalar is a character, as nearly all text in Latin letters is: it can be counted byte by byte.
enum SimpleText {
    /// The same as `ShortText.counted`.
    ///
    /// - Parameters:
    ///   - line: on one line, without control characters.
    ///   - limit: the most characters, at least one.
    /// - Returns: nil when there are other characters among the first ones.
    static func excerpt(_ line: String, limit: Int) -> String? {
        line.utf8.withContiguousStorageIfAvailable { bytes -> String? in
            var (count, end, room) = (0, 0, 0)
            // One more than there may be: were it a mark, it would belong to the one before.
            while count <= limit, end < bytes.count {
                guard let length = length(of: bytes, at: end) else { return nil }
                if count == limit - 1 { room = end }
                count += 1
                end += length
            }
            guard count > limit else { return line }
            var cut = room
            if bytes[room] != space, let last = bytes[..<room].lastIndex(of: space) {
                let left = bytes[last..<room].count { $0 & 0xC0 != 0x80 }
                if left <= limit / 3 { cut = last }
            }
            while let mark = lengthOfMark(before: cut, in: bytes) { cut -= mark }
            return String(decoding: bytes[..<cut], as: UTF8.self) + "…"
        } ?? nil
    }

    private static let space = UInt8(ascii: " ")

    /// The bytes of a character that is one scalar whatever stands before it; nil for any other. These are the letters of
    /// U+0000 to U+02FF, and U+2010 to U+2027, in which dashes and quotation marks are.
    private static func length(of bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
        switch bytes[place] {
        case ..<0x80: 1
        case 0xC2...0xCB: 2
        case 0xE2 where bytes[place + 1] == 0x80 && (0x90...0xA7).contains(bytes[place + 2]): 3
        default: nil
        }
    }

    /// The bytes of a mark that stands at no end: a space, a comma, a dash; nil where there is none.
    private static func lengthOfMark(
        before end: Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        guard end > 0 else { return nil }
        switch bytes[end - 1] {
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
            UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "("):
            return 1
        case 0x93 where end > 2 && bytes[end - 2] == 0x80 && bytes[end - 3] == 0xE2,
            0x94 where end > 2 && bytes[end - 2] == 0x80 && bytes[end - 3] == 0xE2:
            return 3
        default: return nil
        }
    }
}
