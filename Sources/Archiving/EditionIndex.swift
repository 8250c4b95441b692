import Domain
import Foundation
import GRDB

/// The ids of an edition in the order of its lists: a few dozen bytes an article, whatever its length.
struct EditionIndex: Sendable {
    /// All published articles, oldest first.
    private var all: [ItemID] = []
    private var positions: [ItemID: Int32] = [:]
    private var lists: [ArticleList: [Int32]] = [:]
    private var dayCounts: [Language: [(day: Day, count: Int)]] = [:]
    private(set) var newestChange: Date?
    private(set) var nextChange: Date?
    private(set) var liveCount = 0
    private(set) var heldCount = 0

    init(database: Database, scope: EditionScope) throws {
        let rows = try Row.fetchCursor(database, sql: Self.query)
        while let row = try rows.next() {
            guard scope.sources[SourceID(row[1])] != nil else { continue }
            take(Listing(row), scope: scope)
        }
        for (list, positions) in lists {
            guard case .day(let day, let language) = list else { continue }
            dayCounts[language, default: []].append((day, positions.count))
        }
        dayCounts = dayCounts.mapValues { $0.sorted { $0.day > $1.day } }
    }

    private static let query = """
        SELECT id, source, shelf, section, day, is_draft, hold_until, expires, origin,
            MAX(first_seen, COALESCE(
                (SELECT MAX(replaced_at) FROM revisions WHERE item = items.id), 0))
        FROM items WHERE duplicate_of IS NULL ORDER BY sort_time, id
        """

    /// What decides whether and where an item is listed.
    private struct Listing {
        let id: ItemID
        let shelf: Language
        let section: SectionID
        let day: Day
        let isDraft: Bool
        let holdUntil: Date?
        let expires: Date?
        let isLive: Bool
        let changed: Date

        init(_ row: Row) {
            id = ItemID(stored: row[0])
            shelf = Language(row[2])
            section = SectionID(row[3])
            day = Day(number: row[4])
            isDraft = row[5]
            holdUntil = (row[6] as Int?).map { Date(seconds: $0) }
            expires = (row[7] as Int?).map { Date(seconds: $0) }
            isLive = (row[8] as Int) == Origin.live.rawValue
            changed = Date(seconds: row[9])
        }
    }

    private mutating func take(_ item: Listing, scope: EditionScope) {
        if item.isDraft, !scope.showsDrafts { return }
        let held = scope.showsFuture ? nil : item.holdUntil
        let expires = scope.showsExpired ? nil : item.expires
        for case let moment? in [held, expires] where moment > scope.clock {
            nextChange = min(nextChange ?? moment, moment)
        }
        if let held, held > scope.clock {
            heldCount += 1
            return
        }
        if let expires, expires <= scope.clock { return }
        newestChange = max(newestChange ?? item.changed, max(item.changed, held ?? item.changed))
        place(item, languages: scope.lists == .all ? scope.languages : [item.shelf])
    }

    private mutating func place(_ item: Listing, languages: [Language]) {
        let position = Int32(all.count)
        all.append(item.id)
        if item.isLive { liveCount += 1 }
        positions[item.id] = position
        for language in languages {
            lists[.river(language), default: []].append(position)
            lists[.section(item.section, language), default: []].append(position)
            lists[.day(item.day, language), default: []].append(position)
            let month = ArticleList.month(year: item.day.year, month: item.day.month, language)
            lists[month, default: []].append(position)
        }
    }
}

extension EditionIndex {
    func contains(_ id: ItemID) -> Bool { positions[id] != nil }

    func count(of list: ArticleList) -> Int { lists[list]?.count ?? 0 }

    func ids(in list: ArticleList, at range: Range<Int>) -> [ItemID] {
        guard let positions = lists[list] else { return [] }
        return positions[range.clamped(to: 0..<positions.count)].map { all[Int($0)] }
    }

    func position(of id: ItemID, in list: ArticleList) -> Int? {
        guard let wanted = positions[id], let positions = lists[list] else { return nil }
        var low = 0
        var high = positions.count
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < positions.count && positions[low] == wanted ? low : nil
    }

    func ids(after id: ItemID?, limit: Int) -> [ItemID] {
        let start = id.flatMap { positions[$0] }.map { Int($0) + 1 } ?? 0
        return Array(all[min(start, all.count)...].prefix(limit))
    }

    func days(in language: Language) -> [(day: Day, count: Int)] { dayCounts[language] ?? [] }
}
