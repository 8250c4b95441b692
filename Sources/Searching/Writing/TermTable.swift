/// Gives every term a number, in the order in which they are first met.
struct TermTable {
    /// The bytes of all terms, one after the other.
    private(set) var arena: [UInt8] = []
    private(set) var offsets: [UInt32] = [0]
    private var hashes: [UInt32] = []
    /// Number + 1 by hash; zero is free.
    private var slots: [UInt32]
    private var mask: Int

    init(capacity: Int = 1 << 14) {
        slots = Array(repeating: 0, count: capacity)
        mask = capacity - 1
        arena.reserveCapacity(capacity * 4)
    }

    var count: Int { hashes.count }

    mutating func number(of term: borrowing Term) -> Int {
        let hash = Self.hash(term)
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, isEqual(number, term) { return number }
            slot = (slot + 1) & mask
        }
        let number = hashes.count
        for index in 0..<term.count { arena.append(term.byte(at: index)) }
        offsets.append(UInt32(arena.count))
        hashes.append(hash)
        slots[slot] = UInt32(number + 1)
        if hashes.count * 2 > slots.count { grow() }
        return number
    }

    private func isEqual(_ number: Int, _ term: borrowing Term) -> Bool {
        let start = Int(offsets[number])
        guard Int(offsets[number + 1]) - start == term.count else { return false }
        for index in 0..<term.count where arena[start + index] != term.byte(at: index) {
            return false
        }
        return true
    }

    private mutating func grow() {
        mask = slots.count * 2 - 1
        slots = Array(repeating: 0, count: mask + 1)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// FNV-1a: quick on a dozen bytes, and the same in every run.
    private static func hash(_ term: borrowing Term) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for index in 0..<term.count { hash = (hash ^ UInt32(term.byte(at: index))) &* 16_777_619 }
        return hash ^ hash >> 15
    }
}
