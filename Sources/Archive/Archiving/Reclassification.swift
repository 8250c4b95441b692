import Domain
import Foundation
import GRDB

/// Decides everything anew for all items when the rules have changed since the last build.
struct Reclassification {
    let database: Database
    let rules: ClassificationRules

    func runIfRulesChanged() throws {
        let stored = try String.fetchOne(
            database,
            sql: "SELECT value FROM settings WHERE name = 'rules'"
        )
        guard stored != rules.fingerprint else { return }
        if stored != nil { try settleAll() }
        try database.execute(
            sql: "INSERT OR REPLACE INTO settings (name, value) VALUES ('rules', ?)",
            arguments: [rules.fingerprint]
        )
    }

    private func settleAll() throws {
        // Statements may not change the table that a cursor walks through: a batch at a time.
        var last = 0
        while true {
            let rows = try Row.fetchAll(
                database,
                sql: "\(Self.query) WHERE number > ? ORDER BY number LIMIT 1000",
                arguments: [last]
            )
            guard let end = rows.last else { return }
            last = end[0]
            for row in rows { try apply(settlement(of: row), to: row[1]) }
        }
    }

    /// Decides anew for some items, by their numbers.
    func settle(_ numbers: [Int64]) throws {
        for number in numbers {
            let row = try Row.fetchOne(
                database.cachedStatement(sql: "\(Self.query) WHERE number = ?"),
                arguments: [number]
            )
            if let row { try apply(settlement(of: row), to: row[1]) }
        }
    }

    private static let query = """
        SELECT number, id, source, own_language, own_section, categories, published,
            first_seen, neighbour, title, COALESCE(summary, content), author
        FROM items
        """

    private func settlement(of row: Row) -> Classification {
        let categories = StoredList.parts(row[5])
        let texts = ([row[9], row[10], row[11]] as [String?]).compactMap(\.self)
        return Classification(
            Classification.Settled(
                ownLanguage: (row[3] as String?).map { Language($0) },
                ownSection: (row[4] as String?).map { SectionID($0) },
                categories: categories,
                published: (row[6] as Int?).map { Date(seconds: $0) },
                texts: texts + categories
            ),
            of: SourceID(row[2]),
            neighbour: (row[8] as Int?).map { Date(seconds: $0) },
            firstSeen: Date(seconds: row[7]),
            rules: rules
        )
    }

    private func apply(_ settled: Classification, to id: String) throws {
        let columns = ItemRow.columns(of: settled)
        let assignments = columns.map { "\($0.name) = ?" }.joined(separator: ", ")
        let differences = columns.map { "\($0.name) IS NOT ?" }.joined(separator: " OR ")
        let values = columns.map(\.value)
        try database.cachedStatement(
            sql: "UPDATE items SET \(assignments) WHERE id = ? AND (\(differences))"
        ).execute(arguments: StatementArguments(values + [id] + values))
        guard database.changesCount > 0 else { return }
        try database.execute(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, MAX(first_seen, sort_time), 'settled' FROM items WHERE id = ?
                """,
            arguments: [id]
        )
    }
}
