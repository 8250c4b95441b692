public import Domain
import GRDB

extension ArchivedEdition {
    /// Which of the newsroom's own pictures, sounds and films is named by articles and entities.
    ///
    /// - Parameter search: knows which there are.
    /// - Returns: what is named by those that the edition shows, and by others that are there.
    /// - Throws: what SQLite says.
    public func namedFiles(_ search: OwnFileSearch) throws -> NamedFiles {
        guard !search.known.isEmpty else { return NamedFiles() }
        return try database.read { database in
            var named = NamedFiles()
            let reading = NamedFileReading(database: database, search: search)
            func take(_ names: Set<String>, of owner: String) throws {
                guard index.number(of: ItemID(stored: owner)) == nil else {
                    return named.published.formUnion(names)
                }
                let standing = try reading.standing(of: owner)
                guard standing?.isOut != true else { return }
                if let source = standing?.entitySource, scope.sources[source] != nil {
                    named.published.formUnion(names)
                } else {
                    named.waiting.formUnion(names)
                }
            }
            let record = NamedFileRecord(database: database, search: search)
            for (owner, names) in try record.names() { try take(names, of: owner) }
            if scope.pictures == .local {
                try reading.settledUses { try take([$1], of: $0) }
            } else {
                for source in scope.sources.values where source.mayNameOwnFiles {
                    try reading.pictures(ofItemsFrom: source.id) { try take($1, of: $0) }
                }
            }
            return named
        }
    }
}

extension Source {
    /// Whether its articles can come from files of the newsroom's own, beside its own articles.
    fileprivate var mayNameOwnFiles: Bool {
        id != Source.ownID
            && [address, sample].contains { $0.map { !$0.contains("://") } ?? false }
    }
}

extension Archive {
    /// Keeps which of the newsroom's own pictures, sounds and films articles and entities name, so that editions need not read
    /// all texts for it. It is asked for once texts are clean.
    ///
    /// - Parameter search: knows which there are.
    /// - Throws: what SQLite says.
    public func keepNamedFiles(_ search: OwnFileSearch) throws {
        try database.write { database in
            try NamedFileRecord(database: database, search: search).keep()
        }
    }

    /// Which of the newsroom's own pictures, sounds and films only some articles of its own name, as far as the archive knows.
    ///
    /// - Parameters:
    ///   - items: the articles.
    ///   - search: knows which there are.
    /// - Returns: their paths below `Content/`.
    /// - Throws: what SQLite says.
    public func filesNamed(onlyBy items: Set<ItemID>, _ search: OwnFileSearch) throws
        -> Set<String>
    {
        guard !search.known.isEmpty else { return [] }
        return try database.read { database in
            let reading = NamedFileReading(database: database, search: search)
            var names = try NamedFileRecord(database: database, search: search).names()
            try reading.settledUses { names[$0, default: []].insert($1) }
            let owners = Set(items.map(\.text))
            var only: Set<String> = []
            for owner in owners { only.formUnion(names[owner] ?? []) }
            for (owner, others) in names
            where !owners.contains(owner) && !only.isDisjoint(with: others) {
                if try reading.standing(of: owner)?.isOut != true { only.subtract(others) }
            }
            return only
        }
    }
}
