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
        let pictures = PictureReading(database: database, scope: scope)
        let cards = try pictures.cards(of: kind)
        var entities: [PublishedEntity] = []
        let reading = PipelineStage<Row, Entity?, any Error> {
            StoredEntity.entity($0.content, of: kind)
        } take: { row, entity in
            guard let entity else { return }
            let shown = try pictures.shown(entity, of: row.source)
            entities.append(PublishedEntity(row, shown, cards: cards[row.id] ?? [:]))
        }
        while let row = try rows.next() {
            let source = SourceID(try row[.source])
            guard scope.sources[source] != nil else { continue }
            try reading.add(try Row(row, of: source))
        }
        try reading.finish()
        return entities
    }

    /// One as the archive holds it.
    fileprivate struct Row: Sendable {
        let id: String
        let source: SourceID
        let identity: String
        let address: String
        let origin: Origin
        let firstSeen: Date
        let changed: Date
        let fingerprint: UInt64
        let content: String

        init(_ row: SelectedRow<Column>, of source: SourceID) throws {
            self.source = source
            id = try row[.id]
            identity = try row[.identity]
            address = try row[.address]
            origin = Origin(rawValue: try row[.origin]) ?? .live
            firstSeen = Date(seconds: try row[.firstSeen])
            changed = Date(seconds: try row[.changedAt])
            content = try row[.content]
            var hash = StableHash()
            try row.cover(in: &hash)
            fingerprint = hash.value
        }
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

extension PublishedEntity {
    fileprivate init(
        _ row: EntityReading.Row,
        _ entity: Entity,
        cards: [String: PictureCopy]
    ) {
        self.init(
            id: ItemID(stored: row.id),
            source: row.source,
            identity: row.identity,
            address: row.address,
            origin: row.origin,
            firstSeen: row.firstSeen,
            changed: row.changed,
            fingerprint: row.fingerprint,
            entity: entity,
            cards: cards
        )
    }
}
