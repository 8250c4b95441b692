public import Domain
import GRDB

/// An article that a line of the removal list would take out.
public struct RemovableItem: Hashable, Sendable {
    public let id: ItemID
    /// Where it stands on the portal.
    public let path: String
    public let source: SourceID
    /// What tells it from others of its source; of the newsroom's own the name of its file.
    public let identity: String
    /// Whether it is taken out already.
    public let isOut: Bool
}

extension Archive {
    /// The addresses of what a source has taken back, apart from what only became too old.
    public func withdrawnPaths(of source: SourceID) throws -> [String] {
        try database.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT path FROM items
                    WHERE source = ? AND withdrawn_at IS NOT NULL AND kept_out_by IS NULL
                        AND path IS NOT NULL
                    ORDER BY path
                    """,
                arguments: [source.text]
            )
        }
    }

    /// What a line of the removal list names, with all that is folded with it.
    ///
    /// - Parameter removal: the line.
    /// - Returns: the articles, that which has the page first, and where nothing is named what was probably meant.
    /// - Throws: what SQLite says.
    public func removable(_ removal: Removal) throws -> (items: [RemovableItem], near: String?) {
        try database.read { database in
            let names = RemovalNames([removal])
            let conditions: [(String, String?)] =
                removal.paths.map { ("path = ?", $0) }
                + [
                    ("id = ?", removal.id?.text), ("canonical = ?", removal.canonicalAddress),
                    ("link = ?", removal.text), ("identity = ?", removal.text),
                ]
            var roots: [String] = []
            for (condition, value) in conditions {
                guard let value else { continue }
                roots += try RemovedItem.fetch("WHERE \(condition)", [value], in: database)
                    .map(\.root)
            }
            let out = Set(try RemovedItem.all(in: database).map(\.id))
            var items: [RemovableItem] = []
            var seen: Set<String> = []
            for root in roots where seen.insert(root).inserted {
                let story = try RemovedItem.fetch(
                    "WHERE id = ? OR duplicate_of = ? ORDER BY id <> ?, id",
                    [root, root, root],
                    in: database
                )
                items += story.map { RemovableItem($0, isOut: out.contains($0.id)) }
            }
            guard items.isEmpty else { return (items, nil) }
            let finding = RemovalFinding(database: database, names: names)
            return ([], try finding.nearest(to: removal))
        }
    }
}

extension Archive {
    /// The newsroom's own articles with some identities.
    public func removable(own identities: [String]) throws -> [RemovableItem] {
        try database.read { database in
            let out = Set(try RemovedItem.all(in: database).map(\.id))
            return try identities.flatMap { identity in
                try RemovedItem.fetch(
                    "WHERE source = ? AND identity = ?",
                    [Source.ownID.text, identity],
                    in: database
                )
            }.map { RemovableItem($0, isOut: out.contains($0.id)) }
        }
    }
}

extension RemovableItem {
    fileprivate init(_ item: RemovedItem, isOut: Bool) {
        id = ItemID(stored: item.id)
        path = item.path
        source = SourceID(item.source)
        identity = item.identity
        self.isOut = isOut
    }
}
