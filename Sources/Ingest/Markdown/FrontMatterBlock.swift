/// A Markdown file cut into the YAML between its `---` lines and the text below them.
struct FrontMatterBlock {
    /// Nil when the file begins with no `---` line. Its first line is the second one of the file.
    let yaml: String?
    let body: String
    /// The line of the file on which the body begins, counted from 1.
    let bodyLine: Int

    /// Nil when the block is not closed.
    init?(_ text: String) {
        let bytes = text.utf8
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = bytes.index(
            bytes.startIndex,
            offsetBy: bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        )
        var line = Self.line(of: bytes, from: start)
        guard Self.isFence(bytes[line.content]) else {
            yaml = nil
            body = String(text[start...])
            bodyLine = 1
            return
        }
        let yamlStart = line.next
        var number = 1
        while line.next < bytes.endIndex {
            line = Self.line(of: bytes, from: line.next)
            number += 1
            guard Self.isFence(bytes[line.content]) else { continue }
            yaml = String(text[yamlStart..<line.content.lowerBound])
            body = String(text[line.next...])
            bodyLine = number + 1
            return
        }
        return nil
    }

    /// The line that begins at an index, and where the next one does: after LF, CR LF or CR.
    private static func line(
        of bytes: String.UTF8View,
        from start: String.Index
    ) -> (content: Range<String.Index>, next: String.Index) {
        let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
        guard let end = bytes[start...].firstIndex(where: isBreak) else {
            return (start..<bytes.endIndex, bytes.endIndex)
        }
        let next = bytes.index(after: end)
        let isPair = bytes[end] == 0x0D && next < bytes.endIndex && bytes[next] == 0x0A
        return (start..<end, isPair ? bytes.index(after: next) : next)
    }

    private static func isFence(_ line: Substring.UTF8View) -> Bool {
        line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
