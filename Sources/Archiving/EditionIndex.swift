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
    private(set) var tombstones: [Tombstone] = []
    private(set) var liveCount = 0
    private(set) var heldCount = 0

    init(database: Database, scope: EditionScope) throws {
        var shown: [Listing] = []
        var folded: [Listing] = []
        let rows = try Row.fetchCursor(database, sql: Self.query)
        while let row = try rows.next() {
            guard scope.sources[SourceID(row[1])] != nil else { continue }
            let item = Listing(row)
            guard isShown(item, scope: scope) else { continue }
            if item.duplicateOf == nil { shown.append(item) } else { folded.append(item) }
        }
        let promoted = Self.promoted(folded, besides: shown)
        if !promoted.isEmpty {
            shown = (shown + promoted).sorted { ($0.sortTime, $0.id) < ($1.sortTime, $1.id) }
        }
        for item in shown {
            place(item, languages: scope.lists == .all ? scope.languages : [item.shelf])
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
                (SELECT MAX(replaced_at) FROM revisions WHERE item = items.id), 0)),
            sort_time, duplicate_of, withdrawn_at IS NOT NULL, public_since IS NOT NULL, path,
            title, is_excluded, kept_out_by IS NOT NULL
        FROM items ORDER BY sort_time, id
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
        let sortTime: Int
        let duplicateOf: String?
        let isWithdrawn: Bool
        /// Whether the site itself took it out, by age, number or removal list.
        let isKeptOut: Bool
        let tombstone: Tombstone?

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
            sortTime = row[10]
            duplicateOf = row[11]
            isWithdrawn = row[12] || row[16]
            isKeptOut = row[17]
            tombstone =
                row[13] && isLive && duplicateOf == nil
                ? Tombstone(path: row[14], title: row[15], language: shelf) : nil
        }
    }

    /// Whether an item is published at the edition's clock; notes what happens to the others.
    private mutating func isShown(_ item: Listing, scope: EditionScope) -> Bool {
        if item.isWithdrawn || item.isDraft && !scope.showsDrafts {
            if let tombstone = item.tombstone { tombstones.append(tombstone) }
            // What the site gave up on purpose is no loss that the shrink guard should stop.
            if item.isKeptOut, item.isLive { liveCount += 1 }
            return false
        }
        let held = scope.showsFuture ? nil : item.holdUntil
        let expires = scope.showsExpired ? nil : item.expires
        for case let moment? in [held, expires] where moment > scope.clock {
            nextChange = min(nextChange ?? moment, moment)
        }
        if let held, held > scope.clock {
            heldCount += 1
            return false
        }
        if let expires, expires <= scope.clock {
            if let tombstone = item.tombstone { tombstones.append(tombstone) }
            return false
        }
        newestChange = max(newestChange ?? item.changed, max(item.changed, held ?? item.changed))
        return true
    }

    /// When the item that stands for a story is not shown, the first of the others stands in.
    private static func promoted(_ folded: [Listing], besides shown: [Listing]) -> [Listing] {
        guard !folded.isEmpty else { return [] }
        var told = Set(shown.map(\.id.text))
        return folded.filter { item in
            guard let head = item.duplicateOf else { return false }
            return told.insert(head).inserted
        }
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
