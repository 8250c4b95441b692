import Basics
import GRDB

/// Differs whenever anything differs that an edition may show: items and entities by the change log, sources and how they
/// stand, redirects.
struct ArchiveFingerprint {
    private let database: Database
    private var hash = StableHash()

    static func of(_ database: Database) throws -> UInt64 {
        var fingerprint = Self(database: database)
        let newest = try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
        fingerprint.hash.add(newest)
        try fingerprint.add(SourceColumn.self, "FROM sources ORDER BY id")
        try fingerprint.add(StatusColumn.self, "FROM source_statuses ORDER BY source")
        try fingerprint.add(RedirectColumn.self, "FROM redirects ORDER BY from_path")
        return fingerprint.hash.value
    }

    private init(database: Database) {
        self.database = database
    }

    private mutating func add<Column: CoveredColumn>(_: Column.Type, _ rest: String) throws {
        let rows = try Column.rows(in: database, rest)
        while let row = try rows.next() { try row.cover(in: &hash) }
    }
}
