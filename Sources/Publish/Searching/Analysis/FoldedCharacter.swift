/// One character of a term as UTF-8, kept without an allocation.
struct FoldedCharacter: Hashable, Sendable {
    let scalar: Unicode.Scalar
    private let packed: UInt32
    private let length: UInt8

    init(_ scalar: Unicode.Scalar) {
        var packed: UInt32 = 0
        var length: UInt8 = 0
        for byte in String(scalar).utf8 {
            packed |= UInt32(byte) << (8 * UInt32(length))
            length += 1
        }
        self.scalar = scalar
        self.packed = packed
        self.length = length
    }

    var count: Int { Int(length) }

    func byte(at index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: packed >> (8 * UInt32(index)))
    }
}
