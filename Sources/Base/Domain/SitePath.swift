/// The paths that a site may have: plain ones, which addresses, files and the settings of every server can hold.
public enum SitePath {
    /// Whether nothing in a path means anything else to a server, a shell or a browser: letters and digits of any
    /// script, and what addresses leave as it is.
    public static func isPlain(_ path: some StringProtocol) -> Bool {
        path.unicodeScalars.allSatisfy { scalar in
            if scalar.isASCII {
                return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "/-._~".unicodeScalars.contains(scalar)
            }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter,
                .nonspacingMark, .spacingMark, .decimalNumber:
                return true
            default: return false
            }
        }
    }

    /// As addresses spell it: what is not ASCII in hexadecimal digits.
    public static func encoded(_ path: String) -> String {
        if path.utf8.allSatisfy({ $0 < 0x80 }) { return path }
        return path.utf8.reduce(into: "") { text, byte in
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
