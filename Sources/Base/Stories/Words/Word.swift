/// A word of a headline as the grouping reads it.
struct Word {
    /// Of all its letters, folded; what stop words and months are known by.
    var whole: WordKey
    /// Of its beginning, which its other forms share.
    var stem: WordKey
    var length: Int
    var isCapital: Bool
    /// The first of a sentence, where a capital says nothing.
    var isFirst: Bool
    /// The value of a word of digits alone; nil for words of letters.
    var number: Int?
    var startsWithDigit: Bool
}

/// A folded word by number, the same in every run.
struct WordKey: Hashable, Comparable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ part: UInt32) {
        value = (value ^ UInt64(part)) &* 0x0000_0100_0000_01B3
        value ^= value >> 29
    }

    /// Of a word that is folded already.
    init(folded word: some StringProtocol) {
        for scalar in word.unicodeScalars { add(scalar.value) }
    }

    init() {}

    static func < (one: WordKey, other: WordKey) -> Bool { one.value < other.value }
}
