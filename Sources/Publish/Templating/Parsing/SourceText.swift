/// The bytes of a template, and the lines and columns in them.
struct SourceText: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Line and column from 1; columns count Unicode scalars.
    func position(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = lineStart(of: offset)
        let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
        return (line, column)
    }

    /// The text of the line on which a byte stands.
    func line(at offset: Int) -> String {
        let start = lineStart(of: offset)
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
        let line = String(decoding: bytes[start..<end], as: UTF8.self)
        return line.hasSuffix("\r") ? String(line.dropLast()) : line
    }

    private func lineStart(of offset: Int) -> Int {
        let newline = bytes[..<min(offset, bytes.count)].lastIndex(of: UInt8(ascii: "\n"))
        return newline.map { $0 + 1 } ?? 0
    }
}
