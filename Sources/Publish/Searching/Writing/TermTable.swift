import Basics

/// Gives every term a number, in the order in which they are first met.
struct TermTable {
    private(set) var keys: [TermKey] = []
    private var index: HashIndex

    init(capacity: Int = 1 << 13) {
        keys.reserveCapacity(capacity)
        index = HashIndex(room: capacity)
    }

    var count: Int { keys.count }

    mutating func number(of key: TermKey) -> Int {
        if let number = index.place(of: key.mixed, where: { keys[$0] == key }) { return number }
        keys.append(key)
        index.insert(keys.count - 1) { [keys] in keys[$0].mixed }
        return keys.count - 1
    }
}
