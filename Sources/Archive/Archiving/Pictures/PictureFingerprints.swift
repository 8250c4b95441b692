import Basics
import Domain
import Foundation
import GRDB

/// Notes with each owner what its pictures came to, so that exactly the pages that show them are made anew.
struct PictureFingerprints {
    let database: Database
    let now: Date

    func refreshFingerprints(ownersOf address: String) throws {
        let owners = try String.fetchAll(
            database,
            sql: "SELECT DISTINCT owner FROM picture_uses WHERE address = ? ORDER BY owner",
            arguments: [address]
        )
        for owner in owners { try refreshFingerprints(owner) }
    }

    func refreshFingerprints(_ owner: String) throws {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT u.address, shape, copy FROM picture_uses u
                    JOIN pictures p ON p.address = u.address
                WHERE owner = ? AND copy IS NOT NULL ORDER BY u.address, shape
                """,
            arguments: [owner]
        )
        var hash = StableHash()
        for row in rows {
            for column in 0..<3 { hash.add(row[column] as String) }
        }
        let fingerprint = rows.isEmpty ? 0 : Int64(bitPattern: hash.value)
        for table in ["items", "entities"] {
            try database.cachedStatement(
                sql:
                    "UPDATE \(table) SET picture_stamp = :stamp WHERE id = :id AND picture_stamp <> :stamp"
            ).execute(arguments: ["stamp": fingerprint, "id": owner])
            guard database.changesCount > 0 else { continue }
            try database.cachedStatement(
                sql: "INSERT INTO changes (item, at, what) VALUES (?, ?, 'pictured')"
            ).execute(arguments: [owner, now.seconds])
            // A text shows the pictures that are there: it is cleaned again.
            try database.cachedStatement(
                sql: """
                    UPDATE cleaned SET recipe = '' WHERE pictures IS NOT NULL
                        AND number = (SELECT number FROM items WHERE id = ?)
                    """
            ).execute(arguments: [owner])
        }
    }
}
