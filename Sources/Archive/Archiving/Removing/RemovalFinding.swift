import Basics
import Domain
import GRDB

/// Finds the items that the removal list names. What an index leads to is looked up in each build; links and identities
/// as they are written, which none does, only among what is new, or all of it when the list is.
struct RemovalFinding {
    let database: Database
    let names: RemovalNames

    /// - Returns: what stands there and is to go.
    /// - Throws: what SQLite says.
    func find() throws -> [RemovedItem] {
        var found: [String: RemovedItem] = [:]
        func add(_ condition: String, _ value: String) throws {
            let items = try RemovedItem.fetch(
                "WHERE \(condition) = ? AND (kept_out_by IS NULL OR kept_out_by <> 'removal')",
                [value],
                in: database
            )
            for item in items { found[item.id] = item }
        }
        for removal in names.removals {
            if let id = removal.id { try add("id", id.text) }
            for path in removal.paths { try add("path", path) }
            if let address = removal.canonicalAddress { try add("canonical", address) }
        }
        for id in try written() { try add("id", id) }
        return found.values.sorted { $0.id < $1.id }
    }

    /// The items whose link or identity is what a line says.
    private func written() throws -> [String] {
        let newest = try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
        let note = ArchiveNote("removals", in: database)
        let stored = try note.value()
        let mark = "\(newest) \(names.fingerprint)"
        guard stored != mark else { return [] }
        let parts = stored?.split(separator: " ") ?? []
        let isKnown = parts.count == 2 && String(parts[1]) == "\(names.fingerprint)"
        let isChanged =
            isKnown ? "id IN (SELECT item FROM changes WHERE number > ?)" : "? IS NULL"
        let rows = try Column.rows(
            in: database,
            "FROM items WHERE \(isChanged)",
            [isKnown ? Int(parts[0]) : nil]
        )
        var found: [String] = []
        while let row = try rows.next() {
            let link: String? = try row[.link]
            if names.isWritten(try row[.identity]) || link.map(names.isWritten) == true {
                found.append(try row[.id])
            }
        }
        try note.set(mark)
        return found
    }

    private enum Column: Int, SelectedColumn {
        case id, link, identity
    }

    /// The address that was probably meant: of the same day, or at the same place of the source's site.
    func nearest(to removal: Removal) throws -> String? {
        let near = removal.paths + [removal.canonicalAddress].compactMap(\.self)
        for (name, column) in near.map({ ($0, $0.hasPrefix("/") ? "path" : "canonical") }) {
            let folder =
                name.split(separator: "/", omittingEmptySubsequences: false)
                .dropLast(name.hasSuffix("/") ? 2 : 1).joined(separator: "/") + "/"
            // In the order of bytes, what begins with a slash ends before the sign that follows it.
            let known = try String.fetchAll(
                database,
                sql: """
                    SELECT \(column) FROM items WHERE \(column) >= ? AND \(column) < ? LIMIT 200
                    """,
                arguments: [folder, folder.dropLast() + "0"]
            )
            if let nearest = NearestName.of(name, in: known) { return nearest }
        }
        return nil
    }
}
