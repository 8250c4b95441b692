/// A style sheet as it is sent: without its comments, which only those who change it read.
enum StylesheetText {
    /// The bytes without comments; as they are where a comment or a text has no end. What begins with `/*!` stays.
    static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == slash, bytes.dropFirst(index + 1).first == star {
                guard let end = end(ofComment: index, in: bytes) else { return bytes }
                if bytes[index + 2] == UInt8(ascii: "!") {
                    result += bytes[index..<end]
                    index = end
                } else {
                    index = skipping(index..<end, in: bytes, after: &result)
                }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                guard let end = end(of: byte, from: index + 1, in: bytes) else { return bytes }
                result += bytes[index..<end]
                index = end
            } else if byte == UInt8(ascii: "("), result.suffix(3).elementsEqual("url".utf8),
                bytes.dropFirst(index + 1).first.map({ $0 != 0x22 && $0 != 0x27 }) == true
            {
                // An address without quotes may hold what looks like a comment.
                guard let end = end(of: UInt8(ascii: ")"), from: index + 1, in: bytes) else {
                    return bytes
                }
                result += bytes[index..<end]
                index = end
            } else {
                result.append(byte)
                index += 1
            }
        }
        return result
    }

    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let newLine = UInt8(ascii: "\n")

    /// Where to go on: a comment that has lines for itself takes them with it, any other leaves a space.
    private static func skipping(
        _ comment: Range<Int>,
        in bytes: [UInt8],
        after result: inout [UInt8]
    ) -> Int {
        let indent = result.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        let begins = result.count == indent || result[result.count - indent - 1] == newLine
        guard begins, comment.upperBound == bytes.count || bytes[comment.upperBound] == newLine
        else {
            result.append(0x20)
            return comment.upperBound
        }
        result.removeLast(indent)
        return min(comment.upperBound + 1, bytes.count)
    }

    private static func end(ofComment start: Int, in bytes: [UInt8]) -> Int? {
        var index = start + 2
        while index + 1 < bytes.count {
            if bytes[index] == star, bytes[index + 1] == slash { return index + 2 }
            index += 1
        }
        return nil
    }

    /// After the sign that ends a text or an address.
    private static func end(of sign: UInt8, from start: Int, in bytes: [UInt8]) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == sign {
                return index + 1
            } else {
                index += 1
            }
        }
        return nil
    }
}
