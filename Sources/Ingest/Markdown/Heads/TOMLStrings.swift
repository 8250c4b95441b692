/// Reads the four kinds of texts of TOML.
struct TOMLStrings {
    private(set) var scanner: HeadScanner

    init(scanner: HeadScanner) {
        self.scanner = scanner
    }

    /// What begins at the scanner, over several lines where three quotes say so.
    mutating func any() throws(FrontMatterError) -> String {
        for quotes in ["\"\"\"", "'''"] where scanner.isNext(quotes) {
            return try overLines(quotes)
        }
        return try onOneLine()
    }

    /// A text in `"` or `'`.
    mutating func onOneLine() throws(FrontMatterError) -> String {
        let start = scanner.position
        let isLiteral = scanner.next == UInt8(ascii: "'")
        scanner.advance()
        var bytes: [UInt8] = []
        while true {
            if scanner.skip(isLiteral ? "'" : "\"") {
                return String(decoding: bytes, as: UTF8.self)
            }
            if !isLiteral, scanner.skip("\\") {
                bytes += try escape().utf8
            } else if let plain = scanner.plainBytes() {
                bytes += plain
            } else {
                throw scanner.error(
                    "TOML: the text that begins here is not closed on its line",
                    at: start,
                    hint: "close the quote; three quotes enclose several lines"
                )
            }
        }
    }

    private mutating func overLines(_ quotes: String) throws(FrontMatterError) -> String {
        let start = scanner.position
        let quote = String(quotes.prefix(1))
        _ = scanner.skip(quotes)
        // A break right behind the quotes is not of the text.
        _ = scanner.skip("\n")
        var bytes: [UInt8] = []
        while true {
            if scanner.skip(quotes) {
                // One or two more of them are the end of the text.
                for _ in 0..<2 where scanner.skip(quote) { bytes += quote.utf8 }
                return String(decoding: bytes, as: UTF8.self)
            }
            if quote == "\"", scanner.skip("\\") {
                if try !skipBreak() { bytes += try escape().utf8 }
            } else if scanner.skip("\n") {
                bytes.append(0x0A)
            } else if let plain = scanner.plainBytes() {
                bytes += plain
            } else {
                throw scanner.error(
                    "TOML: the text that begins here is not closed",
                    at: start,
                    hint: "close it with \(quotes)"
                )
            }
        }
    }

    /// A backslash at the end of a line takes away all space up to the next word.
    private mutating func skipBreak() throws(FrontMatterError) -> Bool {
        var ahead = scanner
        ahead.skipBlanks()
        guard ahead.next == 0x0A else { return false }
        ahead.skip { " \t\n".utf8.contains($0) }
        scanner = ahead
        return true
    }

    private mutating func escape() throws(FrontMatterError) -> String {
        let position = scanner.position
        let byte = scanner.next
        scanner.advance()
        switch byte.map({ Character(Unicode.Scalar($0)) }) {
        case "\"": return "\""
        case "\\": return "\\"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try character(digits: 4, at: position)
        case "U": return try character(digits: 8, at: position)
        default:
            throw scanner.error(
                "TOML: there is no such escape",
                at: position,
                hint: "write the text in '…', in which a backslash is one"
            )
        }
    }

    private mutating func character(
        digits: Int,
        at position: FilePosition
    ) throws(FrontMatterError) -> String {
        guard let scalar = Unicode.Scalar(try scanner.codePoint(digits: digits)) else {
            throw scanner.error("TOML: the escape names no character", at: position)
        }
        return String(Character(scalar))
    }
}
