/// Eight bytes of a text looked at together: each question sets the highest bit of the bytes for which it holds.
///
/// After "Bit Twiddling Hacks" (S. E. Anderson, "Determine if a word has a zero byte").
public struct ByteWord {
    /// How many bytes it has.
    public static let width = 8

    @usableFromInline let bits: UInt64

    @usableFromInline static let ones: UInt64 = 0x0101_0101_0101_0101
    @usableFromInline static let highest: UInt64 = 0x8080_8080_8080_8080

    /// - Parameters:
    ///   - text: where it stands.
    ///   - offset: of its first byte.
    ///   - padding: what follows where the text ends before.
    @inlinable
    @inline(__always)
    public init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, padding: UInt8 = 0) {
        if offset + Self.width <= text.count {
            bits = UInt64(
                littleEndian: UnsafeRawBufferPointer(text)
                    .loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
        } else {
            bits = text[offset...].reversed()
                .reduce(Self.ones &* UInt64(padding)) { $0 << 8 | UInt64($1) }
        }
    }

    /// The bytes that are this one, exact up to the first of them: one after it may be named too.
    ///
    /// - Parameters:
    ///   - byte: looked for.
    ///   - ignored: bits in which they may differ from it.
    /// - Returns: a mark for each of them.
    @inlinable
    @inline(__always)
    public func equal(to byte: UInt8, ignoring ignored: UInt8 = 0) -> UInt64 {
        let difference = (bits | Self.ones &* UInt64(ignored)) ^ Self.ones &* UInt64(byte | ignored)
        return (difference &- Self.ones) & ~difference & Self.highest
    }

    /// The bytes below a bound, which is at most 0x80; exact.
    @inlinable
    @inline(__always)
    public func below(_ bound: UInt8) -> UInt64 {
        ~((bits & ~Self.highest) &+ Self.ones &* UInt64(0x80 - bound) | bits) & Self.highest
    }

    /// The bytes that are no ASCII; exact.
    @inlinable
    @inline(__always)
    public var beyondASCII: UInt64 { bits & Self.highest }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first byte for which a question holds, from a place on, or the end.
    @inlinable
    @inline(__always)
    public func first(from start: Int, where marks: (ByteWord) -> UInt64) -> Int {
        var index = start
        while index < count {
            let found = marks(ByteWord(self, at: index))
            if found != 0 { return Swift.min(index + found.trailingZeroBitCount / 8, count) }
            index += ByteWord.width
        }
        return count
    }
}
