import GRDB

/// What is kept of the stories of a week: for each of its items which story it tells, if it tells it with others.
struct StoredStories {
    let database: Database
    let week: Int

    /// One item.
    struct Entry: Equatable {
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
        var left = Dictionary(known.map { ($0.item, $0) }) { first, _ in first }
        let staying = try FormerTellers(database: database).staying(among: entries, of: known)
        var takesOthers = false
        for entry in entries {
            let before = left.removeValue(forKey: entry.item)
            if before == entry { continue }
            if (entry.time >= end) != (before.map { $0.time >= end } ?? false) {
                takesOthers = true
            }
            try Self.insertion.insert(Row(week: week, entry: entry), into: database)
        }
        for entry in left.values.sorted(by: { $0.item < $1.item }) {
            if let stays = staying[entry.item] {
                if stays == entry { continue }
                try Self.insertion.insert(Row(week: week, entry: stays), into: database)
                continue
            }
            if entry.time >= end { takesOthers = true }
            try database.repeated(
                sql: "DELETE FROM story_items WHERE item = ?",
                arguments: [entry.item]
            )
        }
        return takesOthers
    }

    private struct Row {
        let week: Int
        let entry: Entry
    }

    private static let insertion = RowInsertion<Row>(
        [
            "item": { $0.entry.item },
            "week": { $0.week },
            "time": { $0.entry.time },
            "story": { $0.entry.story },
            "names": {
                $0.entry.names.isEmpty
                    ? nil : $0.entry.names.map { "\($0)" }.joined(separator: " ")
            },
        ],
        into: "story_items",
        replaces: true
    )

    static func names(_ text: String?) -> [Int64] {
        (text ?? "").split(separator: " ").compactMap { Int64($0) }
    }
}
