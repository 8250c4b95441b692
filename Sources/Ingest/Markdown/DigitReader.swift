/// Reads digits and single characters from the front of a short text.
struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skip { $0 == UInt8(ascii: character) }
    }

    mutating func skip(where matches: (UInt8) -> Bool) -> Bool {
        guard let byte = rest.first, matches(byte) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// The number that exactly so many digits make, if it lies in the range.
    mutating func number(digits count: Int, in range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        guard range.contains(number) else { return nil }
        rest = rest.dropFirst(count)
        return number
    }

    /// The digits after a point, as a part of one.
    mutating func fraction() -> Double? {
        let digits = rest.prefix(while: Self.isDigit)
        rest = rest[digits.endIndex...]
        return digits.isEmpty ? nil : Double("0.\(Substring(digits))")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte)
    }
}
