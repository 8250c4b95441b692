import Basics
import Domain
import GRDB

/// An item as the removal list knows it.
struct RemovedItem {
    let id: String
    let source: String
    let identity: String
    let path: String
    let link: String?
    let canonical: String?
    let titleKey: String?
    let sortTime: Int
    private let duplicateOf: String?

    /// The item that stands for the story.
    var root: String { duplicateOf ?? id }

    private static let markSign = "#"

    /// Tells the headline from others without saying it; no folded headline begins with the sign.
    var titleMark: String? { titleKey.map(Self.mark) }

    static func mark(_ key: String) -> String {
        guard !key.hasPrefix(markSign) else { return key }
        return markSign + String(StableHash.of(key), radix: 16)
    }

    private enum Column: Int, SelectedColumn {
        case id, source, identity, path, link, canonical, titleKey, sortTime, duplicateOf
    }

    private init(_ row: SelectedRow<Column>) throws {
        id = try row[.id]
        source = try row[.source]
        identity = try row[.identity]
        path = try row[.path]
        link = try row[.link]
        canonical = try row[.canonical]
        titleKey = try row[.titleKey]
        sortTime = try row[.sortTime]
        duplicateOf = try row[.duplicateOf]
    }

    static func fetch(
        _ condition: String,
        _ arguments: StatementArguments = [],
        in database: Database
    ) throws -> [RemovedItem] {
        try Column.all(
            in: database,
            "FROM items \(condition)",
            arguments,
            isRepeated: true,
            read: RemovedItem.init
        )
    }

    /// Those that are taken out: they are seldom many.
    static func all(in database: Database) throws -> [RemovedItem] {
        try fetch(
            "WHERE kept_out_by = ? ORDER BY id",
            [ItemsOut.Cause.removal.rawValue],
            in: database
        )
    }
}
