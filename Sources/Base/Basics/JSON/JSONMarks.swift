/// The bytes of a JSON text that stand outside its strings, each with its line; of a string its first quote is told.
public struct JSONMarks: Sequence, IteratorProtocol {
    public struct Mark {
        public let byte: UInt8
        /// From 1 on.
        public let line: Int
    }

    private let text: [UInt8]
    private var place = 0
    private var line = 1
    /// Whether what was told last began a string.
    private var isInString = false
    /// Whether a string has no end; known once all was told.
    public private(set) var isBroken = false

    public init(_ text: [UInt8]) {
        self.text = text
    }

    public mutating func next() -> Mark? {
        if isInString { skipString() }
        guard place < text.count else { return nil }
        let byte = text[place]
        place += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        isInString = byte == UInt8(ascii: "\"")
        return Mark(byte: byte, line: line)
    }

    private mutating func skipString() {
        isInString = false
        var isEscaped = false
        while place < text.count {
            let byte = text[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\"") where !isEscaped: return
            default: break
            }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        }
        isBroken = true
    }
}
