/// The block cipher Blowfish with the costly key schedule of bcrypt.
struct Blowfish {
    private static let rounds = 18
    /// The subkeys, then four tables of substitution with 256 words each.
    private var words = FractionOfPi.words

    /// - Parameters:
    ///   - cost: the schedule is repeated two to the power of this.
    ///   - salt: 16 bytes.
    ///   - key: 1 to 72 bytes.
    init(cost: Int, salt: [UInt8], key: [UInt8]) {
        let salt = Self.words(of: salt, count: 4)
        let key = Self.words(of: key, count: Self.rounds)
        let none: [UInt32] = [0, 0, 0, 0]
        let saltKey = (0..<Self.rounds).map { salt[$0 % 4] }
        words.withUnsafeMutableBufferPointer { words in
            Self.expand(words, salt: salt, key: key)
            for _ in 0..<(1 << cost) {
                Self.expand(words, salt: none, key: key)
                Self.expand(words, salt: none, key: saltKey)
            }
        }
    }

    /// Encrypts pairs of words, each pair as often as asked.
    mutating func encrypt(_ text: [UInt32], times: Int) -> [UInt32] {
        var text = text
        words.withUnsafeMutableBufferPointer { words in
            for index in stride(from: 0, to: text.count - 1, by: 2) {
                for _ in 0..<times {
                    (text[index], text[index + 1]) = Self.encrypt(
                        text[index],
                        text[index + 1],
                        words
                    )
                }
            }
        }
        return text
    }

    private static func expand(
        _ words: UnsafeMutableBufferPointer<UInt32>,
        salt: [UInt32],
        key: [UInt32]
    ) {
        for index in 0..<rounds { words[index] ^= key[index] }
        var (left, right): (UInt32, UInt32) = (0, 0)
        for index in stride(from: 0, to: words.count, by: 2) {
            (left, right) = encrypt(left ^ salt[index & 2], right ^ salt[(index & 2) + 1], words)
            words[index] = left
            words[index + 1] = right
        }
    }

    @inline(__always)
    private static func encrypt(
        _ first: UInt32,
        _ second: UInt32,
        _ words: UnsafeMutableBufferPointer<UInt32>
    ) -> (UInt32, UInt32) {
        var left = first
        var right = second
        var round = 0
        while round < 16 {
            left ^= words[round]
            let one = words[18 + Int(left >> 24)] &+ words[274 + Int(left >> 16 & 255)]
            right ^= (one ^ words[530 + Int(left >> 8 & 255)]) &+ words[786 + Int(left & 255)]
            (left, right) = (right, left)
            round += 1
        }
        return (right ^ words[17], left ^ words[16])
    }

    /// The bytes as words, over and over again.
    private static func words(of bytes: [UInt8], count: Int) -> [UInt32] {
        (0..<count).map { index in
            (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[(index * 4 + $1) % bytes.count]) }
        }
    }
}
