/// Tells what bytes a file holds: the first half of their SHA-256, which nobody can make two contents share.
public struct ContentDigest: Hashable, Sendable {
    public let high: UInt64
    public let low: UInt64

    /// Of a file about whose content nothing is known.
    public static let unknown = ContentDigest(high: 0, low: 0)

    /// How many digits it is written with.
    public static let digits = 32

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Of bytes that are in memory.
    public init(of bytes: [UInt8]) {
        self.init(sha256: SHA256.digest(of: bytes))
    }

    public init(_ hash: SHA256) {
        self.init(sha256: hash.digest())
    }

    private init(sha256 digest: [UInt8]) {
        high = Self.word(digest[..<8])
        low = Self.word(digest[8..<16])
    }

    /// From the digits that stand for it; nil when these are others.
    public init?(_ text: some Collection<UInt8>) {
        guard let digest = Array(text).withUnsafeBytes({ ContentDigest(digits: $0) }) else {
            return nil
        }
        self = digest
    }

    /// The same where the digits lie in memory, as in the lines of a manifest.
    public init?(digits: UnsafeRawBufferPointer) {
        guard digits.count == Self.digits else { return nil }
        var words: (UInt64, UInt64) = (0, 0)
        for index in 0..<Self.digits {
            let byte = digits[index]
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte - 0x30
            case 0x61...0x66: digit = byte - 0x57
            default: return nil
            }
            if index < 16 {
                words.0 = words.0 << 4 | UInt64(digit)
            } else {
                words.1 = words.1 << 4 | UInt64(digit)
            }
        }
        self.init(high: words.0, low: words.1)
    }

    public var text: String {
        String(unsafeUninitializedCapacity: Self.digits) { buffer in
            write(to: buffer)
            return Self.digits
        }
    }

    /// Writes its digits where there is room for them.
    public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
        for index in 0..<Self.digits {
            let word = index < 16 ? high : low
            let nibble = UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4)) & 15
            buffer[index] = nibble < 10 ? 0x30 + nibble : 0x57 + nibble
        }
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
