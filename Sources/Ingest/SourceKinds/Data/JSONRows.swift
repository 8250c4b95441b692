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
        var depth = 0
        var isAwaited = false
        for mark in JSONMarks(text) {
            let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(mark.byte)
            if depth == 1, isAwaited, !isSpace, mark.byte != UInt8(ascii: "]") {
                lines.append(mark.line)
                isAwaited = false
            }
            switch mark.byte {
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
