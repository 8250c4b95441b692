/// Writing text as XML 1.0.
extension [UInt8] {
    /// Appends text as content or between double quotes; characters that XML 1.0, section 2.2, forbids are dropped.
    public mutating func appendXML(_ text: String) {
        guard text.utf8.contains(where: \.mayBeForbiddenInXML) else {
            return appendEscaped(text, for: .attribute)
        }
        var allowed = String.UnicodeScalarView()
        allowed.append(contentsOf: text.unicodeScalars.lazy.filter { !$0.isForbiddenInXML })
        appendEscaped(String(allowed), for: .attribute)
    }
}

extension UInt8 {
    /// Controls that are no white space, and the byte with which U+FFFE and U+FFFF begin.
    fileprivate var mayBeForbiddenInXML: Bool {
        self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0D || self == 0xEF
    }
}

extension Unicode.Scalar {
    fileprivate var isForbiddenInXML: Bool {
        switch self {
        case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }
}
