/// Tells the parts of HTML and XML apart: names of elements, attributes, values, remarks.
enum MarkupScanner {
    static func pieces(of bytes: [UInt8]) -> [CodePiece] {
        var pieces: [CodePiece] = []
        var position = 0
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if bytes[start...].starts(with: "<!--".utf8) {
                while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) {
                    position += 1
                }
                position = min(bytes.count, position + 3)
                pieces.append(CodePiece(range: start..<position, kind: .comment))
            } else {
                element(bytes, &position, &pieces)
            }
        }
        return pieces
    }

    /// From `<` to behind `>`.
    private static func element(
        _ bytes: [UInt8],
        _ position: inout Int,
        _ pieces: inout [CodePiece]
    ) {
        position += 1
        while position < bytes.count, "/!?".utf8.contains(bytes[position]) { position += 1 }
        var isFirst = true
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            let (start, byte) = (position, bytes[position])
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                let rest = bytes[(position + 1)...]
                position = rest.firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
                pieces.append(CodePiece(range: start..<position, kind: .string))
            } else if isName(byte) {
                while position < bytes.count, isName(bytes[position]) { position += 1 }
                pieces.append(CodePiece(range: start..<position, kind: isFirst ? .keyword : .type))
            } else if byte == UInt8(ascii: "<") {
                return
            } else {
                position += 1
            }
            isFirst = false
        }
        position = min(bytes.count, position + 1)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        CodeScanner.isLetter(byte) || CodeScanner.isDigit(byte) || "-:.".utf8.contains(byte)
    }
}
