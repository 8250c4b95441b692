import Basics
import Domain
import GRDB

/// Items as the archive's tables have them.
struct ArchivedListings: ListingCursor {
    /// The columns that decide whether and where an item is listed, from the index `items_listing`, which has all of them.
    ///
    /// First those that an item's fingerprint covers, in the order in which it does.
    enum Column: Int, SelectedColumn {
        case receivedHash, id, source, language, section, path, sortTime, firstSeen
        case shownPublished, origin, form, pictureStamp
        case number, shelf, day, isDraft, holdUntil, expires, duplicateOf, withdrawnAt
        case isExcluded, keptOutBy
    }

    /// Columns of items, besides those that keep what was received, of which neither lists nor fingerprints know anything
    /// on purpose.
    static let leftOut = ["public_since"]

    var names = ListingNames()
    private let rows: SelectedRows<Column>

    /// - Parameters:
    ///   - times: between which the items sort.
    ///   - database: of the archive.
    /// - Throws: what SQLite says.
    init(sortedAt times: ListingTimes, in database: Database) throws {
        rows = try Column.rows(
            in: database,
            "FROM items \(times.condition) ORDER BY sort_time, id"
        )
    }

    /// Those that have changed since the listing was kept.
    init(changedIn database: Database) throws {
        rows = try Column.rows(
            in: database,
            "FROM listing_changes CROSS JOIN items USING (number) ORDER BY sort_time, id"
        )
    }

    mutating func next() throws -> Listing? {
        try rows.next().map { try listing($0) }
    }

    private static let damage = DatabaseError(
        resultCode: .SQLITE_CORRUPT,
        message: "no text stands in the column \(Column.path.name)"
    )

    private static func isPath(_ bytes: UnsafeRawBufferPointer) -> Bool {
        !bytes.isEmpty
            && (bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil)
    }

    private mutating func listing(_ row: SelectedRow<Column>) throws -> Listing {
        let id = ItemID(stored: try row[.id])
        let source = SourceID(try row[.source])
        let language = Language(try row[.language])
        let section = SectionID(try row[.section])
        let form = ArticleForm(rawValue: try row[.form]) ?? .story
        let (sortTime, firstSeen): (Int, Int) = (try row[.sortTime], try row[.firstSeen])
        let isLive = try row[.origin] == Origin.live.rawValue
        var pathHash: UInt64?
        var hash = StableHash()
        for column in Column.allCases {
            switch column {
            case .receivedHash: try row.withBytes(of: column) { hash.add($0) }
            case .id: hash.add(id.text)
            case .source: hash.add(source.text)
            case .language: hash.add(language.tag)
            case .section: hash.add(section.text)
            case .path:
                try row.withBytes(of: column) { path in
                    guard Self.isPath(path) else { throw Self.damage }
                    hash.add(path)
                    pathHash = StableHash.of(path)
                }
            case .sortTime: hash.add(sortTime)
            case .firstSeen: hash.add(firstSeen)
            case .shownPublished: hash.add(try row[column] as Int? ?? .min)
            case .origin: hash.add(isLive ? 1 : 0)
            case .form: hash.add(form.rawValue)
            case .pictureStamp: hash.add(try row[column] as Int)
            // These say whether and where it is listed, which changes the lists and not the article.
            case .number, .shelf, .day, .isDraft, .holdUntil, .expires, .duplicateOf,
                .withdrawnAt, .isExcluded, .keptOutBy:
                break
            }
        }
        guard let pathHash else { throw Self.damage }
        let cause = try (row[.keptOutBy] as String?).flatMap(ItemsOut.Cause.init)
        let traits = ListingTraits(
            source: names.sources.number(of: source),
            language: names.languages.number(of: language),
            shelf: names.languages.number(of: Language(try row[.shelf])),
            section: names.sections.number(of: section),
            form: names.forms.number(of: form),
            isLive: isLive
        )
        return Listing(
            number: try row[.number],
            id: id,
            sortTime: sortTime,
            firstSeen: firstSeen,
            fingerprint: hash.value,
            holdUntil: try row[.holdUntil],
            expires: try row[.expires],
            day: Int32(clamping: try row[.day] as Int),
            pathHash: pathHash,
            traits: names.traits.number(of: traits),
            isDraft: try row[.isDraft],
            isWithdrawn: try row[.withdrawnAt] as Int? != nil || row[.isExcluded],
            isKeptOut: cause != nil,
            isForgotten: cause == .forgotten || cause == .awaited,
            duplicateOf: try (row[.duplicateOf] as String?).map { ItemID(stored: $0) }
        )
    }
}
