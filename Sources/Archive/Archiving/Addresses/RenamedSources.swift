import Domain
import GRDB

/// Sources that bring what another brought before: whoever only gave one a new name loses the addresses of all its
/// articles, and is told how to keep them.
struct RenamedSources {
    let database: Database
    /// Sources of the configuration of which nothing is archived.
    private let new: [SourceID]
    /// Sources that are archived, and in the configuration no more.
    private let former: [SourceID]

    init(_ database: Database, rules: ClassificationRules) throws {
        self.database = database
        let known = Set(
            try String.fetchAll(database, sql: "SELECT id FROM sources WHERE origin = 0")
        )
        former = known.map { SourceID($0) }.filter { rules.source($0) == nil && $0 != Source.ownID }
            .sorted { $0.text < $1.text }
        new = former.isEmpty ? [] : rules.sourceIDs.filter { !known.contains($0.text) }
    }

    /// Looks at what the new ones have brought.
    func remarks() throws -> [Diagnostic] {
        try new.compactMap { new in
            let count = try count("SELECT COUNT(*) FROM items WHERE source = ?", [new.text])
            guard count > 0 else { return nil }
            let old = try former.first { try shared($0, new) * 2 >= count }
            return old.map { remark($0, new) }
        }
    }

    private func shared(_ old: SourceID, _ new: SourceID) throws -> Int {
        try count(
            """
            SELECT COUNT(*) FROM items AS new WHERE new.source = ? AND EXISTS
                (SELECT 1 FROM items AS old WHERE old.source = ? AND old.identity = new.identity)
            """,
            [new.text, old.text]
        )
    }

    private func count(_ sql: String, _ arguments: StatementArguments) throws -> Int {
        try Int.fetchOne(database, sql: sql, arguments: arguments) ?? 0
    }

    private func remark(_ old: SourceID, _ new: SourceID) -> Diagnostic {
        Diagnostic(
            .warning,
            "it brings what '\(old)' brought, which is no longer among the sources: its articles have "
                + "new addresses",
            path: new.text,
            hint:
                "if it only has a new name, write 'formerly: [\(old)]' at it, and the old addresses come back"
        )
    }
}

extension RenamedSources {
    /// Gives what was archived of a source its new name.
    static func adopt(_ former: SourceID, as source: SourceID, in database: Database) throws {
        try EntryFingerprints(database: database).forget(former)
        try giveWay(to: former, of: source, in: database)
        let names = StatementArguments([source.text, former.text])
        for table in ["items", "namesakes", "entities"] {
            try database.execute(
                sql: "UPDATE OR IGNORE \(table) SET source = ? WHERE source = ?",
                arguments: names
            )
        }
        try database.execute(
            sql: "UPDATE OR IGNORE sources SET id = ? WHERE id = ?",
            arguments: names
        )
    }

    static func recognised(_ source: SourceID, was former: SourceID) -> Diagnostic {
        Diagnostic(
            .note,
            "it asks where '\(former)' asked, which is no longer among the sources: its articles keep "
                + "their addresses",
            path: source.text,
            hint:
                "write 'formerly: [\(former)]' at it, so that it is known without this state folder too"
        )
    }

    /// Takes away what a source brought under its new name before somebody told the old one: the old addresses count.
    static func giveWay(to former: SourceID, of source: SourceID, in database: Database) throws {
        // What was taken out under one name is not to come back under the other.
        let twice = """
            SELECT CASE WHEN new.kept_out_by = 'removal' THEN old.id ELSE new.id END
                FROM items AS new JOIN items AS old
                ON old.source = ? AND old.identity = new.identity WHERE new.source = ?
            """
        let ids = try String.fetchAll(
            database,
            sql: twice,
            arguments: [former.text, source.text]
        )
        for id in ids {
            try database.execute(sql: "DELETE FROM revisions WHERE item = ?", arguments: [id])
            try database.execute(
                sql: "UPDATE items SET duplicate_of = NULL WHERE duplicate_of = ?",
                arguments: [id]
            )
            try database.execute(sql: "DELETE FROM items WHERE id = ?", arguments: [id])
        }
        // What it left behind under its old name is what it brings.
        try database.execute(
            sql: """
                UPDATE items SET duplicate_of = NULL WHERE source = ? AND duplicate_of IS NOT NULL
                    AND duplicate_of NOT IN (SELECT id FROM items)
                """,
            arguments: [former.text]
        )
    }
}
