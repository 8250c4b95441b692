/// Finds elements of an array by their hashes, in five to eleven bytes an element: open addressing with linear probing
/// (Knuth, TAOCP 6.4). Whoever asks compares the elements themselves.
public struct HashIndex: Sendable {
    /// Places of elements, so many as a power of two, of which a quarter stays free.
    @usableFromInline var slots: [Int32]
    private var taken = 0

    @usableFromInline static let free: Int32 = -1

    /// - Parameter count: for so many elements there is room at once.
    public init(room count: Int) {
        slots = Self.slots(for: count)
    }

    private static func slots(for count: Int) -> [Int32] {
        var size = 16
        while size / 4 * 3 < count { size *= 2 }
        return [Int32](repeating: free, count: size)
    }

    /// - Parameters:
    ///   - hash: of what is looked for.
    ///   - isIt: whether what stands at a place is what is looked for.
    /// - Returns: its place; nil where it is not.
    @inlinable
    public func place(of hash: UInt64, where isIt: (Int) -> Bool) -> Int? {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != Self.free {
            let place = Int(slots[slot])
            if isIt(place) { return place }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds what is not there yet.
    ///
    /// - Parameters:
    ///   - place: where it stands.
    ///   - hash: of the element at a place; asked for that of the new one, and for all when there is no more room.
    public mutating func insert(_ place: Int, hash: (Int) -> UInt64) {
        if taken >= slots.count / 4 * 3 {
            let former = slots
            slots = Self.slots(for: taken * 2)
            for other in former where other != Self.free { put(Int(other), hash(Int(other))) }
        }
        put(place, hash(place))
        taken += 1
    }

    private mutating func put(_ place: Int, _ hash: UInt64) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != Self.free { slot = (slot + 1) & mask }
        slots[slot] = Int32(place)
    }
}
