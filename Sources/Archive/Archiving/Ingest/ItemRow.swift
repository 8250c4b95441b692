import Domain
import Foundation
import GRDB

/// What is written to a row of `items`: what was received and what was settled.
struct ItemRow {
    let id: ItemID
    let batch: ReceivedBatch
    let item: ReceivedItem
    let hash: Data
    let settled: Classification

    /// The address that the item has from when it is first seen by anybody.
    var path: String { Permalink.path(day: settled.addressDay, title: item.title, id: id) }

    func update(in database: Database) throws {
        try database.cachedStatement(sql: Self.change)
            .execute(arguments: StatementArguments(Self.changing.values(of: self) + [id.text]))
    }

    /// Written once, when the item comes.
    private static let fixed: WrittenColumns<Self> = [
        "id": { $0.id.text },
        "source": { $0.batch.source.text },
        "path": { $0.path },
        "origin": { $0.batch.origin.rawValue },
        "first_seen": { $0.batch.receivedAt.seconds },
    ]

    /// Written whenever the item changes.
    private static let changing = WrittenColumns<Self>.joined([
        ["received_hash": { $0.hash }],
        ReceivedField.Columns.joined(ReceivedField.changing.map(\.columns)).of { $0.item },
        Classification.columns.of { $0.settled },
    ])

    static let insertion = RowInsertion(
        WrittenColumns<Self>.joined([
            fixed, ReceivedField.Columns.joined(ReceivedField.fixed.map(\.columns)).of { $0.item },
            changing,
        ]),
        into: "items"
    )

    private static let change = WritingStatement.change(
        changing.names,
        of: "items",
        where: "id = ?"
    )
}
