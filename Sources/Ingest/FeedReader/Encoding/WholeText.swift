/// The text of a file that should be UTF-8, read by the order of belief of feeds where it is not.
public struct WholeText: Sendable {
    public let text: String
    /// The line in which something first stands that is no UTF-8; nil where all is.
    public let brokenLine: Int?

    public init(_ bytes: [UInt8]) {
        guard !UTF8Survey(bytes).isValid else {
            text = String(decoding: bytes, as: UTF8.self)
            brokenLine = nil
            return
        }
        var warnings = WarningList(limit: 1)
        let read = DecodedText(bytes, charset: nil, warnings: &warnings).bytes
        text = String(decoding: read, as: UTF8.self)
        brokenLine = Self.brokenLine(of: bytes)
    }

    private static func brokenLine(of bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var (place, line) = (0, 1)
            while place < bytes.count {
                let length = bytes[place] < 0x80 ? 1 : UTF8Survey.sequenceLength(bytes, at: place)
                guard length > 0 else { break }
                if bytes[place] == 0x0A { line += 1 }
                place += length
            }
            return line
        }
    }
}
