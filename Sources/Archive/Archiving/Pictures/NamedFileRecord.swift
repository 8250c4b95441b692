import Basics
import Domain
import GRDB

/// Keeps which of the newsroom's own pictures, sounds and films each article of its own and each entity names, so that only
/// what has changed is read again.
struct NamedFileRecord {
    let database: Database
    let search: OwnFileSearch

    /// Of another number when the search finds otherwise.
    private static let version = 1
    private static let prefix = "names "
    /// No name of a file holds it.
    private static let separator = "//"
    /// After more changes than these, all is read.
    private static let mostChanges = 100_000

    /// The change up to which it is kept, and what it was found by.
    private var head: ArchiveNote { ArchiveNote("names", in: database) }
    private var reading: NamedFileReading { NamedFileReading(database: database, search: search) }

    private enum SettingColumn: Int, SelectedColumn {
        case name, value
    }

    /// - Returns: the paths below `Content/` by the `id`s of those that name them.
    /// - Throws: what SQLite says.
    func names() throws -> [String: Set<String>] {
        guard !search.known.isEmpty else { return [:] }
        guard let number = try number() else { return try reading.names() }
        return try updated(try kept(), since: number)
    }

    /// Keeps what is found now. Of texts that are yet to be cleaned it is not known.
    func keep() throws {
        guard !search.known.isEmpty else { return try forget() }
        guard let clean = try CleaningRecord(database).number() else { return }
        let number = try number()
        guard number != clean else { return }
        let kept = try kept()
        let names = try number.map { try updated(kept, since: $0) } ?? reading.names()
        for owner in kept.keys where names[owner] == nil {
            try Self.forget(owner, in: database)
        }
        for (owner, found) in names where kept[owner] != found {
            try ArchiveNote(Self.prefix + owner, in: database)
                .set(found.sorted().joined(separator: Self.separator))
        }
        try head.set("\(clean) \(fingerprint())")
    }

    /// Keeps nothing of an article or entity.
    static func forget(_ owner: String, in database: Database) throws {
        try ArchiveNote(prefix + owner, in: database).remove()
    }

    private func forget() throws {
        guard try head.value() != nil else { return }
        try head.remove()
        for owner in try kept().keys { try Self.forget(owner, in: database) }
    }

    /// The change up to which the same search was kept; nil where all is to be read.
    private func number() throws -> Int? {
        let parts = try head.value()?.split(separator: " ", maxSplits: 1) ?? []
        guard parts.count == 2, let number = Int(parts[0]), try parts[1] == fingerprint() else {
            return nil
        }
        let newest = try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
        return newest - number <= Self.mostChanges ? number : nil
    }

    /// What decides it beside articles and entities themselves.
    private func fingerprint() throws -> String {
        // In whatever order they come.
        let names = search.known.reduce(0 as UInt64) { sum, name in
            var hash = StableHash()
            hash.add(name)
            return sum &+ hash.value
        }
        var hash = StableHash()
        hash.add(names)
        hash.add(try CleaningRecord(database).recipes()[Source.ownID]?.recipe ?? "")
        return "\(Self.version) \(hash.value)"
    }

    private func kept() throws -> [String: Set<String>] {
        let rows = try SettingColumn.rows(
            in: database,
            "FROM settings WHERE name > '\(Self.prefix)' AND name < 'names!'"
        )
        var names: [String: Set<String>] = [:]
        while let row = try rows.next() {
            let owner = (try row[.name] as String).dropFirst(Self.prefix.count)
            let value: String = try row[.value]
            names[String(owner)] = Set(value.split(separator: Self.separator).map(String.init))
        }
        return names
    }

    private func updated(
        _ kept: [String: Set<String>],
        since number: Int
    ) throws -> [String: Set<String>] {
        var names = kept
        let changed = try String.fetchAll(
            database,
            sql: "SELECT DISTINCT item FROM changes WHERE number > ?",
            arguments: [number]
        )
        guard !changed.isEmpty else { return names }
        for owner in changed { names[owner] = nil }
        return names.merging(try reading.names(changedSince: number)) { _, new in new }
    }
}
