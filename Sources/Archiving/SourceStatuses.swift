public import Domain
public import Foundation
import GRDB

extension Archive {
    /// Keeps how sources stand; what is known of one is replaced only when its condition changed, so that
    /// the portal's status page does not change with every build.
    public func note(_ statuses: [SourceStatus]) throws {
        try database.write { database in
            for status in statuses {
                try database.cachedStatement(
                    sql: """
                        INSERT INTO source_statuses (source, condition, status) VALUES (?, ?, ?)
                        ON CONFLICT (source) DO UPDATE
                        SET condition = excluded.condition, status = excluded.status
                        WHERE condition <> excluded.condition
                        """
                ).execute(arguments: [
                    status.source.text, status.condition.rawValue, StoredJSON.text(status),
                ])
            }
        }
    }

    /// The condition in which each source was found last.
    public func conditions() throws -> [SourceID: SourceCondition] {
        try database.read { database in
            var conditions: [SourceID: SourceCondition] = [:]
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT source, condition FROM source_statuses"
            )
            while let row = try rows.next() {
                conditions[SourceID(row[0])] = SourceCondition(rawValue: row[1])
            }
            return conditions
        }
    }

    /// When each source has something new, from its newest items.
    public func rhythms(of sources: [SourceID], at now: Date) throws -> [SourceID: SourceRhythm] {
        try database.read { database in
            var rhythms: [SourceID: SourceRhythm] = [:]
            for source in sources {
                let times = try Int.fetchAll(
                    database,
                    sql: """
                        SELECT sort_time FROM items
                        WHERE source = ? AND origin = 0 AND sort_time <= ?
                        ORDER BY sort_time DESC LIMIT 20
                        """,
                    arguments: [source.text, now.seconds]
                )
                rhythms[source] = SourceRhythm(newestFirst: times.map { Date(seconds: $0) })
            }
            return rhythms
        }
    }

    /// How the last accepted answer of each source read.
    public func readings() throws -> [SourceID: ReadingReport] {
        try database.read { database in
            var readings: [SourceID: ReadingReport] = [:]
            let rows = try Row.fetchCursor(database, sql: "SELECT id, reading FROM sources")
            while let row = try rows.next() {
                readings[SourceID(row[0])] = StoredJSON.value(ReadingReport.self, from: row[1])
            }
            return readings
        }
    }
}

extension ArchivedEdition {
    static func statuses(_ database: Database, scope: EditionScope) throws -> [SourceStatus] {
        try String.fetchAll(
            database,
            sql: "SELECT status FROM source_statuses ORDER BY source"
        )
        .compactMap { StoredJSON.value(SourceStatus.self, from: $0) }
        .filter { scope.sources[$0.source] != nil }
    }
}
