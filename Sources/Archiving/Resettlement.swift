import Domain
import Foundation
import GRDB

/// Decides everything anew for all items when the rules have changed since the last build.
struct Resettlement {
    let database: Database
    let rules: SettlementRules

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
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT id, source, own_language, own_section, categories, published, first_seen,
                    neighbour
                FROM items
                """
        )
        for row in rows {
            let categories: String = row[4]
            let settled = Settlement(
                source: SourceID(row[1]),
                ownLanguage: (row[2] as String?).map { Language($0) },
                ownSection: (row[3] as String?).map { SectionID($0) },
                categories: categories.isEmpty ? [] : categories.components(separatedBy: "\u{1F}"),
                published: (row[5] as Int?).map { Date(seconds: $0) },
                neighbour: (row[7] as Int?).map { Date(seconds: $0) },
                firstSeen: Date(seconds: row[6]),
                rules: rules
            )
            try apply(settled, to: row[0])
        }
    }

    private func apply(_ settled: Settlement, to id: String) throws {
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
