import Domain

/// A published article as the edition's index keeps it: a fixed number of bytes, whatever its length.
struct EditionEntry: Sendable {
    let id: ItemID
    /// By which the archive finds it.
    let number: Int64
    let sortTime: Int
    let firstSeen: Int
    var fingerprint: UInt64
    /// Where its path lies in the index's text.
    let pathStart: UInt32
    let pathLength: UInt16
    let isLive: Bool
    let form: ArticleForm
    let day: Int32
    let source: UInt32
    let language: UInt32
    let shelf: UInt32
    let section: UInt32

    static func stands(_ one: Self, before other: Self) -> Bool {
        (one.sortTime, one.id) < (other.sortTime, other.id)
    }
}

/// Names that many articles share, each kept once.
struct NameTable<Name: Hashable & Sendable>: Sendable {
    private var numbers: [Name: UInt32] = [:]
    private(set) var names: [Name] = []

    /// The number of a name, a new one for one that was never met.
    mutating func number(of name: Name) -> UInt32 {
        if let number = numbers[name] { return number }
        let number = UInt32(names.count)
        numbers[name] = number
        names.append(name)
        return number
    }

    subscript(number: UInt32) -> Name { names[Int(number)] }
}
