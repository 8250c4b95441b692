import Foundation

/// One file of the theme, as the program carries it.
public struct ThemeFile: Sendable {
    /// Relative to `Templates/`, such as `pages/front.mustache`.
    public let path: String
    private let literal: StaticString
    private let isBase64: Bool
    private let sentLiteral: StaticString?

    init(path: String, text: StaticString, sent: StaticString? = nil) {
        self.path = path
        literal = text
        isBase64 = false
        sentLiteral = sent
    }

    init(path: String, base64: StaticString) {
        self.path = path
        literal = base64
        isBase64 = true
        sentLiteral = nil
    }

    public var bytes: [UInt8] {
        let bytes = literal.withUTF8Buffer { Array($0) }
        return isBase64 ? [UInt8](Data(base64Encoded: Data(bytes)) ?? Data()) : bytes
    }

    /// What readers are sent in its place: a script put together with those that it includes, and shortened, or a style sheet
    /// shortened; nil of all else.
    public var sent: [UInt8]? { sentLiteral?.withUTF8Buffer { Array($0) } }

    public var hasSent: Bool { sentLiteral != nil }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
