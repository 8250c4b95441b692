import GRDB

/// Items under whose ids stories came out and that tell nothing any more: they stay with those who still tell the story, so
/// that its address leads there.
struct FormerTellers {
    let database: Database

    /// - Parameters:
    ///   - entries: all of a week that tell something.
    ///   - known: what was kept of it before.
    /// - Returns: how those that stay are kept, by their items.
    /// - Throws: what SQLite says.
    func staying(
        among entries: [StoredStories.Entry],
        of known: [StoredStories.Entry]
    ) throws -> [String: StoredStories.Entry] {
        let telling = Set(entries.map(\.item))
        let leaving = known.filter { $0.story != nil && !telling.contains($0.item) }
        guard !leaving.isEmpty else { return [:] }
        let former = try leaving.filter { try isFormer($0.item) }
        guard !former.isEmpty else { return [:] }
        let stories = Dictionary(entries.map { ($0.item, $0.story ?? $0.item) }) { one, _ in one }
        // One that was left alone is named by the others of its story.
        let companions = Dictionary(grouping: known) { $0.story ?? $0.item }
        var staying: [String: StoredStories.Entry] = [:]
        for entry in former {
            let others = companions[entry.story ?? "", default: []].filter {
                telling.contains($0.item)
            }
            let heir = others.min { ($0.time, $0.item) < ($1.time, $1.item) }
            guard let story = heir.flatMap({ stories[$0.item] }) else { continue }
            staying[entry.item] = StoredStories.Entry(
                item: entry.item,
                time: entry.time,
                story: story
            )
        }
        return staying
    }

    /// Whether a story has come out under the id of an item that tells nothing any more.
    private func isFormer(_ item: String) throws -> Bool {
        try Bool.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT EXISTS (
                        SELECT 1 FROM story_addresses CROSS JOIN items ON items.id = story_addresses.item
                        WHERE story_addresses.item = ? AND (\(StoryWeek.isTelling)) IS NOT TRUE
                    )
                    """
            ),
            arguments: [item]
        ) ?? false
    }
}
