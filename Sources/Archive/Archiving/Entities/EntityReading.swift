import Basics
import Domain
import Foundation
import GRDB

/// Reads the entities of an edition: those of the sources that the site names, none of them withdrawn.
struct EntityReading {
    let database: Database
    let scope: EditionScope

    func entities(of kind: EntityKind) throws -> [PublishedEntity] {
        let rows = try Column.rows(
            in: database,
            "FROM entities WHERE kind = ? AND withdrawn_at IS NULL ORDER BY id",
            [kind.rawValue]
        )
        var entities: [PublishedEntity] = []
        let pictures = PictureReading(database: database, scope: scope)
        let cards = try pictures.cards(of: kind)
        while let row = try rows.next() {
            let source = SourceID(try row[.source])
            let id: String = try row[.id]
            guard scope.sources[source] != nil,
                let entity = StoredEntity.entity(try row[.content], of: kind)
            else { continue }
            var fingerprint = StableHash()
            try row.cover(in: &fingerprint)
            entities.append(
                PublishedEntity(
                    id: ItemID(stored: id),
                    source: source,
                    identity: try row[.identity],
                    address: try row[.address],
                    origin: Origin(rawValue: try row[.origin]) ?? .live,
                    firstSeen: Date(seconds: try row[.firstSeen]),
                    changed: Date(seconds: try row[.changedAt]),
                    fingerprint: fingerprint.value,
                    entity: try pictures.shown(entity, of: source),
                    cards: cards[id] ?? [:]
                )
            )
        }
        return entities
    }

    /// The fingerprint differs whenever what is published of the entity differs.
    enum Column: Int, CoveredColumn {
        case address, content, origin, changedAt, pictureStamp
        case id, source, identity, firstSeen

        var coverage: Coverage {
            switch self {
            case .address, .content: .text
            case .origin, .changedAt, .pictureStamp: .number
            // By these it is known, and they stay as they are.
            case .id, .source, .identity, .firstSeen: .none
            }
        }

        static let tables = ["entities"]
        static let leftOut = ["number", "kind", "withdrawn_at"]
    }

    private enum WithdrawnColumn: Int, SelectedColumn {
        case id, source, kind, firstSeen
    }

    /// Those of which the archive keeps no more than their place.
    func withdrawn() throws -> [WithdrawnEntity] {
        let rows = try WithdrawnColumn.all(
            in: database,
            "FROM entities WHERE withdrawn_at IS NOT NULL ORDER BY id"
        ) { row -> WithdrawnEntity? in
            let source = SourceID(try row[.source])
            guard scope.sources[source] != nil,
                let kind = EntityKind(rawValue: try row[.kind])
            else { return nil }
            return WithdrawnEntity(
                id: ItemID(stored: try row[.id]),
                kind: kind,
                source: source,
                firstSeen: Date(seconds: try row[.firstSeen])
            )
        }
        return rows.compactMap(\.self)
    }

    private enum ChangeColumn: Int, SelectedColumn {
        case source, newest

        var expression: String { self == .newest ? "MAX(changed_at)" : name }
    }

    /// The time of the answer that last changed one of them.
    func newest() throws -> Date? {
        let rows = try ChangeColumn.rows(
            in: database,
            "FROM entities WHERE withdrawn_at IS NULL GROUP BY source"
        )
        var newest: Int?
        while let row = try rows.next() {
            guard scope.sources[SourceID(try row[.source])] != nil else { continue }
            newest = max(newest ?? 0, try row[.newest])
        }
        return newest.map { Date(seconds: $0) }
    }
}
