/// When a number takes a form: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
struct PluralCondition: Sendable {
    /// One of these must hold, each with all that it asks.
    private let alternatives: [[PluralRelation]]

    /// - Returns: nil for what is not written as Unicode TR35 has it.
    init?(_ text: String) {
        var alternatives: [[PluralRelation]] = []
        for alternative in text.split(separator: " or ") {
            let parts = alternative.split(separator: " and ")
            let relations = parts.compactMap { PluralRelation($0) }
            guard relations.count == parts.count else { return nil }
            alternatives.append(relations)
        }
        guard !alternatives.isEmpty else { return nil }
        self.alternatives = alternatives
    }

    func holds(for number: Int) -> Bool {
        alternatives.contains { relations in relations.allSatisfy { $0.holds(for: number) } }
    }
}
