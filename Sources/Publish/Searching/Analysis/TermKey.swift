/// The bytes of a term, packed so that terms are compared and hashed as numbers; zero bytes fill the rest.
struct TermKey: Hashable, Comparable, Sendable {
    /// How many bytes there is room for.
    static let limit = 24

    private var high: UInt64 = 0
    private var middle: UInt64 = 0
    private var low: UInt64 = 0

    init() {}

    init(_ bytes: some Sequence<UInt8>) {
        for (place, byte) in bytes.prefix(Self.limit).enumerated() { add(byte, at: place) }
    }

    /// The order of the bytes: what is shorter comes first.
    static func < (left: TermKey, right: TermKey) -> Bool {
        if left.high != right.high { return left.high < right.high }
        if left.middle != right.middle { return left.middle < right.middle }
        return left.low < right.low
    }

    /// No term has a zero byte, so the last other one is its end.
    var count: Int {
        if low != 0 { return 24 - low.trailingZeroBitCount / 8 }
        if middle != 0 { return 16 - middle.trailingZeroBitCount / 8 }
        return high == 0 ? 0 : 8 - high.trailingZeroBitCount / 8
    }

    var bytes: [UInt8] { (0..<count).map { self[$0] } }

    @inline(__always)
    subscript(place: Int) -> UInt8 {
        let word = place < 8 ? high : place < 16 ? middle : low
        return UInt8(truncatingIfNeeded: word >> Self.shift(place))
    }

    /// Sets a byte that is zero so far.
    @inline(__always)
    mutating func add(_ byte: UInt8, at place: Int) {
        let bits = UInt64(byte) << Self.shift(place)
        if place < 8 {
            high |= bits
        } else if place < 16 {
            middle |= bits
        } else {
            low |= bits
        }
    }

    /// Its first bytes.
    func prefix(_ length: Int) -> TermKey {
        var key = self
        key.high &= Self.mask(length)
        key.middle &= Self.mask(length - 8)
        key.low &= Self.mask(length - 16)
        return key
    }

    /// How many bytes at the beginning are the same.
    func shared(with other: TermKey) -> Int {
        let length = min(count, other.count)
        if high != other.high { return min(length, (high ^ other.high).leadingZeroBitCount / 8) }
        if middle != other.middle {
            return min(length, 8 + (middle ^ other.middle).leadingZeroBitCount / 8)
        }
        return min(length, 16 + (low ^ other.low).leadingZeroBitCount / 8)
    }

    /// The length of its first characters in bytes; all of it when it has no more.
    func length(ofCharacters characters: Int) -> Int {
        var left = characters
        let count = count
        for place in 0..<count where self[place] & 0xC0 != 0x80 {
            if left == 0 { return place }
            left -= 1
        }
        return count
    }

    /// Quick on three numbers, and the same in every run.
    var mixed: UInt64 {
        var mixed = high &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 32 ^ middle) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 32 ^ low) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 32
    }

    @inline(__always)
    private static func shift(_ place: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: 56 - place % 8 * 8)
    }

    private static func mask(_ length: Int) -> UInt64 {
        length <= 0 ? 0 : length >= 8 ? .max : UInt64.max << UInt64(64 - length * 8)
    }
}
