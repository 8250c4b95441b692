import Domain

/// The figures of one source: its members in their order, and what belongs to each.
struct FigureCollection: Sendable {
    /// The id of the source, which is its name in addresses.
    let source: SourceID
    let members: [Stored<Figure>]
    /// By the identity of the member.
    private let children: [String: [Stored<Figure>]]

    /// Nil for a source without members; a child whose member is not there has no page.
    init?(_ source: SourceID, _ figures: [Stored<Figure>]) {
        self.source = source
        members = figures.filter { $0.value.parent == nil }
            .sorted { Self.rank($0) < Self.rank($1) }
        children = Dictionary(grouping: figures.filter { $0.value.parent != nil }) {
            $0.value.parent ?? ""
        }
        .mapValues { $0.sorted { Self.childRank($0) < Self.childRank($1) } }
        if members.isEmpty { return nil }
    }

    /// All collections in the order of their names.
    static func all(_ figures: [Stored<Figure>]) -> [FigureCollection] {
        Dictionary(grouping: figures, by: \.source).sorted { $0.key < $1.key }
            .compactMap { FigureCollection($0.key, $0.value) }
    }

    func member(at address: String) -> Int? { members.firstIndex { $0.address == address } }

    func children(of member: Stored<Figure>) -> [Stored<Figure>] {
        children[member.published.identity] ?? []
    }

    /// In the source's own order.
    private static func rank(_ stored: Stored<Figure>) -> (Int, String) {
        (stored.value.position ?? .max, stored.id.text)
    }

    /// By the number, so that 10 comes after 2; those without one last, in the source's own order.
    private static func childRank(_ stored: Stored<Figure>) -> (Int, Int, String) {
        let rank = rank(stored)
        return (FigureName(stored.value).number ?? .max, rank.0, rank.1)
    }
}
