import Domain

/// Which articles tell of one matter.
struct RelatedArticles: Sendable {
    private var others: [ItemID: Set<ItemID>] = [:]

    /// - Parameter pairs: articles, each with those that it names; those name it too.
    init(_ pairs: [(ItemID, [ItemID])] = []) {
        for (id, named) in pairs {
            for other in named {
                others[id, default: []].insert(other)
                others[other, default: []].insert(id)
            }
        }
    }

    /// Whether an article tells of the matter of one among several.
    func isTold(_ id: ItemID, by told: Set<ItemID>) -> Bool {
        others[id].map { !$0.isDisjoint(with: told) } ?? false
    }
}
