import Basics
import Domain
import GRDB

/// Leaves of items that are to be erased nothing that could be read: of identity and addresses at the source only a hash,
/// by which they are known when they come again.
struct ErasedItems {
    let database: Database

    static func mark(_ text: String) -> String { ErasureMark.of(text) }

    static func isErased(_ item: RemovedItem) -> Bool {
        ErasureMark.isOne(item.identity)
    }

    /// The marks of what is erased, by source; of nearly all there is nothing.
    func marks() throws -> [String: Set<String>] {
        let known = try RemovedItem.all(in: database).filter(Self.isErased)
        return Dictionary(grouping: known, by: \.source).mapValues { Set($0.map(\.identity)) }
    }

    /// Erases items that are taken out already.
    ///
    /// - Returns: those that were not erased before.
    /// - Throws: what SQLite says.
    func erase(_ items: [RemovedItem]) throws -> [RemovedItem] {
        let left = items.filter { !Self.isErased($0) }
        guard !left.isEmpty else { return [] }
        try database.execute(sql: "PRAGMA secure_delete = ON")
        defer { try? database.execute(sql: "PRAGMA secure_delete = OFF") }
        for item in left { try erase(item) }
        return left
    }

    private func erase(_ item: RemovedItem) throws {
        try database.execute(
            sql: """
                UPDATE items SET identity = :identity, link = :link, canonical = :canonical,
                    title = '', title_key = :key, received_hash = x'', summary = NULL,
                    content = NULL, base = NULL, author = NULL, categories = '', picture = NULL,
                    enclosures = NULL, reactions = NULL, details = NULL, published = NULL,
                    updated = NULL
                WHERE id = :id
                """,
            arguments: [
                "identity": Self.mark(item.identity),
                // One that has a mark here as well is erased; after a loss of the archive others have one as identity alone.
                "link": Self.mark(item.link ?? item.id),
                "canonical": item.canonical.map(Self.mark), "key": item.titleMark, "id": item.id,
            ]
        )
        try Namesakes(database: database, source: SourceID(item.source)).erase(item.identity)
        try database.execute(sql: "DELETE FROM revisions WHERE item = ?", arguments: [item.id])
        try database.execute(
            sql: "DELETE FROM cleaned WHERE number = (SELECT number FROM items WHERE id = ?)",
            arguments: [item.id]
        )
        try erasePictures(of: item.id)
    }

    /// Those that nothing else shows.
    func erasePictures(of owner: String) throws {
        let addresses = try String.fetchAll(
            database,
            sql: "SELECT DISTINCT address FROM picture_uses WHERE owner = ?",
            arguments: [owner]
        )
        try database.execute(sql: "DELETE FROM picture_uses WHERE owner = ?", arguments: [owner])
        try NamedFileRecord.forget(owner, in: database)
        for address in addresses {
            try database.execute(
                sql: """
                    DELETE FROM pictures WHERE address = :address
                        AND NOT EXISTS (SELECT 1 FROM picture_uses WHERE address = :address)
                    """,
                arguments: ["address": address]
            )
        }
    }
}

extension Archive {
    /// Writes the file anew without what was ever deleted from it, and takes away former archives, which hold it still.
    public func shred() throws {
        try KeptListing.forget(files.listing, in: database)
        try database.vacuum()
        files.removeFormer()
    }
}
