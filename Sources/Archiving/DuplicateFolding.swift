import GRDB

/// Folds new items that show the same story as one of another source under that one.
struct DuplicateFolding {
    let database: Database
    /// Items up to this number were archived before; of those above it some have pages already, and keep them.
    let lastKnown: Int
    /// Items further apart than this are not the same story, in seconds.
    static let window = 72 * 3_600

    /// What shows that two items tell the same story.
    private enum Mark: String, CaseIterable {
        case address = "canonical"
        /// The same headline, but for case, accents and punctuation.
        case headline = "title_key"
    }

    /// The item that was archived first stands for the others; among those of one build the one published
    /// first, then the lower id. A real item is never folded under a sample.
    ///
    /// - Returns: how many items were folded.
    func run() throws -> Int {
        var folded = 0
        for mark in Mark.allCases {
            for value in try shared(mark) { folded += try fold(mark, value) }
        }
        return folded
    }

    /// The marks of new items that stand on items of several sources; the new ones are the last in the table.
    private func shared(_ mark: Mark) throws -> [String] {
        let column = mark.rawValue
        return try String.fetchAll(
            database,
            sql: """
                SELECT DISTINCT new.\(column) FROM items AS new NOT INDEXED
                WHERE new.number > ? AND new.public_since IS NULL AND new.\(column) IS NOT NULL
                    AND EXISTS
                    (SELECT 1 FROM items AS other WHERE other.\(column) = new.\(column)
                     AND other.source <> new.source)
                ORDER BY new.\(column)
                """,
            arguments: [lastKnown]
        )
    }

    private struct Candidate {
        let number: Int
        let id: String
        let source: String
        let sortTime: Int
        let firstSeen: Int
        let hasPage: Bool
    }

    private func fold(_ mark: Mark, _ value: String) throws -> Int {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT number, id, source, sort_time, first_seen, public_since IS NOT NULL
                FROM items
                WHERE \(mark.rawValue) = ? AND is_draft = 0 AND duplicate_of IS NULL
                    AND is_excluded = 0 AND withdrawn_at IS NULL
                ORDER BY origin, first_seen, sort_time, id
                """,
            arguments: [value]
        )
        let candidates = rows.map {
            Candidate(
                number: $0[0],
                id: $0[1],
                source: $0[2],
                sortTime: $0[3],
                firstSeen: $0[4],
                hasPage: $0[5]
            )
        }
        guard let head = candidates.first else { return 0 }
        var folded = 0
        for candidate in candidates.dropFirst() where candidate.number > lastKnown {
            guard !candidate.hasPage, candidate.source != head.source,
                abs(candidate.sortTime - head.sortTime) <= Self.window
            else { continue }
            try note(candidate, under: head)
            folded += 1
        }
        return folded
    }

    private func note(_ candidate: Candidate, under head: Candidate) throws {
        try database.execute(
            sql: "UPDATE items SET duplicate_of = ? WHERE id = ? OR duplicate_of = ?",
            arguments: [head.id, candidate.id, candidate.id]
        )
        for id in [head.id, candidate.id] {
            try database.execute(
                sql: "INSERT INTO changes (item, at, what) VALUES (?, ?, 'folded')",
                arguments: [id, candidate.firstSeen]
            )
        }
    }
}
