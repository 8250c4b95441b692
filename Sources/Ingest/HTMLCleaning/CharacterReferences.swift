/// Decodes `&amp;`, `&eacute;` and `&#233;` as the WHATWG HTML standard says (13.2.5.72).
public enum CharacterReferences {
    /// The text with its references replaced; what is no reference stays as it is.
    public static func decode(_ text: String) -> String {
        var copy = text
        return copy.withUTF8 { decode($0, onlyComplete: false) } ?? text
    }

    /// The same, where only references with their semicolon count: in plain text, others are none.
    public static func decodeComplete(_ text: String) -> String {
        var copy = text
        return copy.withUTF8 { decode($0, onlyComplete: true) } ?? text
    }

    private static func decode(
        _ input: UnsafeBufferPointer<UInt8>,
        onlyComplete: Bool
    ) -> String? {
        guard var next = input.firstIndex(of: .ampersand) else { return nil }
        var output: [UInt8] = []
        output.reserveCapacity(input.count)
        var start = 0
        var decoded: [UInt8] = []
        while next < input.count {
            guard input[next] == .ampersand,
                let end = read(input, at: next, inAttribute: false, into: &decoded)
            else {
                next += 1
                continue
            }
            if onlyComplete, input[end - 1] != .semicolon {
                next += 1
            } else {
                output.append(contentsOf: input[start..<next])
                output.append(contentsOf: decoded)
                start = end
                next = end
            }
            decoded.removeAll(keepingCapacity: true)
        }
        output.append(contentsOf: input[start...])
        return String(decoding: output, as: UTF8.self)
    }

    /// What the name, without ampersand and semicolon, stands for.
    public static func named(_ name: some Collection<UInt8>) -> String? {
        let bytes = Array(name)
        guard
            let entry = bytes.withUnsafeBufferPointer({ NamedReferences.all.entry(of: $0[...]) })
        else { return nil }
        var text = String(entry.first)
        if let second = entry.second { text.unicodeScalars.append(second) }
        return text
    }

    /// What a numeric reference stands for: 0x80 to 0x9F are read as windows-1252, impossible code
    /// points are U+FFFD.
    public static func numeric(_ codePoint: UInt32) -> Unicode.Scalar {
        if codePoint &- 0x80 < 0x20, windows1252[Int(codePoint) - 0x80] != 0 {
            return Unicode.Scalar(windows1252[Int(codePoint) - 0x80]) ?? "\u{FFFD}"
        }
        guard codePoint != 0, let scalar = Unicode.Scalar(codePoint) else { return "\u{FFFD}" }
        return scalar
    }

    /// Reads the reference whose ampersand is at `start`, appends what it stands for, and returns
    /// where it ends; nil when it is none.
    static func read(
        _ input: UnsafeBufferPointer<UInt8>,
        at start: Int,
        inAttribute: Bool,
        into output: inout [UInt8]
    ) -> Int? {
        guard start + 1 < input.count else { return nil }
        if input[start + 1] == .numberSign {
            return readNumber(input, from: start + 2, into: &output)
        }
        return readName(input, from: start + 1, inAttribute: inAttribute, into: &output)
    }

    private static func readNumber(
        _ input: UnsafeBufferPointer<UInt8>,
        from start: Int,
        into output: inout [UInt8]
    ) -> Int? {
        var next = start
        let isHexadecimal = next < input.count && input[next] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { next += 1 }
        let firstDigit = next
        var code: UInt32 = 0
        while next < input.count, let digit = input[next].hexadecimalValue,
            isHexadecimal || digit < 10
        {
            code = min(code * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
            next += 1
        }
        guard next > firstDigit else { return nil }
        output.append(numeric(code))
        return next < input.count && input[next] == .semicolon ? next + 1 : next
    }

    private static func readName(
        _ input: UnsafeBufferPointer<UInt8>,
        from start: Int,
        inAttribute: Bool,
        into output: inout [UInt8]
    ) -> Int? {
        let limit = min(input.count, start + NamedReferences.longestName + 1)
        var end = start
        while end < limit, input[end].isASCIIAlphanumeric { end += 1 }
        if end < limit, input[end] == .semicolon,
            let entry = NamedReferences.all.entry(of: input[start..<end])
        {
            entry.append(to: &output)
            return end + 1
        }
        return readLegacyName(input[start..<end], inAttribute: inAttribute, into: &output)
    }

    /// A few old names count without semicolon, also as the start of a longer word.
    private static func readLegacyName(
        _ word: Slice<UnsafeBufferPointer<UInt8>>,
        inAttribute: Bool,
        into output: inout [UInt8]
    ) -> Int? {
        let longest = min(word.count, NamedReferences.longestLegacyName)
        for length in stride(from: longest, to: 1, by: -1) {
            guard let entry = NamedReferences.all.entry(of: word.prefix(length)), entry.isLegacy
            else { continue }
            let end = word.startIndex + length
            if inAttribute, end < word.base.count,
                word.base[end] == .equals || word.base[end].isASCIIAlphanumeric
            {
                return nil
            }
            entry.append(to: &output)
            return end
        }
        return nil
    }

    private static let windows1252: [UInt32] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ]
}
