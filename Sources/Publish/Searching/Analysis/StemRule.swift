import Languages

/// One ending with its letters in numbers, since a build compares millions of words with it.
struct StemRule: Sendable {
    private static let longest = 6

    /// The letters as they stand in a term's tail, and where they stand there.
    private let letters: UInt64
    private let mask: UInt64
    private let width: UInt64
    /// How many letters a word must have, and how many it loses.
    private let fewest: Int
    private let lost: Int
    /// The letters in its place, the first one lowest.
    private let replacement: UInt64
    /// The letters that may stand before it, a bit for each; nil where it must be the same one twice.
    private let neighbours: UInt32?

    /// - Returns: nil for an ending that is empty, too long, or has other letters than those from a to z.
    init?(_ ending: WordEnding) {
        let letters = Array(ending.letters.utf8)
        let replacement = Array(ending.replacement.utf8)
        guard (1...Self.longest).contains(letters.count), replacement.count <= Self.longest,
            (letters + replacement).allSatisfy({ (0x61...0x7A).contains($0) })
        else { return nil }
        self.letters = letters.reduce(0) { $0 << 8 | UInt64($1) }
        self.replacement = replacement.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        width = UInt64(8 * letters.count)
        mask = (1 << width) - 1
        fewest = letters.count + ending.least
        switch ending.neighbour {
        case .any: neighbours = .max
        case .oneOf(let letters): neighbours = Self.bits(of: letters)
        case .noneOf(let letters): neighbours = ~Self.bits(of: letters)
        case .twins: neighbours = nil
        }
        lost = letters.count + (neighbours == nil ? 1 : 0)
    }

    /// The last letter, as a bit.
    var lastLetter: UInt32 { Self.bit(of: UInt8(truncatingIfNeeded: letters)) }

    /// Takes the ending off a word whose tail is known; whether it had one.
    @inline(__always)
    func apply(to word: inout Term, tail: UInt64) -> Bool {
        guard tail & mask == letters, word.count >= fewest else { return false }
        let before = tail >> width
        let neighbour = UInt8(truncatingIfNeeded: before)
        if let neighbours {
            guard neighbours == .max || neighbours & Self.bit(of: neighbour) != 0 else {
                return false
            }
        } else if neighbour != UInt8(truncatingIfNeeded: before >> 8) {
            return false
        }
        word.drop(lost)
        var rest = replacement
        while rest != 0 {
            word.append(letter: UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
        return true
    }

    private static func bits(of letters: String) -> UInt32 {
        letters.utf8.reduce(0) { $0 | bit(of: $1) }
    }

    /// A bit for each letter from a to z, none for other bytes.
    @inline(__always)
    static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter &- 0x61) }
}
