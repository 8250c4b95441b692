/// A hash that is the same in every run and on every machine: tells whether what a page is made from differs.
///
/// It keeps no secret: whoever chooses the content of an item can make two of their own look alike, and those of their own be
/// found by some more steps, no more.
public struct StableHash: Sendable {
    private var state: UInt64

    public init(_ seed: UInt64 = 0) {
        state = seed ^ 0x9E37_79B9_7F4A_7C15
    }

    /// Of all that was added, in its order.
    public var value: UInt64 {
        var mixed = state
        mixed ^= mixed >> 33
        mixed &*= 0xFF51_AFD7_ED55_8CCD
        mixed ^= mixed >> 33
        mixed &*= 0xC4CE_B9FE_1A85_EC53
        return mixed ^ mixed >> 33
    }

    @inline(__always)
    public mutating func add(_ word: UInt64) {
        state = (state ^ word) &* 0x9FB2_1C65_1E98_DF25
        state ^= state >> 32
    }

    public mutating func add(_ number: Int) {
        add(UInt64(bitPattern: Int64(number)))
    }

    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        guard offset < bytes.count else { return }
        var last: UInt64 = 0
        while offset < bytes.count {
            last = last << 8 | UInt64(bytes[offset])
            offset += 1
        }
        add(last)
    }

    public mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// A missing text differs from an empty one.
    public mutating func add(_ text: String?) {
        guard let text else {
            add(UInt64.max)
            return
        }
        add(text)
    }

    public static func of(_ text: String) -> UInt64 {
        var hash = Self()
        hash.add(text)
        return hash.value
    }

    public static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = Self()
        hash.add(bytes)
        return hash.value
    }

    public static func of(_ bytes: [UInt8]) -> UInt64 {
        var hash = Self()
        hash.add(bytes)
        return hash.value
    }
}
