import Domain
import GRDB

/// Finds the items that files of the newsroom name.
struct NamedItems {
    let database: Database

    /// The items that a name may mean, published or not; none for an id that is nobody's.
    func ids(of name: NamedArticle.Name) throws -> [ItemID] {
        switch name {
        case .id(let id):
            let named = try String.fetchOne(
                database.cachedStatement(
                    sql: "SELECT id FROM items WHERE source = ? AND identity = ?"
                ),
                arguments: [Source.ownID.text, id]
            )
            return [ItemID(stored: named ?? id)]
        case .path(let path):
            let id = try String.fetchOne(
                database.cachedStatement(sql: "SELECT id FROM items WHERE path = ?"),
                arguments: [path]
            )
            return [id ?? NamedArticle.id(endOf: path)].compactMap(\.self)
                .map { ItemID(stored: $0) }
        case .file(let file):
            return try String.fetchAll(
                database.cachedStatement(
                    sql: """
                        SELECT id FROM items WHERE source = ?1
                            AND (identity = ?2 OR substr(identity, -length(?2) - 1) = '/' || ?2)
                        ORDER BY identity <> ?2, identity
                        """
                ),
                arguments: [Source.ownID.text, file]
            )
            .map { ItemID(stored: $0) }
        }
    }
}
