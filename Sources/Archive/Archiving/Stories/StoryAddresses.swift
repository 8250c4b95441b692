public import Domain
import GRDB

/// Keeps under whose ids stories have come out: an address that readers know stays, or leads on.
struct StoryAddresses {
    let database: Database

    private enum Column: Int, SelectedColumn {
        case item, path
    }

    /// With the paths of the members, the first one first.
    func known() throws -> [(item: ItemID, path: String)] {
        try Column.all(
            in: database,
            """
            FROM story_addresses CROSS JOIN items ON items.id = story_addresses.item
            ORDER BY story_addresses.number
            """
        ) { (ItemID(stored: try $0[.item]), try $0[.path]) }
    }
}

extension Archive {
    /// Keeps the addresses of an edition's stories, before anybody reads them.
    public func keepAddresses(of stories: [PublishedStory]) throws {
        guard !stories.isEmpty else { return }
        let missing = try database.read { database in
            let known = Set(try StoryAddresses(database: database).known().map(\.item))
            return stories.map(\.id).filter { !known.contains($0) }
        }
        guard !missing.isEmpty else { return }
        try database.write { database in
            for id in missing {
                let row: WrittenRow = ["item": id.text]
                try row.insert(into: "story_addresses", in: database)
            }
        }
    }
}
