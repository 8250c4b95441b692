import GRDB

/// Folds new items that show the same story as one of another source under that one.
struct DuplicateFolding {
    let database: Database
    /// Items up to this number have pages already, and keep them.
    let lastPublished: Int
    /// Items further apart than this are not the same story, in seconds.
    static let window = 72 * 3_600

    /// The item that was archived first stands for the others; among those of one build the one published
    /// first, then the lower id. A real item is never folded under a sample.
    ///
    /// - Returns: how many items were folded.
    func run() throws -> Int {
        let addresses = try String.fetchAll(
            database,
            sql: """
                SELECT DISTINCT canonical FROM items
                WHERE number > ? AND canonical IS NOT NULL AND canonical IN
                    (SELECT canonical FROM items WHERE canonical IS NOT NULL
                     GROUP BY canonical HAVING COUNT(DISTINCT source) > 1)
                ORDER BY canonical
                """,
            arguments: [lastPublished]
        )
        return try addresses.reduce(0) { try $0 + fold($1) }
    }

    private struct Candidate {
        let number: Int
        let id: String
        let source: String
        let sortTime: Int
        let firstSeen: Int
    }

    private func fold(_ address: String) throws -> Int {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT number, id, source, sort_time, first_seen FROM items
                WHERE canonical = ? AND is_draft = 0 AND duplicate_of IS NULL
                ORDER BY origin, first_seen, sort_time, id
                """,
            arguments: [address]
        )
        let candidates = rows.map {
            Candidate(number: $0[0], id: $0[1], source: $0[2], sortTime: $0[3], firstSeen: $0[4])
        }
        guard let head = candidates.first else { return 0 }
        var folded = 0
        for candidate in candidates.dropFirst() where candidate.number > lastPublished {
            guard candidate.source != head.source,
                abs(candidate.sortTime - head.sortTime) <= Self.window
            else { continue }
            try note(candidate, under: head)
            folded += 1
        }
        return folded
    }

    private func note(_ candidate: Candidate, under head: Candidate) throws {
        try database.execute(
            sql: "UPDATE items SET duplicate_of = ? WHERE id = ?",
            arguments: [head.id, candidate.id]
        )
        for id in [head.id, candidate.id] {
            try database.execute(
                sql: "INSERT INTO changes (item, at, what) VALUES (?, ?, 'folded')",
                arguments: [id, candidate.firstSeen]
            )
        }
    }
}
