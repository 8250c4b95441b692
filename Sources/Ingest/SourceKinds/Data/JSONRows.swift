import Basics
import FeedReader

/// The rows of a JSON file, each with the line on which it begins.
struct JSONRows {
    let rows: [DataValue]

    init(_ page: AnswerPage) throws(SourceError) {
        let tree = try JSONAnswer.decode(JSONValue.self, from: page)
        guard case .list(let values) = tree else {
            throw SourceError(
                "the file is no list of rows",
                hint: "write '[' before the first row and ']' after the last"
            )
        }
        let lines = Self.lines(of: JSONText(page.bytes, charset: page.charset).bytes)
        rows = values.enumerated().map { index, value in
            DataValue(json: value, line: lines.indices.contains(index) ? lines[index] : nil)
        }
    }

    /// The lines on which the elements of the outermost list begin.
    static func lines(of text: [UInt8]) -> [Int] {
        var lines: [Int] = []
        var line = 1
        var depth = 0
        var isInString = false
        var isEscaped = false
        var isAwaited = false
        for byte in text {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
            if depth == 1, isAwaited, !isSpace, byte != UInt8(ascii: "]") {
                lines.append(line)
                isAwaited = false
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth == 1 { isAwaited = true }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: isAwaited = true
            default: break
            }
        }
        return lines
    }
}
