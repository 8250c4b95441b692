import Basics
public import Domain
import Foundation
import GRDB

/// Takes what the portal itself has published of its articles into an archive that has none: they have the ids, addresses and dates that
/// they had, and all else of them comes with the next answer that names them.
struct SeedIngest {
    let database: Database
    let rules: ClassificationRules

    /// Of a row of which only the portal's own word is known.
    static let hash = Data()

    func run(_ items: [SeedItem]) throws {
        for item in items { try insert(item, withdrawn: false) }
    }

    func run(gone items: [SeedItem]) throws {
        for item in items { try insert(item, withdrawn: true) }
    }

    private func insert(_ seed: SeedItem, withdrawn: Bool) throws {
        let statement = try database.cachedStatement(
            sql: """
                SELECT EXISTS (SELECT 1 FROM items WHERE id = :id OR path = :path
                    OR (source = :source AND identity = :identity))
                """
        )
        let isKnown = try Bool.fetchOne(
            statement,
            arguments: [
                "id": seed.id, "path": seed.path, "source": seed.source, "identity": seed.identity,
            ]
        )
        guard isKnown == false else { return }
        func date(_ seconds: Int) -> Date { Date(seconds: seconds) }
        var item = ReceivedItem(identity: seed.identity, title: seed.title)
        item.link = seed.link
        item.published = seed.published.map(date)
        item.updated = seed.updated.map(date)
        item.neighbourDate = date(seed.order)
        item.authors = seed.authors ?? []
        item.categories = seed.categories ?? []
        item.language = Language(seed.language)
        item.section = SectionID(seed.section)
        item.summary = seed.summary.map { Markup($0.escaped(for: .content), format: .html) }
        let batch = ReceivedBatch(
            source: SourceID(seed.source),
            origin: .live,
            receivedAt: date(seed.firstSeen)
        )
        let settled = Classification(
            Classification.Settled(item),
            of: batch.source,
            neighbour: item.neighbourDate,
            firstSeen: batch.receivedAt,
            rules: rules
        )
        let row = ItemRow(
            id: ItemID(stored: seed.id),
            batch: batch,
            item: item,
            hash: Self.hash,
            settled: settled
        )
        try ItemRow.insertion.insert(row, into: database)
        try database.cachedStatement(
            sql: """
                UPDATE items SET path = :path, sort_time = :order, day = :day, public_since = :seen,
                    withdrawn_at = :gone, kept_out_by = :cause WHERE id = :id
                """
        ).execute(
            arguments: [
                "path": seed.path, "order": seed.order,
                "day": rules.day(of: date(seed.order)).number, "seen": seed.firstSeen,
                "gone": withdrawn ? seed.firstSeen : nil,
                "cause": withdrawn && seed.isRemoved ? ItemsOut.Cause.removal.rawValue : nil,
                "id": seed.id,
            ]
        )
        try ChangeLog(database: database, now: seed.firstSeen)
            .note(seed.id, withdrawn ? "withdrawn" : "added")
    }
}

extension Archive {
    /// Whether nothing was ever taken in.
    public func isEmpty() throws -> Bool {
        try database.read { database in
            try Bool.fetchOne(database, sql: "SELECT NOT EXISTS (SELECT 1 FROM items)") ?? false
        }
    }

    /// Takes in what the portal has published of its own articles.
    public func seed(_ items: [SeedItem], gone: [SeedItem], rules: ClassificationRules) throws {
        try durably { database in
            try SeedIngest(database: database, rules: rules).run(gone: gone)
            try SeedIngest(database: database, rules: rules).run(items)
        }
    }
}
