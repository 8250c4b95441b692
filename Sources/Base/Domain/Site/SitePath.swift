/// The paths that a site may have: plain ones, which addresses, files and the settings of every server can hold.
public enum SitePath {
    /// Whether nothing in a path means anything else to a server, a shell or a browser: letters and digits of any
    /// script with their marks, and what addresses leave as it is.
    public static func isPlain(_ path: some StringProtocol) -> Bool {
        var isLetter = false
        return path.unicodeScalars.allSatisfy { scalar in
            let wasLetter = isLetter
            isLetter =
                !scalar.isASCII || scalar.properties.isAlphabetic
                || scalar.properties.numericType != nil
            if scalar.isASCII { return isLetter || "/-._~".unicodeScalars.contains(scalar) }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter, .decimalNumber:
                return true
            case .nonspacingMark, .spacingMark: return wasLetter
            default: return false
            }
        }
    }

    /// Whether it is called as pages are.
    public static func isOfPage(_ path: String) -> Bool {
        path.hasSuffix("/") || path.hasSuffix(".html")
    }

    /// Whether a file can have it on every file system, also while it is written beside its place: names of at most 255 bytes, of which
    /// some are kept for endings.
    public static func fitsFiles(_ path: some StringProtocol) -> Bool {
        path.utf8.count <= 2_000
            && path.utf8.split(separator: UInt8(ascii: "/")).allSatisfy { $0.count <= 230 }
    }

    /// A path as links spell it: signs that would end or change an address in hexadecimal digits (RFC 3986, section 2.1),
    /// letters of any script as they are.
    public static func encoded(_ path: String) -> String {
        guard path.utf8.contains(where: isSpecial) else { return path }
        return path.utf8.reduce(into: [UInt8]()) { bytes, byte in
            if isSpecial(byte) {
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += "%\(digits.count == 1 ? "0" : "")\(digits)".utf8
            } else {
                bytes.append(byte)
            }
        }
        .text
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || specials.contains(byte)
    }

    private static let specials = Array("\"#%<>?[\\]^`{|}".utf8)
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
