import Domain

/// Which items tell one event: as they were grouped, then as the newsroom says.
struct StoryGroups {
    /// The members of each; one that was taken apart is empty.
    private(set) var members: [[ItemID]] = []
    /// The names that run through each.
    private(set) var names: [[Int64]] = []
    /// Those that the newsroom made, which one source alone may tell.
    private(set) var chosen: Set<Int> = []
    private var numbers: [ItemID: Int] = [:]

    mutating func add(_ ids: [ItemID], names found: [Int64] = []) {
        for id in ids { numbers[id] = members.count }
        members.append(ids)
        names.append(found)
    }

    /// Makes the stories of some items one.
    mutating func unite(_ ids: [ItemID]) {
        guard let first = ids.first, ids.count > 1 else { return }
        let kept = number(of: first)
        for id in ids.dropFirst() {
            let other = number(of: id)
            guard other != kept else { continue }
            for member in members[other] { numbers[member] = kept }
            members[kept] += members[other]
            names[kept] += names[other]
            members[other] = []
            names[other] = []
        }
        chosen.insert(kept)
    }

    /// Lets an item stand alone.
    mutating func split(_ id: ItemID) {
        guard let number = numbers[id] else { return }
        members[number].removeAll { $0 == id }
        numbers[id] = nil
    }

    /// Puts an item into the story of another one.
    mutating func join(_ id: ItemID, to other: ItemID) {
        guard id != other else { return }
        split(id)
        let number = number(of: other)
        members[number].append(id)
        numbers[id] = number
        chosen.insert(number)
    }

    private mutating func number(of id: ItemID) -> Int {
        if let number = numbers[id] { return number }
        add([id])
        return members.count - 1
    }
}
