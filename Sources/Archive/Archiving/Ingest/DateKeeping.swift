import Domain
import Foundation
import GRDB

/// Asks for the dates that are archived of a source's items.
struct DateKeeping {
    private let database: Database
    private let source: SourceID
    private let now: Date
    private let isHeld: Bool

    /// Nil where no dates are kept, because what the source says of them counts in any case.
    init?(of batch: ReceivedBatch, _ rules: ClassificationRules, in database: Database) {
        let configured = rules.source(batch.source)
        // What an editor writes counts as it stands.
        let isEdited = batch.source == Source.ownID || configured?.isData == true
        guard batch.origin == .live, !isEdited else { return nil }
        self.database = database
        source = batch.source
        now = batch.receivedAt
        isHeld = configured?.future == .hold
    }

    /// Nil for an item that is not archived.
    func dates(of identity: String) throws -> KnownDates? {
        try KnownDates.Column.first(
            in: database,
            "FROM items WHERE source = ? AND identity = ?",
            [source.text, identity]
        ) { try KnownDates($0, at: now, isHeld: isHeld) }
    }

    /// Whether day and month change places where the source leaves their order open, since most of what is archived of
    /// it has the other date.
    func areTurned(in items: [ReceivedItem]) throws -> Bool {
        var balance = 0
        for item in items {
            guard let other = item.publishedOtherwise?.seconds,
                let known = try dates(of: item.identity)?.published?.seconds
            else { continue }
            if known == other { balance += 1 }
            if known == item.published?.seconds { balance -= 1 }
        }
        return balance > 0
    }
}
