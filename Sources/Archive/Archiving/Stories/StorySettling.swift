import Domain
import GRDB
import Stories

/// Keeps which items tell one event, week by week, so that what comes in groups only the weeks that it belongs to.
///
/// A week's stories follow from the items that there are and from what the stories of the week before have taken, in
/// the order of time: how often and in which order they came makes no difference.
struct StorySettling {
    let database: Database
    let stories: SiteSettings.Stories

    /// Raised when the same items are grouped otherwise than before.
    private static let version = 2

    /// - Returns: how many weeks were grouped; none where nothing changed.
    /// - Throws: what SQLite says.
    func run() throws -> Int {
        let state = ArchiveNote("stories", in: database)
        let known = try state.value()
        guard let setting = stories.setting else {
            if known != nil { try forget() }
            return 0
        }
        let mark = "\(setting.name)-\(Self.version)"
        let newest = try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
        let parts = (known ?? "").split(separator: " ")
        let isKnown = parts.count == 2 && parts[0] == mark
        let last = isKnown ? parts.last.flatMap { Int($0) } ?? 0 : 0
        if isKnown, last == newest { return 0 }
        if !isKnown { try forget() }
        let grouped = try settle(isKnown ? try touched(after: last) : try all(), setting)
        try state.set("\(mark) \(newest)")
        return grouped
    }

    private func settle(_ weeks: Set<Int>, _ setting: StorySetting) throws -> Int {
        var due = weeks
        var grouped = 0
        while let number = due.min() {
            due.remove(number)
            let week = StoryWeek(database: database, number: number, setting: setting)
            guard case .grouped(let takesOthers) = try week.settle() else { continue }
            grouped += 1
            if takesOthers { due.insert(number + 1) }
        }
        return grouped
    }

    private func forget() throws {
        try database.execute(
            sql: """
                DELETE FROM story_items;
                DELETE FROM story_weeks;
                DELETE FROM settings WHERE name = 'stories';
                """
        )
    }

    /// The weeks that changed items belong to, and belonged to before.
    private func touched(after last: Int) throws -> Set<Int> {
        try weeks(
            """
            WITH changed AS (SELECT DISTINCT item FROM changes WHERE number > ?)
            SELECT sort_time FROM items WHERE id IN (SELECT item FROM changed)
            UNION SELECT time FROM story_items WHERE item IN (SELECT item FROM changed)
            """,
            [last]
        )
    }

    private func all() throws -> Set<Int> {
        try weeks("SELECT sort_time FROM items WHERE \(StoryWeek.isTelling)")
    }

    /// The weeks of some times, and those whose stories may take in what happened then.
    private func weeks(_ sql: String, _ arguments: StatementArguments = []) throws -> Set<Int> {
        var weeks: Set<Int> = []
        let times = try Int.fetchCursor(database, sql: sql, arguments: arguments)
        while let time = try times.next() {
            weeks.insert(StoryWeek.number(of: time))
            weeks.insert(StoryWeek.number(of: time - StoryLimits.seconds))
        }
        return weeks
    }
}

extension SiteSettings.Stories {
    /// How sure the grouping is; nil where there is none.
    var setting: StorySetting? {
        switch self {
        case .standard: .standard
        case .strict: .strict
        case .off: nil
        }
    }
}
