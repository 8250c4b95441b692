import Domain
import GRDB

/// Reads which of the newsroom's own pictures, sounds and films is named by what was received.
struct NamedFileReading {
    let database: Database
    let search: OwnFileSearch

    private enum ItemColumn: Int, SelectedColumn {
        case id, picture, enclosures, html
    }

    private enum EntityColumn: Int, SelectedColumn {
        case id, content
    }

    /// What articles of the newsroom's own name with their texts, and entities that are there.
    ///
    /// - Parameter number: of the last change after which they are looked at; nil for all of them.
    /// - Returns: by their `id`s, without those that name nothing.
    /// - Throws: what SQLite says.
    func names(changedSince number: Int? = nil) throws -> [String: Set<String>] {
        let arguments: StatementArguments = number.map { [$0] } ?? []
        func rows(of table: String) -> String {
            guard number != nil else { return table }
            return "(SELECT DISTINCT item FROM changes WHERE number > ?) AS changed "
                + "CROSS JOIN \(table) ON \(table).id = changed.item"
        }
        var names: [String: Set<String>] = [:]
        let items = try ItemColumn.rows(
            in: database,
            """
            FROM \(rows(of: "items")) LEFT JOIN cleaned ON cleaned.number = items.number
            WHERE items.source = ?
            """,
            arguments + [Source.ownID.text]
        )
        while let row = try items.next() {
            var found: Set<String> = []
            for column in [ItemColumn.picture, .enclosures, .html] {
                try row.withBytes(of: column) { search.find(in: $0, into: &found) }
            }
            if !found.isEmpty { names[try row[.id]] = found }
        }
        let entities = try EntityColumn.rows(
            in: database,
            "FROM \(rows(of: "entities")) WHERE withdrawn_at IS NULL",
            arguments
        )
        while let row = try entities.next() {
            var found: Set<String> = []
            try row.withBytes(of: .content) { search.find(in: $0, into: &found) }
            if !found.isEmpty { names[try row[.id]] = found }
        }
        return names
    }

    /// How an article or entity stands.
    struct Standing {
        /// Of an entity alone.
        let entitySource: SourceID?
        /// Whether it is there no more, or kept out.
        let isOut: Bool
    }

    private enum ItemStandingColumn: Int, SelectedColumn {
        case isOut

        var expression: String {
            "withdrawn_at IS NOT NULL OR kept_out_by IS NOT NULL OR is_excluded <> 0"
        }
    }

    private enum EntityStandingColumn: Int, SelectedColumn {
        case source, isOut

        var expression: String { self == .isOut ? "withdrawn_at IS NOT NULL" : name }
    }

    /// - Returns: nil of what is neither, as a page.
    func standing(of owner: String) throws -> Standing? {
        let item = try ItemStandingColumn.first(
            in: database,
            "FROM items WHERE id = ?",
            [owner]
        ) { row in
            Standing(entitySource: nil, isOut: try row[.isOut])
        }
        if let item { return item }
        return try EntityStandingColumn.first(
            in: database,
            "FROM entities WHERE id = ?",
            [owner]
        ) { row in
            Standing(entitySource: SourceID(try row[.source]), isOut: try row[.isOut])
        }
    }

    private enum UseColumn: Int, SelectedColumn {
        case owner, address
    }

    /// Pictures that articles of feeds in the newsroom's own files show, as it was settled.
    func settledUses(_ body: (_ owner: String, _ name: String) throws -> Void) throws {
        let rows = try UseColumn.rows(
            in: database,
            // All that begins with `pictures/`.
            "FROM picture_uses WHERE address >= 'pictures/' AND address < 'pictures0'"
        )
        while let row = try rows.next() {
            let address: String = try row[.address]
            guard search.known.contains(address) else { continue }
            try body(try row[.owner], address)
        }
    }

    private enum PictureColumn: Int, SelectedColumn {
        case id, picture
    }

    /// The same of a site whose pictures are not settled.
    func pictures(
        ofItemsFrom source: SourceID,
        _ body: (_ owner: String, _ names: Set<String>) throws -> Void
    ) throws {
        let rows = try PictureColumn.rows(
            in: database,
            "FROM items WHERE source = ? AND withdrawn_at IS NULL AND picture IS NOT NULL",
            [source.text]
        )
        while let row = try rows.next() {
            var names: Set<String> = []
            try row.withBytes(of: .picture) { search.find(in: $0, into: &names) }
            if !names.isEmpty { try body(try row[.id], names) }
        }
    }
}
