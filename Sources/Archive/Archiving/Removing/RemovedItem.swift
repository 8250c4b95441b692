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

    private static let columns = """
        SELECT id, source, identity, path, link, canonical, title_key, sort_time, duplicate_of FROM items
        """

    private init(_ row: Row) {
        id = row[0]
        source = row[1]
        identity = row[2]
        path = row[3]
        link = row[4]
        canonical = row[5]
        titleKey = row[6]
        sortTime = row[7]
        duplicateOf = row[8]
    }

    static func fetch(
        _ condition: String,
        _ arguments: StatementArguments = [],
        in database: Database
    ) throws -> [RemovedItem] {
        try Row.fetchAll(
            database.cachedStatement(sql: "\(columns) \(condition)"),
            arguments: arguments
        ).map(RemovedItem.init)
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
