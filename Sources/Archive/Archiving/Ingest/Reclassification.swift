import Domain
import Foundation
import GRDB

/// Decides everything anew for all items when the rules have changed since the last build.
struct Reclassification {
    let database: Database
    let rules: ClassificationRules

    func runIfRulesChanged() throws {
        let note = ArchiveNote("rules", in: database)
        let stored = try note.value()
        guard stored != rules.fingerprint else { return }
        if stored != nil { try settleAll() }
        try note.set(rules.fingerprint)
    }

    private func settleAll() throws {
        // Statements may not change the table that a cursor walks through: a batch at a time.
        var last = 0
        while true {
            let items = try Column.all(
                in: database,
                "FROM items WHERE number > ? ORDER BY number LIMIT 1000",
                [last],
                read: read
            )
            guard let end = items.last else { return }
            last = end.number
            for item in items { try apply(item.settled, to: item.id) }
        }
    }

    /// Decides anew for some items, by their numbers.
    func settle(_ numbers: [Int64]) throws {
        for number in numbers {
            let item = try Column.first(
                in: database,
                "FROM items WHERE number = ?",
                [number],
                read: read
            )
            if let item { try apply(item.settled, to: item.id) }
        }
    }

    private enum Column: Int, SelectedColumn {
        case number, id, source, ownLanguage, ownSection, categories, published, firstSeen
        case neighbour, title, beginning, author

        var expression: String { self == .beginning ? "COALESCE(summary, content)" : name }
    }

    private typealias Item = (number: Int, id: String, settled: Classification)

    private func read(_ row: SelectedRow<Column>) throws -> Item {
        let categories = StoredList.parts(try row[.categories])
        let authors = StoredList.parts(try row[.author] ?? "")
        let texts: [String?] = try [row[.title], row[.beginning]] + authors
        let settled = Classification(
            Classification.Settled(
                ownLanguage: try (row[.ownLanguage] as String?).map { Language($0) },
                ownSection: try (row[.ownSection] as String?).map { SectionID($0) },
                categories: categories,
                published: try (row[.published] as Int?).map { Date(seconds: $0) },
                texts: texts.compactMap(\.self) + categories
            ),
            of: SourceID(try row[.source]),
            neighbour: try (row[.neighbour] as Int?).map { Date(seconds: $0) },
            firstSeen: Date(seconds: try row[.firstSeen]),
            rules: rules
        )
        return (try row[.number], try row[.id], settled)
    }

    private func apply(_ settled: Classification, to id: String) throws {
        try WrittenRow(Classification.columns, of: settled)
            .change("items", id: id, in: database)
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
