import Domain
import GRDB

/// Keeps under whose ids stories have come out and in which languages: an address that readers know stays, or leads on.
struct StoryAddresses {
    let database: Database

    /// A member under whose id a story has come out.
    struct Known {
        let item: ItemID
        let path: String
        /// Its words are nowhere to be read, not in an address either.
        let isErased: Bool
    }

    private enum Column: Int, SelectedColumn {
        case item, path, identity
    }

    private enum LanguageColumn: Int, SelectedColumn {
        case item, language
    }

    /// All of them, the first one first.
    func known() throws -> [Known] {
        try Column.all(
            in: database,
            """
            FROM story_addresses CROSS JOIN items ON items.id = story_addresses.item
            ORDER BY story_addresses.number
            """
        ) { row in
            Known(
                item: ItemID(stored: try row[.item]),
                path: try row[.path],
                isErased: ErasureMark.isOne(try row[.identity])
            )
        }
    }

    /// The languages in which each has come out.
    func languages() throws -> [ItemID: Set<Language>] {
        let rows = try LanguageColumn.all(in: database, "FROM story_languages") {
            (ItemID(stored: try $0[.item]), Language(try $0[.language]))
        }
        return rows.reduce(into: [:]) { $0[$1.0, default: []].insert($1.1) }
    }
}

extension Archive {
    /// Keeps the addresses of an edition's stories and of what stands in, before anybody reads them.
    public func keepAddresses(of edition: ArchivedEdition) throws {
        try keepStories(of: edition)
        let standIns = edition.index.standIns
        guard !standIns.isEmpty else { return }
        let moment = edition.clock.seconds
        try database.write { try FoldedHeads(database: $0).note(standIns, at: moment) }
    }

    private func keepStories(of edition: ArchivedEdition) throws {
        let stories = edition.stories()
        guard !stories.isEmpty else { return }
        let (unknown, untold) = try database.read { database in
            let addresses = StoryAddresses(database: database)
            let known = Set(try addresses.known().map(\.item))
            let languages = try addresses.languages()
            return (
                stories.map(\.id).filter { !known.contains($0) },
                stories.flatMap { story in
                    edition.languages(of: story).subtracting(languages[story.id] ?? [])
                        .sorted().map { (story.id, $0) }
                }
            )
        }
        guard !unknown.isEmpty || !untold.isEmpty else { return }
        try database.write { database in
            for id in unknown {
                let row: WrittenRow = ["item": id.text]
                try row.insert(into: "story_addresses", in: database)
            }
            for (id, language) in untold {
                let row: WrittenRow = ["item": id.text, "language": language.tag]
                try row.insert(into: "story_languages", in: database)
            }
        }
    }
}
