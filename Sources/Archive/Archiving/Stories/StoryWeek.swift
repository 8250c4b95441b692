import Basics
import Domain
import Foundation
import GRDB
import Stories

/// The stories that begin in a week, counted from that of 29 December 1969 in UTC.
///
/// Its items are grouped with those of the time that a story may take after it, so that a story does not end with the
/// week; what a story of the week before has taken is not among them.
struct StoryWeek {
    let database: Database
    let number: Int
    let setting: StorySetting

    /// What settling it came to.
    enum Outcome {
        /// All is as it was: nothing was grouped.
        case unchanged
        /// It was grouped anew; whether another part of the week after belongs to its stories now.
        case grouped(takesOthers: Bool)
    }

    private static let length = 7 * 86_400
    /// A Monday.
    private static let first = -3 * 86_400

    /// The week of a moment.
    static func number(of time: Int) -> Int {
        let since = min(max(time, -1 << 48), 1 << 48) - first
        return since >= 0 ? since / length : (since - length + 1) / length
    }

    private var start: Int { Self.first + number * Self.length }
    private var end: Int { start + Self.length }
    /// When what belongs to its stories happened.
    private var reach: Range<Int> { start..<end + StoryLimits.seconds }

    /// What belongs to the story of something else does so whatever became of it with age; what was taken out by hand or
    /// by its source tells nothing any more.
    static let isTelling = """
        is_draft = 0 AND is_excluded = 0
            AND (withdrawn_at IS NULL OR kept_out_by <> 'removal')
        """

    func settle() throws -> Outcome {
        let (items, sources, hash) = try listed()
        let known = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT hash FROM story_weeks WHERE week = ?"),
            arguments: [number]
        )
        guard known != hash else { return .unchanged }
        let takesOthers = try StoredStories(database: database, week: number)
            .keep(sources > 1 ? try stories(of: items) : single(items), from: end)
        if items.isEmpty {
            try database.execute(sql: "DELETE FROM story_weeks WHERE week = ?", arguments: [number])
        } else {
            let row: WrittenRow = ["week": number, "hash": hash]
            try row.insert(into: "story_weeks", replaces: true, in: database)
        }
        return .grouped(takesOthers: takesOthers)
    }

    private enum Column: Int, SelectedColumn {
        case id, sortTime, source, language, receivedHash, isTaken

        var expression: String {
            self == .isTaken
                ? "EXISTS (SELECT 1 FROM story_items s WHERE s.item = items.id AND s.week < ?1)"
                : name
        }
    }

    /// The items that are grouped, of how many sources they are (two stand for more), and a number for all that the grouping
    /// is made from.
    private func listed() throws -> (items: [Listed], sources: Int, hash: Int64) {
        var hash = StableHash()
        hash.add(setting.name)
        var items: [Listed] = []
        var (first, sources): (String?, Int) = (nil, 0)
        let rows = try Column.rows(
            in: database,
            """
            FROM items WHERE sort_time >= ?2 AND sort_time < ?3 AND \(Self.isTelling)
            ORDER BY sort_time, id
            """,
            [number, reach.lowerBound, reach.upperBound],
            isRepeated: true
        )
        while let row = try rows.next() {
            if try row[.isTaken] { continue }
            let id: String = try row[.id]
            hash.add(id)
            let time: Int = try row[.sortTime]
            hash.add(time)
            hash.add(try row[.language] as String)
            try row.withBytes(of: .receivedHash) { hash.add($0) }
            if sources < 2 {
                let source: String = try row[.source]
                sources = first == nil || first == source ? 1 : 2
                first = source
            }
            items.append(Listed(id: id, time: time))
        }
        return (items, sources, Int64(bitPattern: hash.value))
    }

    /// An item that is grouped, and its time.
    private struct Listed {
        let id: String
        let time: Int
    }

    /// What one source alone tells is no story, and need not be read.
    private func single(_ items: [Listed]) -> [StoredStories.Entry] {
        items.prefix { $0.time < end }.map { StoredStories.Entry(item: $0.id, time: $0.time) }
    }

    private func stories(of items: [Listed]) throws -> [StoredStories.Entry] {
        let words = StoryWords.Reading()
        try StoryTexts(database: database).read(in: reach, items.lazy.map(\.id), take: words.add)
        let grouping = StoryGrouping(of: words.finish(), setting: setting)
        return entries(of: grouping, among: items)
    }

    /// What is kept of the stories that begin here; items of later days that no such story takes are the next week's.
    private func entries(
        of grouping: StoryGrouping,
        among items: [Listed]
    ) -> [StoredStories.Entry] {
        let times = Dictionary(items.map { ($0.id, $0.time) }) { first, _ in first }
        var entries: [StoredStories.Entry] = []
        for story in grouping.stories {
            guard let first = times[story.id], first < end else { continue }
            let isAlone = story.members.count == 1
            entries += story.members.map { member in
                StoredStories.Entry(
                    item: member,
                    time: times[member] ?? first,
                    story: isAlone ? nil : story.id,
                    names: member == story.id ? story.names : []
                )
            }
        }
        return entries
    }
}
