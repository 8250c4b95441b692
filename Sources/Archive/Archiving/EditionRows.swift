import Basics
import Domain
import Foundation
import GRDB

/// What going through the items of an edition comes to: which are shown, in the order of its lists, before they have places.
struct EditionRows: Sendable {
    /// All that are shown and not folded, oldest first.
    var entries: [EditionEntry] = []
    var paths: [UInt8] = []
    private(set) var sources = NameTable<SourceID>()
    private(set) var languages = NameTable<Language>()
    private(set) var sections = NameTable<SectionID>()
    private(set) var forms = NameTable<ArticleForm>()
    /// Those that are folded under others.
    private(set) var folded: [(entry: EditionEntry, head: ItemID)] = []
    /// The fingerprints of those that are folded, shown or not.
    private(set) var duplicates: [(head: ItemID, fingerprint: UInt64)] = []
    /// The archive's numbers of those that have gone.
    private(set) var gone: [Int64] = []
    /// How many of them the site gave up on purpose, which is no loss that the shrink guard should stop.
    private(set) var givenUp = 0
    /// What waits for its time: the archive's numbers, and until when.
    private(set) var held: [(number: Int64, until: Date)] = []
    private(set) var newestChanges: [Language: Date] = [:]
    private(set) var nextChange: Date?

    /// When items sort: from one moment on, before another; nil for no bound.
    struct Times: Sendable {
        var start: Int?
        var end: Int?

        fileprivate var condition: String {
            let bounds = [start.map { "sort_time >= \($0)" }, end.map { "sort_time < \($0)" }]
                .compactMap(\.self)
            return bounds.isEmpty ? "" : "WHERE \(bounds.joined(separator: " AND "))"
        }
    }

    /// - Parameters:
    ///   - surroundings: of all items.
    ///   - times: between which the items that are read sort.
    ///   - most: so many items there are at most; room is made for them at once.
    ///   - database: of the archive.
    /// - Throws: what SQLite says, and when a row holds what it cannot hold.
    init(
        _ surroundings: EditionSurroundings,
        sortedAt times: Times,
        most: Int,
        in database: Database
    ) throws {
        entries.reserveCapacity(most)
        let scope = surroundings.scope
        let rows = try Listing.Column.rows(
            in: database,
            "FROM items \(times.condition) ORDER BY sort_time, id"
        )
        while let row = try rows.next() {
            let item = try Listing(row)
            if let head = item.duplicateOf { duplicates.append((head, try item.fingerprint(row))) }
            guard scope.sources.keys.contains(item.source) else { continue }
            switch item.state(in: scope) {
            case .gone:
                gone.append(item.number)
                if item.isKeptOut, item.isLive, item.duplicateOf == nil { givenUp += 1 }
                continue
            case .held(let moment):
                nextChange = min(nextChange ?? moment, moment)
                held.append((item.number, moment))
                continue
            case .shown(let expires):
                if let expires { nextChange = min(nextChange ?? expires, expires) }
            }
            let changed = item.changed(scope: scope, replaced: surroundings.replaced[item.id])
            newestChanges[item.shelf] = max(newestChanges[item.shelf] ?? changed, changed)
            let entry = entry(
                item,
                in: surroundings.moved[item.id] ?? item.section,
                fingerprint: try item.fingerprint(row)
            )
            if let head = item.duplicateOf {
                folded.append((entry, head))
            } else {
                entries.append(entry)
            }
        }
    }

    private mutating func entry(
        _ item: Listing,
        in section: SectionID,
        fingerprint: UInt64
    ) -> EditionEntry {
        let start = paths.count
        var hash = StableHash(fingerprint)
        if section != item.section { hash.add(section.text) }
        paths.append(contentsOf: item.path.utf8)
        return EditionEntry(
            id: item.id,
            number: item.number,
            sortTime: item.sortTime,
            firstSeen: item.firstSeen,
            fingerprint: section == item.section ? fingerprint : hash.value,
            pathStart: UInt32(start),
            pathLength: UInt16(clamping: paths.count - start),
            isLive: item.isLive,
            form: forms.number(of: item.form),
            day: Int32(clamping: item.day),
            source: sources.number(of: item.source),
            language: languages.number(of: item.language),
            shelf: languages.number(of: item.shelf),
            section: sections.number(of: section)
        )
    }
}

extension EditionRows {
    /// Adds what comes after these in the order of the lists.
    private mutating func append(_ others: EditionRows) {
        let renumbering = EditionEntry.Renumbering(
            paths: UInt32(paths.count),
            sources: others.sources.names.map { sources.number(of: $0) },
            languages: others.languages.names.map { languages.number(of: $0) },
            sections: others.sections.names.map { sections.number(of: $0) },
            forms: others.forms.names.map { forms.number(of: $0) }
        )
        paths += others.paths
        for entry in others.entries { entries.append(entry.renumbered(renumbering)) }
        folded += others.folded.map { ($0.entry.renumbered(renumbering), $0.head) }
        duplicates += others.duplicates
        gone += others.gone
        givenUp += others.givenUp
        held += others.held
        newestChanges.merge(others.newestChanges) { max($0, $1) }
        nextChange = [nextChange, others.nextChange].compactMap(\.self).min()
    }

    /// Into how many parts so many items are divided: few are not worth a second processor.
    private static func parts(of count: Int) -> Int {
        min(count / 5_000, 4, ProcessInfo.processInfo.activeProcessorCount)
    }

    /// The rows of an archive that nobody writes to meanwhile, since who opens one has its lock: read in parts side by side.
    static func sideBySide(
        _ database: DatabasePool,
        _ scope: EditionScope,
        dividing: (Int) -> Int = parts
    ) throws -> EditionRows {
        let (surroundings, count, bounds) = try database.read { database in
            let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM items") ?? 0
            return (
                try EditionSurroundings(scope, database), count,
                try Times.dividing(count, into: dividing(count), database)
            )
        }
        var parts = SideBySide.map(Array(bounds.enumerated()), share: 1) { number, times in
            Result {
                // The others are added to the first.
                let most = number == 0 ? count : count / bounds.count
                return try database.read {
                    try EditionRows(surroundings, sortedAt: times, most: most, in: $0)
                }
            }
        }
        // Each is there once only, and goes when it was added.
        var rows = try parts.removeFirst().get()
        guard !parts.isEmpty else { return rows }
        rows.paths.reserveCapacity(
            try parts.reduce(rows.paths.count) { try $0 + $1.get().paths.count }
        )
        while !parts.isEmpty { rows.append(try parts.removeFirst().get()) }
        FreedMemory.giveBack()
        return rows
    }
}

extension EditionRows.Times {
    /// Between which times parts of about one size sort; no item stands in two.
    fileprivate static func dividing(
        _ count: Int,
        into parts: Int,
        _ database: Database
    ) throws -> [Self] {
        var bounds = [Self()]
        for part in 1..<max(2, parts) where parts > 1 {
            let time = try Int.fetchOne(
                database,
                sql: "SELECT sort_time FROM items ORDER BY sort_time, id LIMIT 1 OFFSET ?",
                arguments: [count * part / parts]
            )
            let last = bounds.count - 1
            guard let time, bounds[last].start.map({ $0 < time }) ?? true else { continue }
            bounds[last].end = time
            bounds.append(Self(start: time))
        }
        return bounds
    }
}
