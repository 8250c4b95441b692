/// Finds the items of an answer that share an identity among those that are archived under it.
///
/// What decides is what stands in them, one clue after the other, and each only where it points to a single item on
/// either side. How many there are and in which order they stand changes nothing. What no clue leads to is new.
struct NamesakeMatching {
    private let received: [ItemTraits]
    private let archived: [ItemTraits]
    /// The place of each received item that is known, and of what it is archived as.
    private(set) var found: [Int: Int] = [:]
    private var taken: Set<Int> = []

    /// - Parameters:
    ///   - received: no two of them say the same.
    ///   - archived: no two of them either.
    init(of received: [ItemTraits], among archived: [ItemTraits]) {
        self.received = received
        self.archived = archived
        match { $0.clue(\.link, \.title, \.body) }
        match { $0.title == nil || $0.body == nil ? nil : $0.clue(\.title, \.body) }
        match { $0.link == nil ? nil : $0.clue(\.link) }
        match(onlyWhereLinksAgree: true) { $0.title == nil ? nil : $0.clue(\.title) }
        match(onlyWhereLinksAgree: true) { $0.body == nil ? nil : $0.clue(\.body) }
    }

    private mutating func match(
        onlyWhereLinksAgree: Bool = false,
        by clue: (ItemTraits) -> [UInt64?]?
    ) {
        let known = Self.single(archived, clue)
        for (value, place) in Self.single(received, clue) {
            guard found[place] == nil, let other = known[value], !taken.contains(other),
                !onlyWhereLinksAgree || received[place].mayLead(where: archived[other])
            else { continue }
            found[place] = other
            taken.insert(other)
        }
    }

    /// The items that alone have a clue, by it.
    private static func single(
        _ items: [ItemTraits],
        _ clue: (ItemTraits) -> [UInt64?]?
    ) -> [[UInt64?]: Int] {
        var places: [[UInt64?]: Int?] = [:]
        for (place, item) in items.enumerated() {
            guard let value = clue(item) else { continue }
            places[value] = places[value] == nil ? place : .some(nil)
        }
        return places.compactMapValues(\.self)
    }
}

extension ItemTraits {
    fileprivate func clue(_ parts: KeyPath<ItemTraits, UInt64?>...) -> [UInt64?] {
        parts.map { self[keyPath: $0] }
    }
}
