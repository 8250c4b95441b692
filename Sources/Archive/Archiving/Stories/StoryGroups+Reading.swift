import Domain
import GRDB

extension StoryGroups {
    private enum MemberColumn: Int, SelectedColumn {
        case story, item, names
    }

    private enum NamedColumn: Int, SelectedColumn {
        case ownStory, id
    }

    /// What is archived, with what own articles and the desk say of it.
    init(_ database: Database, scope: EditionScope) throws {
        try self.init(archivedIn: database)
        var named: [String: [ItemID]] = [:]
        let own = try NamedColumn.rows(
            in: database,
            "FROM items WHERE own_story IS NOT NULL ORDER BY own_story, id"
        )
        while let row = try own.next() {
            named[try row[.ownStory], default: []].append(ItemID(stored: try row[.id]))
        }
        for (_, ids) in named.sorted(by: { $0.key < $1.key }) { unite(ids) }
        let items = NamedItems(database: database)
        func item(_ article: NamedArticle) throws -> ItemID? {
            let ids = try items.ids(of: article.name)
            return ids.count == 1 ? ids[0] : nil
        }
        for entry in scope.desk.inForce(at: scope.clock) {
            switch entry.choice {
            case .split: if let id = try item(entry.article) { split(id) }
            case .join(let other):
                if let id = try item(entry.article), let to = try item(other) { join(id, to: to) }
            default: break
            }
        }
    }

    private init(archivedIn database: Database) throws {
        let rows = try MemberColumn.rows(
            in: database,
            "FROM story_items WHERE story IS NOT NULL ORDER BY story, time, item"
        )
        var story: String?
        var ids: [ItemID] = []
        var names: [Int64] = []
        func close() {
            guard let first = story.map({ ItemID(stored: $0) }) else { return }
            // What is left alone of a story is named by those that told it.
            add(ids.contains(first) ? ids : ids + [first], names: names)
        }
        while let row = try rows.next() {
            let next: String = try row[.story]
            if next != story {
                close()
                (story, ids, names) = (next, [], [])
            }
            ids.append(ItemID(stored: try row[.item]))
            names += StoredStories.names(try row[.names])
        }
        close()
    }
}
