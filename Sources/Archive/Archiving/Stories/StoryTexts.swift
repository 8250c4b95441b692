import Basics
import GRDB
import Stories

/// Reads what the grouping looks at of the items of a time, as their sources gave it.
struct StoryTexts {
    let database: Database

    /// What is read of an item's text; markup takes room that is not read.
    static let beginning =
        "substr(COALESCE(NULLIF(summary, ''), content, ''), 1, \(StoryMarkup.read))"

    private enum Column: Int, SelectedColumn {
        case id, title, beginning, sortTime, language

        var expression: String {
            switch self {
            case .title: "substr(title, 1, 600)"
            case .beginning: StoryTexts.beginning
            default: name
            }
        }
    }

    /// - Parameters:
    ///   - times: seconds since 1970.
    ///   - ids: those of the items that are wanted, in the order of their times and ids.
    ///   - take: is handed the items in that order.
    /// - Throws: what SQLite says.
    func read(in times: Range<Int>, _ ids: some Sequence<String>, take: (StoryItem) -> Void) throws
    {
        var wanted = ids.makeIterator()
        guard var next = wanted.next() else { return }
        let rows = try Column.rows(
            in: database,
            """
            FROM items WHERE sort_time >= ? AND sort_time < ? AND \(StoryWeek.isTelling)
            ORDER BY sort_time, id
            """,
            [times.lowerBound, times.upperBound],
            isRepeated: true
        )
        while let row = try rows.next() {
            let id: String = try row[.id]
            guard id == next else { continue }
            take(
                StoryItem(
                    id: id,
                    title: (try row[.title] as String).plainLine,
                    summary: try row[.beginning],
                    isMarkup: true,
                    published: try row[.sortTime],
                    language: try row[.language]
                )
            )
            guard let following = wanted.next() else { return }
            next = following
        }
    }
}
