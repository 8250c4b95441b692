import Domain
import Foundation
import GRDB

/// One row of `items`: what was received and what was settled, in the table's order.
struct ItemRow {
    private typealias Value = (any DatabaseValueConvertible)?

    /// What stays as it was when the item came.
    private let fixed: [Value]
    private let changing: [Value]
    private let id: String

    init(
        id: ItemID,
        path: String,
        batch: ReceivedBatch,
        item: ReceivedItem,
        hash: Data,
        firstSeen: Date,
        settled: Classification
    ) {
        self.id = id.text
        fixed = [
            id.text, batch.source.text, item.identity, path, batch.origin.rawValue,
            firstSeen.seconds, item.neighbourDate?.seconds,
        ]
        changing = Self.received(item, hash: hash) + Self.columns(of: settled).map(\.value)
    }

    func insert(into database: Database) throws {
        try database.cachedStatement(sql: Self.insertion)
            .execute(arguments: StatementArguments(fixed + changing))
    }

    func update(in database: Database) throws {
        try database.cachedStatement(sql: Self.change)
            .execute(arguments: StatementArguments(changing + [id]))
    }

    private static let fixedNames = [
        "id", "source", "identity", "path", "origin", "first_seen", "neighbour",
    ]

    private static let receivedNames = [
        "received_hash", "title", "title_key", "link", "canonical", "published", "updated",
        "author", "categories", "own_language", "own_section", "summary", "summary_format",
        "content", "content_format", "base", "picture", "enclosures", "form", "reactions",
        "expires", "is_draft", "is_breaking",
    ]

    private static let settledNames = [
        "language", "shelf", "section", "shown_published", "sort_time", "day", "hold_until",
        "is_excluded",
    ]

    private static let insertion: String = {
        let names = fixedNames + receivedNames + settledNames
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO items (\(names.joined(separator: ", "))) VALUES (\(marks))"
    }()

    private static let change: String = {
        let assignments = (receivedNames + settledNames).map { "\($0) = ?" }
        return "UPDATE items SET \(assignments.joined(separator: ", ")) WHERE id = ?"
    }()

    /// In the order of `receivedNames`.
    private static func received(_ item: ReceivedItem, hash: Data) -> [Value] {
        [
            hash, item.title, StoryTitle.key(item.title), item.link, item.canonicalAddress,
            item.published?.seconds, item.updated?.seconds, item.author,
            StoredList.text(item.categories), item.language?.tag, item.section?.text,
            item.summary?.text, item.summary?.format.rawValue, item.content?.text,
            item.content?.format.rawValue, item.content?.base ?? item.summary?.base,
            item.picture.flatMap(StoredJSON.text),
            item.enclosures.isEmpty ? nil : StoredJSON.text(item.enclosures),
            item.settledForm.rawValue, item.reactions.flatMap(StoredJSON.text),
            item.expires?.seconds, item.isDraft, item.isBreaking,
        ]
    }

    /// In the order of `settledNames`.
    static func columns(
        of settled: Classification
    ) -> [(name: String, value: (any DatabaseValueConvertible)?)] {
        let values: [Value] = [
            settled.language.tag, settled.shelf.tag, settled.section.text,
            settled.published?.seconds, settled.sortTime.seconds, settled.day.number,
            settled.holdUntil?.seconds, settled.isExcluded,
        ]
        return zip(settledNames, values).map { (name: $0, value: $1) }
    }
}
