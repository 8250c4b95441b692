/// A text of UTF-16 or UTF-32 that comes piece by piece, as UTF-8.
public struct WideText: Sendable {
    private var encoding: WideEncoding
    /// What of the pieces so far is no whole character yet.
    private var rest: [UInt8] = []

    /// Nil for a text that does not begin as one of them.
    public init?(beginning bytes: [UInt8]) {
        guard let encoding = WideEncoding(detectedIn: bytes) else { return nil }
        self.encoding = encoding
    }

    /// - Parameter piece: what comes next, the beginning first of all.
    /// - Returns: the characters that are whole with it.
    public mutating func utf8(_ piece: [UInt8]) -> [UInt8] {
        rest += piece
        let length = encoding.wholeLength(of: rest)
        let text = encoding.decode(Array(rest[..<length]))
        rest.removeFirst(length)
        encoding = encoding.unmarked
        return text
    }
}
