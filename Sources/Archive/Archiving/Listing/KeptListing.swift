import Basics
import Domain
import Foundation
import GRDB

/// All items as they were listed when they were last read whole, and which of them have changed since.
///
/// The archive has the directory of its file and, by triggers on the columns that decide on lists, the numbers of what has
/// changed. A file that the directory does not describe, as after an archive was put back, is not read.
struct KeptListing: Sendable {
    let directory: ListingDirectory
    let file: ListingFile
    /// The archive's numbers of items that have come, changed or gone.
    let changed: Set<Int64>

    /// Fewer items are read as fast as a file is.
    static let least = 5_000
    /// When more have changed, all are read.
    private static func mostChanged(of count: Int) -> Int { max(1_000, count / 64) }

    /// Nil when there is none, or too much has changed.
    init?(_ path: String, _ database: Database) throws {
        guard let directory = try Self.directory(database), let file = ListingFile(path) else {
            return nil
        }
        let most = Self.mostChanged(of: directory.count)
        let changed = try Int64.fetchAll(
            database,
            sql: "SELECT number FROM listing_changes LIMIT ?",
            arguments: [most + 1]
        )
        guard changed.count <= most else { return nil }
        self.directory = directory
        self.file = file
        self.changed = Set(changed)
    }

    private enum DirectoryColumn: Int, SelectedColumn {
        case directory, hash
    }

    /// Nil when there is none that this program can read.
    private static func directory(_ database: Database) throws -> ListingDirectory? {
        try DirectoryColumn.first(in: database, "FROM listing") { row in
            let text: String = try row[.directory]
            guard try row[.hash] == hash(of: text) else { return nil }
            return StoredJSON.value(ListingDirectory.self, from: text)
        }
        .flatMap(\.self).flatMap { $0.isSound ? $0 : nil }
    }

    private static func hash(of directory: String) -> Int64 {
        Int64(bitPattern: StableHash.of(directory))
    }

    /// Notes what the file holds now: nothing has changed since.
    static func keep(_ directory: ListingDirectory, in database: DatabasePool) throws {
        guard let text = StoredJSON.text(directory) else { return }
        try database.write { database in
            try clear(database)
            try database.execute(
                sql: "INSERT INTO listing (directory, hash) VALUES (?, ?)",
                arguments: [text, hash(of: text)]
            )
            try ListingTriggers.make(in: database)
        }
    }

    /// Takes it away: from now on nothing is noted of what changes.
    static func forget(_ path: String, in database: DatabasePool) throws {
        for path in [path, path + ".new"] { ArchiveFiles.remove(path) }
        let isThere = try database.read { try Bool.fetchOne($0, sql: "SELECT 1 FROM listing") }
        if isThere != nil { try database.write(clear) }
    }

    private static func clear(_ database: Database) throws {
        try ListingTriggers.drop(in: database)
        try database.execute(sql: "DELETE FROM listing_changes")
        try database.execute(sql: "DELETE FROM listing")
    }

    /// The items in parts, each to be read by itself.
    ///
    /// - Parameters:
    ///   - most: so many parts at most.
    ///   - database: has what has changed.
    /// - Returns: at least one part.
    /// - Throws: what SQLite says.
    func parts(_ most: Int, _ database: Database) throws -> [KeptListings] {
        var changes = try ArchivedListings(changedIn: database)
        var fresh: [Listing] = []
        while let item = try changes.next() { fresh.append(item) }
        // All parts have the same names.
        var names = changes.names
        let traits = directory.names.map { names.merge($0.numbered) }
        let blocks = directory.blocks
        let size = max(1, (blocks.count + max(1, most) - 1) / max(1, most))
        let starts = blocks.isEmpty ? [0] : Array(stride(from: 0, to: blocks.count, by: size))
        return starts.map { start in
            let end = min(start + size, blocks.count)
            // What sorts before the first item of a part belongs to the part before.
            let its = fresh.filter { fresh in
                (start == 0 || !fresh.stands(before: blocks[start]))
                    && (end == blocks.count || fresh.stands(before: blocks[end]))
            }
            return KeptListings(self, blocks[start..<end], fresh: its, names, traits)
        }
    }
}
