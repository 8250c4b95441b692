import GRDB

/// What is kept of the stories of a week: for each of its items which story it tells, if it tells it with others.
struct StoredStories {
    let database: Database
    let week: Int

    /// One item.
    struct Entry: Hashable {
        let item: String
        let time: Int
        /// The id of the story's earliest member; nil for an item that stands alone.
        var story: String?
        /// Those of a story, beside its earliest member.
        var names: [Int64] = []
    }

    private enum Column: Int, SelectedColumn {
        case item, time, story, names
    }

    /// Writes what differs from what stands there.
    ///
    /// - Parameters:
    ///   - entries: all of the week, and what its stories take of the next one.
    ///   - end: of the week.
    /// - Returns: whether what they take of the next one differs.
    /// - Throws: what SQLite says.
    func keep(_ entries: [Entry], from end: Int) throws -> Bool {
        let known = try Column.all(in: database, "FROM story_items WHERE week = ?", [week]) { row in
            Entry(
                item: try row[.item],
                time: try row[.time],
                story: try row[.story],
                names: Self.names(try row[.names])
            )
        }
        let wanted = Set(entries)
        let left = Set(known)
        let taken = { (entries: Set<Entry>) in
            Set(entries.filter { $0.time >= end }.map(\.item))
        }
        let kept = Set(entries.map(\.item))
        for entry in known where !kept.contains(entry.item) {
            try database.cachedStatement(sql: "DELETE FROM story_items WHERE item = ?")
                .execute(arguments: [entry.item])
        }
        for entry in entries where !left.contains(entry) {
            let row: WrittenRow = [
                "item": entry.item, "week": week, "time": entry.time, "story": entry.story,
                "names": entry.names.isEmpty
                    ? nil : entry.names.map { "\($0)" }.joined(separator: " "),
            ]
            try row.insert(into: "story_items", replaces: true, in: database)
        }
        return taken(wanted) != taken(left)
    }

    static func names(_ text: String?) -> [Int64] {
        (text ?? "").split(separator: " ").compactMap { Int64($0) }
    }
}
