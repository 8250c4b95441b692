extension Sequence<UInt8> {
    /// The first digits of base 32 (RFC 4648, 6), in lower case and without padding.
    @inlinable
    public func base32(_ length: Int) -> String {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        var letters: [UInt8] = []
        var accumulator: UInt32 = 0
        var bits: UInt32 = 0
        for byte in self where letters.count < length {
            accumulator = accumulator << 8 | UInt32(byte)
            bits += 8
            while bits >= 5, letters.count < length {
                bits -= 5
                letters.append(alphabet[Int(accumulator >> bits & 31)])
            }
            accumulator &= (1 << bits) - 1
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
