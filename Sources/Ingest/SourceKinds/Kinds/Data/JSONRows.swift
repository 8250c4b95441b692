import Basics
import FeedReader

/// The rows of a JSON file, each with the line on which it begins.
struct JSONRows {
    let rows: [DataValue]

    /// - Parameters:
    ///   - page: the file.
    ///   - path: how messages name it.
    /// - Throws: where it is no JSON, or no list.
    init(_ page: AnswerPage, path: String) throws(SourceError) {
        let tree: JSONValue
        do throws(SourceError) {
            tree = try JSONAnswer.decode(JSONValue.self, from: page)
        } catch {
            throw Self.error(error, in: page, path)
        }
        guard case .list(let values) = tree else {
            throw SourceError(
                "\(path): the file is no list of rows",
                hint: "write '[' before the first row and ']' after the last"
            )
        }
        let lines = Self.lines(of: JSONText(page.bytes, charset: page.charset).bytes)
        rows = values.enumerated().map { index, value in
            DataValue(json: value, line: lines.indices.contains(index) ? lines[index] : nil)
        }
    }

    /// The same with the place in the file, where its syntax is wrong.
    private static func error(
        _ error: SourceError,
        in page: AnswerPage,
        _ path: String
    ) -> SourceError {
        let isPage = page.bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
        guard !isPage, let fault = JSONText(page.bytes, charset: page.charset).fault else {
            let message = error.message.replacing("the answer", with: "the file")
            return SourceError("\(path): \(message)", hint: error.hint)
        }
        return SourceError(
            "\(path):\(fault.line):\(fault.column): JSON: \(fault.message)",
            hint: fault.hint
        )
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
