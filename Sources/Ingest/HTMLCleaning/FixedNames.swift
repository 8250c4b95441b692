/// Finds the position of a lower-case name in a fixed list.
struct FixedNames: Sendable {
    private static let slotCount = 512
    let all: [[UInt8]]
    /// Positions in `all` plus one, by hash, zero where free.
    private let slots: [UInt8]

    /// - Parameter names: at most 255 different ones
    init(_ names: [String]) {
        all = names.map { Array($0.utf8) }
        var slots = [UInt8](repeating: 0, count: Self.slotCount)
        for (index, name) in all.enumerated() {
            var slot = name.withUnsafeBufferPointer { Self.slot(of: $0[...]) }
            while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
            slots[slot] = UInt8(index + 1)
        }
        self.slots = slots
    }

    func position(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var slot = Self.slot(of: name)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if all[index].count == name.count, all[index].elementsEqual(name) { return index }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    private static func slot(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int((hash ^ (hash >> 15)) % UInt32(slotCount))
    }
}
