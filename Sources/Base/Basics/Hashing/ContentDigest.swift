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
        for start in stride(from: 0, to: Self.digits, by: 8) {
            let digits = digits.loadUnaligned(fromByteOffset: start, as: UInt64.self)
            guard let part = Self.number(digits) else { return nil }
            if start < 16 {
                words.0 = words.0 << 32 | part
            } else {
                words.1 = words.1 << 32 | part
            }
        }
        self.init(high: words.0, low: words.1)
    }

    /// Eight bytes that are all one, to work on eight digits at once.
    private static let each: UInt64 = 0x0101_0101_0101_0101
    /// The lower half of each.
    private static let half: UInt64 = 0x0F0F_0F0F_0F0F_0F0F

    /// What eight digits stand for, as they lie in memory; nil when these are others.
    private static func number(_ digits: UInt64) -> UInt64? {
        let text = UInt64(bigEndian: digits)
        let letters = text >> 6 & each
        var value = (text & half) &+ letters &* 9
        guard value & ~half == 0, Self.text(value) == text else { return nil }
        value = (value | value >> 4) & 0x00FF_00FF_00FF_00FF
        value = (value | value >> 8) & 0x0000_FFFF_0000_FFFF
        return (value | value >> 16) & 0xFFFF_FFFF
    }

    /// The digits of eight values below sixteen.
    private static func text(_ values: UInt64) -> UInt64 {
        let letters = (values &+ each &* 6) >> 4 & each
        return values &+ each &* 0x30 &+ letters &* 0x27
    }

    public var text: String {
        String(unsafeUninitializedCapacity: Self.digits) { buffer in
            write(to: buffer)
            return Self.digits
        }
    }

    /// Writes its digits where there is room for them.
    public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
        for index in 0..<4 {
            let word = index < 2 ? high : low
            var values = index & 1 == 0 ? word >> 32 : word & 0xFFFF_FFFF
            values = (values | values << 16) & 0x0000_FFFF_0000_FFFF
            values = (values | values << 8) & 0x00FF_00FF_00FF_00FF
            values = (values | values << 4) & Self.half
            UnsafeMutableRawBufferPointer(buffer).storeBytes(
                of: Self.text(values).bigEndian,
                toByteOffset: index * 8,
                as: UInt64.self
            )
        }
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
