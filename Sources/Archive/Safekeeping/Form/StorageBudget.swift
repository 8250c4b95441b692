/// How much may lie at the place where states are kept: three times the one that counts, or what costs nobody anything.
struct StorageBudget {
    /// A small state changes nearly whole from one day to the next; what its former ones take matters to no place.
    static let least = 4 << 20
    private static let states = 3

    private let most: Int
    private var parts: Set<String> = []
    private var bytes = 0

    /// The budget beside the snapshot that counts.
    init(_ current: Snapshot) {
        most = max(current.packed * Self.states, Self.least)
        add(current)
    }

    /// Takes a former snapshot in, unless that would be too much.
    ///
    /// - Returns: whether it stays.
    mutating func admits(_ former: Snapshot) -> Bool {
        guard bytes + former.parts.reduce(0, weighed) <= most else { return false }
        add(former)
        return true
    }

    /// Whether a part is one that something that stays needs.
    func needs(_ part: String) -> Bool { parts.contains(part) }

    private mutating func add(_ snapshot: Snapshot) {
        bytes = snapshot.parts.reduce(bytes, weighed)
        parts.formUnion(snapshot.parts.map(\.name))
    }

    /// What is there already is not counted twice.
    private func weighed(_ sum: Int, _ part: StatePart) -> Int {
        parts.contains(part.name) ? sum : sum + part.packed
    }
}
