/// A style sheet as it is sent: without comments and without the spaces that only those need who change it.
public struct StylesheetText {
    private let bytes: [UInt8]
    private var index = 0
    private var result: [UInt8] = []
    /// How many spaces stand between what was written and what comes.
    private var spaces = 0
    /// Whether a comment does.
    private var hasComment = false

    /// The shortened bytes; the same ones where a comment or a text has no end. What begins with `/*!` stays.
    public static func shortened(_ bytes: [UInt8]) -> [UInt8] {
        var text = StylesheetText(bytes: bytes)
        return text.shorten() ? text.result + [UInt8(ascii: "\n")] : bytes
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        result.reserveCapacity(bytes.count)
    }

    /// False where something has no end.
    private mutating func shorten() -> Bool {
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
                spaces += 1
                index += 1
            case UInt8(ascii: "/") where isComment:
                guard let end = endOfComment else { return false }
                let isKept = index + 2 < bytes.count && bytes[index + 2] == UInt8(ascii: "!")
                if isKept { copy(to: end) }
                hasComment = !isKept
                index = end
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = end(of: byte) else { return false }
                copy(to: end)
            case UInt8(ascii: "(") where beginsAddress:
                guard let end = end(of: UInt8(ascii: ")")) else { return false }
                copy(to: end)
            case UInt8(ascii: "\\"): copy(to: min(index + 2, bytes.count))
            default: copy(to: endOfWord)
            }
        }
        return true
    }

    /// Copies what stands at the index, with a space before it where one has a meaning, or an empty comment, which keeps
    /// words apart and is no space.
    private mutating func copy(to end: Int) {
        let next = bytes[index]
        // An escaped sign is no sign.
        let last =
            result.count > 1 && result[result.count - 2] == UInt8(ascii: "\\") ? 0x61 : result.last
        if let last, !Self.needsNoneAfter(last), !Self.needsNoneBefore(next) {
            if spaces > 1, endsInNumber { result.append(0x20) }
            result += spaces > 0 ? [0x20] : hasComment ? Array("/**/".utf8) : []
        }
        if next == UInt8(ascii: "}"), last == UInt8(ascii: ";") { result.removeLast() }
        result += bytes[index..<end]
        index = end
        (spaces, hasComment) = (0, false)
    }

    /// Whether the number of a character ends what was written, of which the first space is the end.
    private var endsInNumber: Bool {
        let digits = result.suffix(6).reversed().prefix { byte in
            "0123456789abcdefABCDEF".utf8.contains(byte)
        }
        return !digits.isEmpty && result.dropLast(digits.count).last == UInt8(ascii: "\\")
    }

    private static func needsNoneAfter(_ byte: UInt8) -> Bool { ":{};,".utf8.contains(byte) }

    /// A space before a colon is that between an element and one within it.
    private static func needsNoneBefore(_ byte: UInt8) -> Bool { "{};,".utf8.contains(byte) }

    /// After the letters and digits at the index, or after the one sign there.
    private var endOfWord: Int {
        var end = index + 1
        guard Self.isOfWord(bytes[index]) else { return end }
        while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
        return end
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private var isComment: Bool {
        index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
    }

    private var endOfComment: Int? {
        var end = index + 2
        while end + 1 < bytes.count {
            if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
                return end + 2
            }
            end += 1
        }
        return nil
    }

    /// An address without quotes may hold what looks like a comment.
    private var beginsAddress: Bool {
        result.suffix(3).elementsEqual("url".utf8) && spaces == 0 && !hasComment
            && index + 1 < bytes.count
            && bytes[index + 1] != UInt8(ascii: "\"") && bytes[index + 1] != UInt8(ascii: "'")
    }

    /// After the next such sign, which ends a text or an address.
    private func end(of sign: UInt8) -> Int? {
        var end = index + 1
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 2
            } else if bytes[end] == sign {
                return end + 1
            } else {
                end += 1
            }
        }
        return nil
    }
}
