import Domain
import Foundation
import GRDB

/// An item that comes in for the first time: its row, found out without looking at the archive.
struct NewItem: Sendable {
    let row: ItemRow
    private let insertion: StatementArguments

    /// The usual length of an id; one that is taken grows.
    private static let idLength = 10

    init(_ item: ReceivedItem, in batch: ReceivedBatch, rules: ClassificationRules) {
        var fingerprint = ContentFingerprint()
        self.init(
            ItemRow(
                id: ItemID(source: batch.source, identity: item.identity, length: Self.idLength),
                batch: batch,
                item: item,
                hash: fingerprint.of(item),
                settled: Classification(
                    Classification.Settled(item),
                    of: batch.source,
                    neighbour: item.neighbourDate,
                    firstSeen: batch.receivedAt,
                    rules: rules
                )
            )
        )
    }

    private init(_ row: ItemRow) {
        self.row = row
        insertion = ItemRow.insertion.arguments(of: row)
    }

    /// - Parameter isTaken: whether the archive has an id already.
    /// - Returns: the item with the shortest id that is still free.
    /// - Throws: what asking throws.
    func withFreeID(_ isTaken: (ItemID) throws -> Bool) throws -> NewItem {
        var length = Self.idLength
        var id = row.id
        while try isTaken(id) {
            length += 2
            id = ItemID(source: row.batch.source, identity: row.item.identity, length: length)
        }
        guard id != row.id else { return self }
        return NewItem(
            ItemRow(id: id, batch: row.batch, item: row.item, hash: row.hash, settled: row.settled)
        )
    }

    func insert(into database: Database) throws {
        try ItemRow.insertion.insert(insertion, into: database)
    }
}
