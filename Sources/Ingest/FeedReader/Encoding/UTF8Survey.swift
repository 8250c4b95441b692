/// One pass over bytes that tells whether they are UTF-8, and fit to be used as they are.
struct UTF8Survey {
    private(set) var sequences = 0
    private(set) var hasLongSequences = false
    private(set) var brokenBytes = 0
    /// Carriage returns or characters that XML forbids occur.
    private(set) var needsCleaning = false
    /// Escapes (U+001B) occur, which ISO-2022 changes its character sets with.
    private(set) var hasEscapes = false

    var isValid: Bool { brokenBytes == 0 }
    var hasWideText: Bool { sequences > 0 }

    /// A few broken bytes do not turn a text of UTF-8 into one of windows-1252.
    var isMostlyUTF8: Bool { sequences > brokenBytes }

    /// So much UTF-8 that a label that says otherwise is wrong, in spite of some broken bytes.
    var isEvidentlyUTF8: Bool { sequences > 8 && sequences > 16 * brokenBytes }

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { survey($0) }
    }

    private mutating func survey(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        let count = bytes.count
        while place < count {
            place = Self.endOfPlainText(bytes, from: place)
            if place == count { break }
            let byte = bytes[place]
            if byte < 0x80 {
                if byte < 0x20, byte != 0x0A, byte != 0x09 { needsCleaning = true }
                if byte == 0x1B { hasEscapes = true }
                place += 1
                continue
            }
            let length = Self.sequenceLength(bytes, at: place)
            if length == 0 {
                brokenBytes += 1
                place += 1
                continue
            }
            sequences += 1
            if length > 2 {
                hasLongSequences = true
                if byte == 0xEF, bytes[place + 1] == 0xBF, bytes[place + 2] >= 0xBE {
                    needsCleaning = true
                }
            }
            place += length
        }
    }

    /// Where eight bytes begin that are not all printable ASCII, looked at as one number.
    private static func endOfPlainText(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let high: UInt64 = 0x8080_8080_8080_8080
        let spaces: UInt64 = 0x2020_2020_2020_2020
        var place = start
        while place + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            // A byte below a space borrows from the bit above it.
            if (word | (word &- spaces)) & high != 0 { break }
            place += 8
        }
        return place
    }

    /// The length of the well-formed sequence that begins at a place; 0 for none (Unicode, table 3-7).
    static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        let lead = bytes[place]
        let rest = bytes.count - place
        func follows(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            bytes[place + offset] >= low && bytes[place + offset] <= high
        }
        switch lead {
        case 0xC2...0xDF: return rest > 1 && follows(1) ? 2 : 0
        case 0xE0...0xEF:
            guard rest > 2 else { return 0 }
            let second = follows(1, lead == 0xE0 ? 0xA0 : 0x80, lead == 0xED ? 0x9F : 0xBF)
            return second && follows(2) ? 3 : 0
        case 0xF0...0xF4:
            guard rest > 3 else { return 0 }
            let second = follows(1, lead == 0xF0 ? 0x90 : 0x80, lead == 0xF4 ? 0x8F : 0xBF)
            return second && follows(2) && follows(3) ? 4 : 0
        default: return 0
        }
    }
}
