/// What a picture's file holds, told by its first bytes and by nothing else.
public enum PictureType: String, Sendable {
    case jpeg = "jpg"
    case png
    case gif
    case webP = "webp"
    case svg

    public init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: Array("GIF87a".utf8))
            || bytes.starts(with: Array("GIF89a".utf8))
        {
            self = .gif
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.count > 12,
            bytes[8..<12].elementsEqual(Array("WEBP".utf8))
        {
            self = .webP
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// A document that begins as XML and has the root element early on.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(1_024), as: UTF8.self)
        let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard text.hasPrefix("<?xml") || text.hasPrefix("<svg") || text.hasPrefix("<!--") else {
            return false
        }
        return text.contains("<svg")
    }
}
