import Foundation

/// Reads what stands without quotes in TOML: numbers, dates, times, `true` and `false`.
enum TOMLWord {
    /// Takes the word at the scanner.
    ///
    /// - Parameter scanner: goes behind it.
    /// - Returns: its value.
    /// - Throws: for what is none of them.
    static func value(in scanner: inout HeadScanner) throws(FrontMatterError) -> FrontMatterValue {
        let (start, position) = (scanner.offset, scanner.position)
        scanner.skip(where: isPart)
        if FrontMatterDate.isLike(scanner.text(from: start)) {
            // A space may stand between the day and the hour.
            var ahead = scanner
            if ahead.skip(" "), let byte = ahead.next, (0x30...0x39).contains(byte) {
                ahead.skip(where: isPart)
                scanner = ahead
            }
        }
        let text = scanner.text(from: start)
        if text == "true" || text == "false" { return .bool(text == "true", text: text) }
        if FrontMatterDate.isLike(text) {
            guard FrontMatterDate.parse(text, timeZone: .gmt) != nil else {
                throw scanner.error("TOML: '\(text)' is no date", at: position)
            }
            return .date(text: text)
        }
        if isTime(text) { return .string(text) }
        if let number = number(text) { return number }
        throw scanner.error(
            text.isEmpty ? "TOML: here should be a value" : "TOML: '\(text)' is no value",
            at: position,
            hint: "put a text in quotes"
        )
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        !" \t\n,]}#=\"'".utf8.contains(byte)
    }

    /// `07:32:00`
    private static func isTime(_ text: String) -> Bool {
        FrontMatterDate.parse("2000-01-01T\(text)", timeZone: .gmt) != nil && text.contains(":")
            && !text.contains { "zZ+-".contains($0) }
    }

    private static func number(_ text: String) -> FrontMatterValue? {
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
            guard let plain = joined(text.dropFirst(2)), plain.first != "+", plain.first != "-",
                let number = Int(plain, radix: radix)
            else { return nil }
            return .number(Double(number), text: String(number))
        }
        let sign = text.hasPrefix("-") ? "-" : ""
        let unsigned = text.dropFirst(text.hasPrefix("+") || text.hasPrefix("-") ? 1 : 0)
        if unsigned == "inf" { return .number(sign.isEmpty ? .infinity : -.infinity, text: text) }
        if unsigned == "nan" { return .number(.nan, text: text) }
        guard let plain = joined(unsigned), isDecimal(plain), let number = Double(sign + plain)
        else { return nil }
        return .number(number, text: sign + plain)
    }

    /// Without the underscores, each of which stands between two digits.
    private static func joined(_ text: Substring) -> String? {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            guard let first = part.first, let last = part.last,
                index == 0 || first.isHexDigit, index == parts.count - 1 || last.isHexDigit
            else { return nil }
        }
        return parts.joined()
    }

    /// `12`, `1.5`, `6e-3`; no zero before other digits.
    private static func isDecimal(_ text: String) -> Bool {
        var rest = text.utf8[...]
        func digits() -> Int {
            let found = rest.prefix { (0x30...0x39).contains($0) }.count
            rest = rest.dropFirst(found)
            return found
        }
        let startsWithZero = rest.first == 0x30
        let whole = digits()
        guard whole > 0, !startsWithZero || whole == 1 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if digits() == 0 { return false }
        }
        if let byte = rest.first, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
            if digits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
