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
}
