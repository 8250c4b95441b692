import Foundation

/// One file of the theme, as the program carries it.
public struct ThemeFile: Sendable {
    /// Relative to `Templates/`, such as `pages/front.mustache`.
    public let path: String
    private let literal: StaticString
    private let isBase64: Bool

    init(path: String, text: StaticString) {
        self.path = path
        literal = text
        isBase64 = false
    }

    init(path: String, base64: StaticString) {
        self.path = path
        literal = base64
        isBase64 = true
    }

    public var bytes: [UInt8] {
        let bytes = literal.withUTF8Buffer { Array($0) }
        return isBase64 ? [UInt8](Data(base64Encoded: Data(bytes)) ?? Data()) : bytes
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
