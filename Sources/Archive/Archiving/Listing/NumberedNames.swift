/// Names that many articles share, each kept once.
struct NumberedNames<Name: Hashable & Sendable>: Sendable {
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
