import Domain
import GRDB

/// Finds the articles that others are related to by their headlines. What an article names is fixed when the next one
/// of its section is published, or when a week has gone by; until then it is looked for again when items come in.
struct RelatedFinding {
    let database: Database
    let now: Int

    /// - Parameter last: items up to this number had been archived before.
    /// - Throws: what SQLite says.
    func run(after last: Int) throws {
        if try isNew() {
            try database.execute(
                sql: "INSERT OR IGNORE INTO related_pending SELECT number FROM items"
            )
        } else {
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO related_pending
                    SELECT number FROM items WHERE public_since IS NULL AND number > ?
                    """,
                arguments: [last]
            )
        }
        for times in try spans() { try look(within: times) }
        try fixOld()
    }

    private func fixOld() throws {
        try database.execute(
            sql: """
                DELETE FROM related_pending WHERE EXISTS
                    (SELECT 1 FROM items WHERE items.number = related_pending.number
                     AND sort_time < ? AND is_draft = 0)
                """,
            arguments: [now - HeadlineWindow.reach]
        )
    }

    /// Forgets all, where the site names none.
    func forget() throws {
        try database.execute(sql: "DELETE FROM settings WHERE name = 'related'")
        guard database.changesCount > 0 else { return }
        try database.execute(sql: "DELETE FROM related; DELETE FROM related_pending;")
    }

    /// Whether they are looked for for the first time.
    private func isNew() throws -> Bool {
        try database.execute(
            sql: "INSERT OR IGNORE INTO settings (name, value) VALUES ('related', 'titles')"
        )
        return database.changesCount > 0
    }

    /// The times around those that ask, in as few spans as there are.
    private func spans() throws -> [ClosedRange<Int>] {
        let times = try Int.fetchCursor(
            database,
            sql: """
                SELECT sort_time FROM items WHERE number IN (SELECT number FROM related_pending)
                    AND \(Self.isShown) ORDER BY sort_time
                """
        )
        var spans: [ClosedRange<Int>] = []
        while let time = try times.next() {
            let span = time - HeadlineWindow.reach...time + HeadlineWindow.reach
            if let last = spans.last, last.upperBound >= span.lowerBound {
                spans[spans.count - 1] = last.lowerBound...span.upperBound
            } else {
                spans.append(span)
            }
        }
        return spans
    }

    private static let isShown = """
        is_draft = 0 AND is_excluded = 0 AND withdrawn_at IS NULL AND duplicate_of IS NULL
        """

    private func look(within times: ClosedRange<Int>) throws {
        let rows = try Column.rows(
            in: database,
            """
            FROM items WHERE sort_time BETWEEN ? AND ? AND \(Self.isShown)
            ORDER BY sort_time, id
            """,
            [times.lowerBound, times.upperBound]
        )
        var window = HeadlineWindow()
        var names = HeadlineNames()
        var (come, answered) = (0, 0)
        func answer(upTo time: Int) throws {
            while answered < come, window[answered].time + HeadlineWindow.reach < time {
                if window[answered].isAsking {
                    try keep(window.related(to: answered), of: window[answered])
                }
                answered += 1
            }
        }
        while let row = try rows.next() {
            let headline = try Self.headline(row, &names)
            try answer(upTo: headline.time)
            let oldest = answered < come ? window[answered].time : headline.time
            window.pass(before: oldest - HeadlineWindow.reach)
            window.append(headline)
            come += 1
        }
        try answer(upTo: .max)
    }

    private enum Column: Int, SelectedColumn {
        case number, id, sortTime, language, section, shelf, origin, titleKey, isPending

        var expression: String {
            self == .isPending ? "number IN (SELECT number FROM related_pending)" : name
        }
    }

    private static func headline(
        _ row: SelectedRow<Column>,
        _ names: inout HeadlineNames
    ) throws -> Headline {
        Headline(
            number: try row[.number],
            id: ItemID(stored: try row[.id]),
            time: try row[.sortTime],
            language: names.language(try row[.language]),
            list: names.list(section: try row[.section], shelf: try row[.shelf]),
            isLive: try row[.origin] == Origin.live.rawValue,
            isAsking: try row[.isPending],
            terms: try (row[.titleKey] as String?).map { HeadlineTerms.of(key: $0) } ?? []
        )
    }

    private func keep(_ related: [ItemID], of headline: Headline) throws {
        let text = StoredList.text(related.map(\.text))
        if related.isEmpty {
            try database.cachedStatement(sql: "DELETE FROM related WHERE number = ?")
                .execute(arguments: [headline.number])
        } else {
            let row: WrittenRow = ["number": headline.number, "others": text]
            try row.put(
                into: "related",
                key: ["number"],
                where: "others <> excluded.others",
                in: database
            )
        }
        guard headline.next != nil else { return }
        try database.cachedStatement(sql: "DELETE FROM related_pending WHERE number = ?")
            .execute(arguments: [headline.number])
    }
}
