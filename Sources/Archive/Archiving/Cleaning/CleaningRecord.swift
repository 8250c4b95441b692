import Domain
import GRDB

/// What is noted of cleaning: by which recipe the texts of each source were made, and up to which change.
struct CleaningRecord {
    let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// How a source was cleaned last.
    struct Entry {
        let recipe: String
        /// The newest change of that build.
        let number: Int
    }

    private static let prefix = "clean "
    /// The newest change up to which all sources with an entry are clean.
    private var through: ArchiveNote { ArchiveNote("clean", in: database) }

    private enum SettingColumn: Int, SelectedColumn {
        case name, value
    }

    func recipes() throws -> [SourceID: Entry] {
        var entries: [SourceID: Entry] = [:]
        let rows = try SettingColumn.rows(
            in: database,
            "FROM settings WHERE name > '\(Self.prefix)' AND name < 'clean!'"
        )
        while let row = try rows.next() {
            let name: String = try row[.name]
            let parts = (try row[.value] as String).split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]) else { continue }
            let source = SourceID(String(name.dropFirst(Self.prefix.count)))
            entries[source] = Entry(recipe: String(parts[1]), number: number)
        }
        return entries
    }

    /// The change after which these may not be clean any longer; nil of none.
    func number(of entries: [Entry]) throws -> Int? {
        guard let least = entries.map(\.number).min() else { return nil }
        // Archives of earlier versions have a number for each source alone.
        return try through.value().flatMap { Int($0) } ?? least
    }

    /// The newest change up to which all is clean; nil where that is not noted.
    func number() throws -> Int? { try through.value().flatMap { Int($0) } }

    /// Whether nothing has changed since the same was noted.
    func holds(_ recipes: [SourceID: String]) throws -> Bool {
        try through.value() == "\(newest())" && self.recipes().mapValues(\.recipe) == recipes
    }

    func note(_ recipes: [SourceID: String]) throws {
        let newest = try newest()
        let known = try self.recipes()
        for source in known.keys where recipes[source] == nil {
            try database.execute(
                sql: "DELETE FROM settings WHERE name = ?",
                arguments: [Self.prefix + source.text]
            )
        }
        for (source, recipe) in recipes where known[source]?.recipe != recipe {
            try ArchiveNote(Self.prefix + source.text, in: database).set("\(newest) \(recipe)")
        }
        try through.set("\(newest)")
    }

    private func newest() throws -> Int {
        try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
    }
}
