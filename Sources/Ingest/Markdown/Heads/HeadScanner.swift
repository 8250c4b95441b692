/// Goes through the bytes of a head in TOML or JSON and knows where it is.
struct HeadScanner {
    private let path: String
    private let bytes: [UInt8]
    private(set) var offset = 0
    private var line: Int
    private var lineStart = 0
    private var valueCount = 0

    /// Deeper values are no head of a text.
    static let mostDepth = 32

    /// - Parameters:
    ///   - text: of the head.
    ///   - path: how messages name the file.
    ///   - line: of the file on which it begins.
    init(_ text: String, path: String, line: Int) {
        self.path = path
        self.line = line
        bytes = Self.plain(Array(text.utf8))
    }

    /// With one sign for the end of a line, whichever the file has.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0D) else { return bytes }
        var plain: [UInt8] = []
        var isAfterReturn = false
        for byte in bytes {
            if byte != 0x0A || !isAfterReturn { plain.append(byte == 0x0D ? 0x0A : byte) }
            isAfterReturn = byte == 0x0D
        }
        return plain
    }

    /// The next byte; nil at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    var isAtEnd: Bool { offset >= bytes.count }

    var position: FilePosition {
        let before = bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 }
        return FilePosition(line: line, column: before + 1)
    }

    func isNext(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    /// What lies between two offsets.
    func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    mutating func advance() {
        if next == 0x0A {
            line += 1
            lineStart = offset + 1
        }
        offset += 1
    }

    /// - Returns: whether the text was there, which is then behind.
    mutating func skip(_ text: String) -> Bool {
        guard isNext(text) else { return false }
        for _ in text.utf8 { advance() }
        return true
    }

    mutating func skip(where matches: (UInt8) -> Bool) {
        while let byte = next, matches(byte) { advance() }
    }

    mutating func skipBlanks() { skip { $0 == 0x20 || $0 == 0x09 } }

    /// - Throws: when there are too many values for a head.
    mutating func countValue() throws(FrontMatterError) {
        valueCount += 1
        guard valueCount <= FrontMatterField.mostValues else {
            throw error("the front matter holds more than \(FrontMatterField.mostValues) values")
        }
    }

    func error(
        _ message: String,
        at position: FilePosition? = nil,
        hint: String? = nil
    ) -> FrontMatterError {
        FrontMatterError(
            path: path,
            position: position ?? self.position,
            message: message,
            hint: hint
        )
    }

    func repeatedKey(
        _ name: String,
        at position: FilePosition,
        first: FilePosition
    ) -> FrontMatterError {
        error(
            "the key '\(name)' stands twice",
            at: position,
            hint: "it stands on line \(first.line) already: keep one of the two"
        )
    }

    /// The character that so many hexadecimal digits name, half of one included.
    mutating func codePoint(digits: Int) throws(FrontMatterError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("the escape needs \(digits) hexadecimal digits")
            }
            code = code << 4 | UInt32(digit)
            advance()
        }
        return code
    }

    /// Takes what can stand in a text as it is.
    ///
    /// - Returns: the character's bytes; nil for one that is a sign of control.
    mutating func plainBytes() -> ArraySlice<UInt8>? {
        guard let byte = next, byte >= 0x20 || byte == 0x09, byte != 0x7F else { return nil }
        let start = offset
        advance()
        while let byte = next, byte & 0xC0 == 0x80 { advance() }
        return bytes[start..<offset]
    }
}
