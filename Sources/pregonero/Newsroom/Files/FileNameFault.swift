import Basics
import Domain

/// Why a file of the newsroom's own cannot be published under its name.
///
/// Programs that send a site, servers and file systems read names byte by byte. Where a sign of ASCII stands so beside another
/// code point that both are one character to people, a name says something else to a program than it shows.
enum FileNameFault {
    /// - Parameters:
    ///   - name: below the folder, with the folders around it.
    ///   - path: how messages name the file.
    /// - Returns: what to tell a person; nil for a name that all of them can hold.
    static func of(_ name: String, path: String) -> Diagnostic? {
        guard !isSound(name) else { return nil }
        return Diagnostic(
            .warning,
            "its name holds a sign that no address can; it is left out",
            path: path.plainLine,
            hint: "give it a name of letters, digits, hyphens and dots"
        )
    }

    /// Whether all of them can hold a name.
    static func isSound(_ name: String) -> Bool {
        if name.utf8.allSatisfy(isPlain) { return true }
        // A mark at its beginning stands upon the slash before it.
        return "/\(name)".allSatisfy { character in
            let scalars = character.unicodeScalars
            return scalars.allSatisfy(isSound)
                && (scalars.count == 1 || !scalars.contains(where: isSign))
        }
    }

    /// A byte of ASCII that nothing is to be asked of.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && !quotes.contains(byte)
    }

    /// What begins, ends or changes a quotation in scripts and settings.
    private static let quotes = Array("\"\\`".utf8)

    private static func isSound(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isPlain(UInt8(ascii: scalar)) }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        // These two join and part letters, as in Persian, and make one picture of several.
        case .format: return scalar == "\u{200C}" || scalar == "\u{200D}"
        default: return true
        }
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
}
