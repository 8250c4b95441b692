import Domain
import Foundation
import GRDB

/// One row of `items`: what was received and what was settled, in the table's order.
struct ItemRow {
    private let fixed: [(name: String, value: (any DatabaseValueConvertible)?)]
    private let changing: [(name: String, value: (any DatabaseValueConvertible)?)]
    private let id: String

    init(
        id: ItemID,
        path: String,
        batch: ReceivedBatch,
        item: ReceivedItem,
        hash: Data,
        firstSeen: Date,
        settled: Settlement
    ) {
        self.id = id.text
        fixed = [
            ("id", id.text), ("source", batch.source.text), ("identity", item.identity),
            ("path", path), ("origin", batch.origin.rawValue), ("first_seen", firstSeen.seconds),
            ("neighbour", item.neighbourDate?.seconds),
        ]
        changing = Self.received(item, hash: hash) + Self.columns(of: settled)
    }

    func insert(into database: Database) throws {
        let columns = fixed + changing
        let names = columns.map(\.name).joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        try database.cachedStatement(sql: "INSERT INTO items (\(names)) VALUES (\(marks))")
            .execute(arguments: StatementArguments(columns.map(\.value)))
    }

    func update(in database: Database) throws {
        let assignments = changing.map { "\($0.name) = ?" }.joined(separator: ", ")
        try database.cachedStatement(sql: "UPDATE items SET \(assignments) WHERE id = ?")
            .execute(arguments: StatementArguments(changing.map(\.value) + [id]))
    }

    private static func received(
        _ item: ReceivedItem,
        hash: Data
    ) -> [(name: String, value: (any DatabaseValueConvertible)?)] {
        [
            ("received_hash", hash), ("title", item.title),
            ("title_key", StoryTitle.key(item.title)), ("link", item.link),
            ("canonical", item.canonicalAddress), ("published", item.published?.seconds),
            ("updated", item.updated?.seconds), ("author", item.author),
            ("categories", item.categories.joined(separator: "\u{1F}")),
            ("own_language", item.language?.tag), ("own_section", item.section?.text),
            ("summary", item.summary?.text), ("summary_format", item.summary?.format.rawValue),
            ("content", item.content?.text), ("content_format", item.content?.format.rawValue),
            ("base", item.content?.base ?? item.summary?.base),
            ("picture", item.picture.flatMap(StoredJSON.text)),
            ("enclosures", item.enclosures.isEmpty ? nil : StoredJSON.text(item.enclosures)),
            ("form", item.settledForm.rawValue),
            ("reactions", item.reactions.flatMap(StoredJSON.text)),
            ("expires", item.expires?.seconds), ("is_draft", item.isDraft),
            ("is_breaking", item.isBreaking),
        ]
    }

    static func columns(
        of settled: Settlement
    ) -> [(name: String, value: (any DatabaseValueConvertible)?)] {
        [
            ("language", settled.language.tag), ("shelf", settled.shelf.tag),
            ("section", settled.section.text), ("shown_published", settled.published?.seconds),
            ("sort_time", settled.sortTime.seconds), ("day", settled.day.number),
            ("hold_until", settled.holdUntil?.seconds), ("is_excluded", settled.isExcluded),
        ]
    }
}
