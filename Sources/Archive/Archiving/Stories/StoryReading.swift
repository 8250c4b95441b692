import Basics
import Domain
import GRDB

/// Reads what articles say of the stories that they tell with others.
struct StoryReading {
    let database: Database
    let index: EditionIndex

    private enum Column: Int, SelectedColumn {
        case id, path, source, title, language, details
    }

    /// The stories of those that tell one with others.
    func stories(of ids: [ItemID]) throws -> [ItemID: ArticleStory] {
        guard !index.stories.all.isEmpty else { return [:] }
        let shown = index.shownItems
        var found: [ItemID: ArticleStory] = [:]
        for id in ids {
            guard let place = shown.place(id),
                let telling = index.stories.telling(place, shown)
            else { continue }
            found[id] = ArticleStory(
                id: telling.story.id,
                name: telling.story.name,
                tellers: telling.tellers,
                others: try telling.others.prefix(EditionStories.mostOthers).compactMap {
                    try other(shown.id($0))
                }
            )
        }
        return found
    }

    private func other(_ id: ItemID) throws -> ArticleStory.Other? {
        try Column.first(in: database, "FROM items WHERE id = ?", [id.text]) { row in
            ArticleStory.Other(
                path: try row[.path],
                source: SourceID(try row[.source]),
                title: (try row[.title] as String).plainLine,
                language: Language(try row[.language]),
                details: ArticleReading.details(try row[.details])
            )
        }
    }
}
