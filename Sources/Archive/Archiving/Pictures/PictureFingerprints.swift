import Basics
import Domain
import Foundation
import GRDB

/// Notes with each owner what its pictures came to, so that exactly the pages that show them are made anew.
struct PictureFingerprints {
    let database: Database
    let now: Date

    /// What its owner's fingerprint covers of a picture that is shown.
    enum Column: Int, CoveredColumn {
        case address, shape, copy

        var expression: String { self == .address ? "u.address" : name }

        var coverage: Coverage { .text }

        static let tables = ["picture_uses", "pictures"]
        /// Of these the copy comes, and it tells by itself when it is another.
        static let leftOut = [
            "owner", "source", "named", "number", "place", "wanted", "recipe", "original", "etag",
            "last_modified", "next_check", "failures", "reason",
        ]
    }

    func refreshFingerprints(ownersOf address: String) throws {
        let owners = try String.fetchAll(
            database,
            sql: "SELECT DISTINCT owner FROM picture_uses WHERE address = ? ORDER BY owner",
            arguments: [address]
        )
        for owner in owners { try refreshFingerprints(owner) }
    }

    func refreshFingerprints(_ owner: String) throws {
        var hash: StableHash?
        let rows = try Column.rows(
            in: database,
            """
            FROM picture_uses u JOIN pictures p ON p.address = u.address
            WHERE owner = ? AND copy IS NOT NULL ORDER BY u.address, shape
            """,
            [owner],
            isRepeated: true
        )
        while let row = try rows.next() {
            var covering = hash ?? StableHash()
            try row.cover(in: &covering)
            hash = covering
        }
        let fingerprint = hash.map { Int64(bitPattern: $0.value) } ?? 0
        for table in ["items", "entities"] {
            try database.cachedStatement(
                sql:
                    "UPDATE \(table) SET picture_stamp = :stamp WHERE id = :id AND picture_stamp <> :stamp"
            ).execute(arguments: ["stamp": fingerprint, "id": owner])
            guard database.changesCount > 0 else { continue }
            try ChangeLog(database: database, now: now.seconds).note(owner, "pictured")
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
