import Basics
import GRDB
import Stories

/// Reads what the grouping looks at of items, as their sources gave it.
struct StoryTexts {
    let database: Database

    private enum Column: Int, SelectedColumn {
        case id, title, beginning, sortTime, language

        var expression: String {
            switch self {
            case .title: "substr(title, 1, 600)"
            // Markup takes room that is not read.
            case .beginning:
                "substr(COALESCE(NULLIF(summary, ''), content, ''), 1, \(StoryMarkup.read))"
            default: name
            }
        }
    }

    /// - Parameter id: of an item.
    /// - Returns: nil when there is none.
    /// - Throws: what SQLite says.
    func item(_ id: String) throws -> StoryItem? {
        try Column.first(in: database, "FROM items WHERE id = ?", [id]) { row in
            StoryItem(
                id: id,
                title: (try row[.title] as String).plainLine,
                summary: StoryMarkup.words(of: try row[.beginning]),
                published: try row[.sortTime],
                language: try row[.language]
            )
        }
    }
}
