/// Tells lines apart by what they begin with: changes of files, and Markdown.
enum LineScanner {
    static func changes(in bytes: [UInt8]) -> [CodePiece] {
        lines(of: bytes).compactMap { line in
            let text = bytes[line]
            let kind: CodeKind? =
                switch text.first {
                case UInt8(ascii: "+"): .added
                case UInt8(ascii: "-"): .removed
                case UInt8(ascii: "@"): .comment
                default:
                    ["diff ", "index ", "rename "].contains { text.starts(with: $0.utf8) }
                        ? .comment : nil
                }
            return kind.map { CodePiece(range: line, kind: $0) }
        }
    }

    static func markdown(in bytes: [UInt8]) -> [CodePiece] {
        var pieces: [CodePiece] = []
        var isInCode = false
        for line in lines(of: bytes) {
            let start = bytes[line].firstIndex { $0 != 0x20 } ?? line.upperBound
            let text = bytes[start..<line.upperBound]
            let isFence = text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
            if isFence { isInCode.toggle() }
            if isFence || isInCode {
                pieces.append(CodePiece(range: line, kind: .string))
            } else if text.first == UInt8(ascii: "#") {
                pieces.append(CodePiece(range: line, kind: .keyword))
            } else if text.first == UInt8(ascii: ">") {
                pieces.append(CodePiece(range: line, kind: .comment))
            } else {
                let isItem =
                    text.count > 1 && "-*+".utf8.contains(text[start])
                    && text[start + 1] == 0x20
                if isItem { pieces.append(CodePiece(range: start..<start + 1, kind: .keyword)) }
                pieces += spans(in: isItem ? text.dropFirst() : text)
            }
        }
        return pieces
    }

    /// Code between ticks.
    private static func spans(in text: ArraySlice<UInt8>) -> [CodePiece] {
        var pieces: [CodePiece] = []
        var open: Int?
        for index in text.indices where text[index] == UInt8(ascii: "`") {
            if let start = open {
                pieces.append(CodePiece(range: start..<index + 1, kind: .string))
                open = nil
            } else {
                open = index
            }
        }
        return pieces
    }

    /// The ranges of all lines, without their breaks and without empty ones.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        bytes.split(separator: 0x0A).map { $0.startIndex..<$0.endIndex }
    }
}
