/// Gives every term a number, in the order in which they are first met.
struct TermTable {
    private(set) var keys: [TermKey] = []
    /// Number + 1 by hash; zero is free.
    private var slots: [UInt32]
    private var mask: Int

    init(capacity: Int = 1 << 14) {
        slots = Array(repeating: 0, count: capacity)
        mask = capacity - 1
        keys.reserveCapacity(capacity / 2)
    }

    var count: Int { keys.count }

    mutating func number(of key: TermKey) -> Int {
        var slot = Int(truncatingIfNeeded: key.mixed) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if keys[number] == key { return number }
            slot = (slot + 1) & mask
        }
        let number = keys.count
        keys.append(key)
        slots[slot] = UInt32(number + 1)
        if keys.count * 2 > slots.count { grow() }
        return number
    }

    private mutating func grow() {
        mask = slots.count * 2 - 1
        slots = Array(repeating: 0, count: mask + 1)
        for (number, key) in keys.enumerated() {
            var slot = Int(truncatingIfNeeded: key.mixed) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number + 1)
        }
    }
}
