/// Writing text in the languages of other programs.
///
/// Signs are told by their bytes, as those programs tell them: to `String` a quote with a combining mark behind it, or with a
/// sign such as U+0600 before it, is another character than a quote.
extension String {
    /// Between double quotes, with a backslash before each `"` and `\`.
    public var doubleQuoted: String { "\"\(backslashed("\\\""))\"" }

    /// As one word of a POSIX shell.
    public var shellQuoted: String {
        "'\(spelled { $0 == UInt8(ascii: "'") ? "'\\''" : nil })'"
    }

    /// With a backslash before each of some signs of ASCII.
    public func backslashed(_ signs: StaticString) -> String {
        signs.withUTF8Buffer { signs in
            spelled { byte in
                signs.contains(byte) ? "\\\(Character(Unicode.Scalar(byte)))" : nil
            }
        }
    }

    /// With something else in place of some signs of ASCII.
    ///
    /// - Parameter spelling: of a byte; nil where it stays, as all do that are no ASCII.
    /// - Returns: the text.
    public func spelled(_ spelling: (UInt8) -> String?) -> String {
        guard utf8.contains(where: { $0 < 0x80 && spelling($0) != nil }) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        for byte in utf8 {
            if byte < 0x80, let written = spelling(byte) {
                bytes += written.utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
