import Basics
import Domain
import Foundation
import GRDB

/// Reads the entities of an edition: those of the sources that the site names, none of them withdrawn.
struct EntityReading {
    let database: Database
    let scope: EditionScope

    func entities(of kind: EntityKind) throws -> [PublishedEntity] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT id, source, identity, address, origin, first_seen, changed_at, content,
                    picture_stamp
                FROM entities WHERE kind = ? AND withdrawn_at IS NULL ORDER BY id
                """,
            arguments: [kind.rawValue]
        )
        var entities: [PublishedEntity] = []
        let pictures = PictureReading(database: database, scope: scope)
        while let row = try rows.next() {
            let source = SourceID(row[1])
            guard scope.sources[source] != nil,
                let entity = StoredEntity.entity(row[7], of: kind)
            else { continue }
            var fingerprint = StableHash()
            for column in [3, 7] { fingerprint.add(row[column] as String) }
            for column in [4, 6, 8] { fingerprint.add(row[column] as Int) }
            entities.append(
                PublishedEntity(
                    id: ItemID(stored: row[0]),
                    source: source,
                    identity: row[2],
                    address: row[3],
                    origin: Origin(rawValue: row[4]) ?? .live,
                    firstSeen: Date(seconds: row[5]),
                    changed: Date(seconds: row[6]),
                    fingerprint: fingerprint.value,
                    entity: try pictures.shown(entity, of: source)
                )
            )
        }
        return entities
    }

    /// Those of which the archive keeps no more than their place.
    func withdrawn() throws -> [WithdrawnEntity] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT id, source, kind, first_seen FROM entities
                WHERE withdrawn_at IS NOT NULL ORDER BY id
                """
        )
        return rows.compactMap { row in
            let source = SourceID(row[1])
            guard scope.sources[source] != nil,
                let kind = EntityKind(rawValue: row[2])
            else { return nil }
            return WithdrawnEntity(
                id: ItemID(stored: row[0]),
                kind: kind,
                source: source,
                firstSeen: Date(seconds: row[3])
            )
        }
    }

    /// The time of the answer that last changed one of them.
    func newest() throws -> Date? {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT source, MAX(changed_at) FROM entities WHERE withdrawn_at IS NULL
                GROUP BY source
                """
        )
        var newest: Int?
        while let row = try rows.next() {
            guard scope.sources[SourceID(row[0])] != nil else { continue }
            newest = max(newest ?? 0, row[1])
        }
        return newest.map { Date(seconds: $0) }
    }
}
