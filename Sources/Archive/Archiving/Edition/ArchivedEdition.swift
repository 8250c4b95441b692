public import Domain
public import Foundation
import GRDB

/// The archive as it is published at one clock: nothing embargoed, expired, folded or of a source that the site no longer names.
public struct ArchivedEdition: EditionReading {
    public let clock: Date
    let database: DatabasePool
    let scope: EditionScope
    let index: EditionIndex

    init(_ reading: EditionRowReading) throws {
        (database, scope) = (reading.database, reading.scope)
        clock = reading.scope.clock
        var rows = try reading.run()
        index = try reading.database.read {
            try EditionIndex(&rows, database: $0, scope: reading.scope)
        }
    }

    public func count(of list: ArticleList) -> Int {
        index.count(of: list)
    }

    public func ids(in list: ArticleList, at positions: Range<Int>) -> [ItemID] {
        index.ids(in: list, at: positions)
    }

    public func position(of id: ItemID, in list: ArticleList) -> Int? {
        index.place(of: id).flatMap { index.position(of: $0, in: list) }
    }

    public func ids(after id: ItemID?, limit: Int) -> [ItemID] {
        index.ids(after: id, limit: limit)
    }

    public func articleCount() -> Int { index.count }

    public func summaries(at positions: Range<Int>) -> [ArticleSummary] {
        index.summaries(at: positions)
    }

    public func outlines(at positions: Range<Int>) -> [ArticleOutline] {
        index.outlines(at: positions)
    }

    public func paths(at places: [Int]) throws -> [String] {
        let numbers = places.map { index.entries[$0].number }
        return try database.read { try ItemNames(database: $0).paths(numbers) }
    }

    public func identities(at places: [Int]) throws -> [String] {
        guard !places.isEmpty else { return [] }
        let numbers = places.map { index.entries[$0].number }
        return try database.read { try ItemNames(database: $0).identities(numbers) }
    }

    public func pathBeginnings() throws -> Set<String>? {
        try database.read { try ItemNames(database: $0).beginnings() }
    }

    public func summaries(in list: ArticleList, at positions: Range<Int>) -> [ArticleSummary] {
        index.summaries(in: list, at: positions)
    }

    public func summaries(
        of source: SourceID,
        identities: Set<String>
    ) throws -> [String: ArticleSummary] {
        try database.read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT id FROM items WHERE source = ? AND identity = ?"
            )
            var found: [String: ArticleSummary] = [:]
            for identity in identities {
                found[identity] = try String.fetchOne(
                    statement,
                    arguments: [source.text, identity]
                )
                .flatMap { index.summary(of: ItemID(stored: $0)) }
            }
            return found
        }
    }

    public func summary(of name: NamedArticle.Name) throws -> ArticleSummary? {
        let ids = try database.read { try NamedItems(database: $0).ids(of: name) }
        let found = ids.compactMap { index.summary(of: $0) }
        return found.count == 1 ? found[0] : nil
    }

    public func fingerprints(in list: ArticleList, at positions: Range<Int>) -> [UInt64] {
        index.fingerprints(in: list, at: positions)
    }

    public func days(in list: ArticleList, at positions: Range<Int>) -> [Day] {
        index.days(in: list, at: positions)
    }

    public func neighbourhoods(
        of positions: Range<Int>,
        in list: (SectionID, Language) -> ArticleList,
        around: (Int) -> Range<Int>
    ) -> [UInt64?] {
        index.neighbourhoods(of: positions, in: list, around: around)
    }

    public func related(to id: ItemID) -> [(id: ItemID, fingerprint: UInt64)] {
        index.place(of: id).map { index.related(to: $0) } ?? []
    }

    public func related(at place: Int) -> [(id: ItemID, fingerprint: UInt64)] {
        index.related(to: Int32(place))
    }

    public func labels(of id: ItemID) -> [ListedLabel] {
        index.place(of: id).map { index.listedLabels(at: $0) } ?? []
    }

    public func labels(at place: Int) -> [ListedLabel] {
        index.listedLabels(at: Int32(place))
    }

    public func labels() -> [ListedLabel] { index.listedLabels() }

    public func days(in language: Language) -> [(day: Day, count: Int)] {
        index.days(in: language)
    }

    public func forms(in language: Language) -> [(form: ArticleForm, count: Int)] {
        index.forms(in: language)
    }

    public func articles(_ ids: [ItemID]) throws -> [Article] {
        try database.read { database in
            try ArticleReading(database: database, scope: scope, index: index).articles(ids)
        }
    }

    public func bodies(_ ids: [ItemID]) throws -> [ArticleBody] {
        guard !ids.isEmpty else { return [] }
        return try database.read { database in
            let pictures = PictureReading(database: database, scope: scope)
            return try ids.map { id in
                let known = try index.number(of: id) ?? Self.number(of: id, in: database)
                let body = try BodyColumn.first(
                    in: database,
                    "FROM cleaned WHERE number = ?",
                    [known]
                ) { row in
                    let hasPictures = try row[.pictures] as String? != nil
                    return ArticleBody(
                        id: id,
                        html: try row[.html],
                        words: try row[.words],
                        pictures: hasPictures ? try pictures.copies(inTextOf: id) : [:]
                    )
                }
                return body ?? ArticleBody(id: id, html: "", words: 0)
            }
        }
    }

    private enum BodyColumn: Int, SelectedColumn {
        case words, html, pictures
    }

    /// The number of an article that is published no more.
    private static func number(of id: ItemID, in database: Database) throws -> Int64? {
        let statement = try database.cachedStatement(sql: "SELECT number FROM items WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [id.text])
    }

    public func sources() throws -> [SourceSummary] {
        try database.read { database in
            try SourceColumn.all(in: database, "FROM sources ORDER BY id") { row in
                SourceSummary(
                    id: SourceID(try row[.id]),
                    title: try row[.title],
                    home: try row[.home],
                    summary: try row[.summary],
                    isSample: try row[.origin] == Origin.sample.rawValue,
                    license: StoredJSON.license(in: try row[.reading])
                )
            }
        }
    }

    public func statuses() throws -> [SourceStatus] {
        try database.read { try Self.statuses($0, scope: scope) }
    }

    public func redirects() throws -> [Redirect] {
        try database.read { database in
            try MovedAddresses(database: database).standing()
        }
    }

    public func led() -> [Redirect] { index.led }

    public func tombstones() -> [Tombstone] {
        index.tombstones.sorted { $0.path < $1.path }
    }

    public func liveCount() -> Int { index.liveCount }

    /// The files of all copies that pages of the edition may show.
    public func pictureFiles() throws -> [PictureCopy] {
        guard scope.pictures == .local else { return [] }
        return try database.read { database in
            let rows = try ShownColumn.rows(
                in: database,
                """
                FROM picture_uses u JOIN pictures p ON p.address = u.address
                WHERE copy IS NOT NULL ORDER BY p.number
                """
            )
            var copies: [PictureCopy] = []
            var last: Int64 = -1
            let entities = try Set(
                String.fetchAll(database, sql: "SELECT id FROM entities WHERE withdrawn_at IS NULL")
            )
            while let row = try rows.next() {
                let number: Int64 = try row[.number]
                guard number != last, scope.sources[SourceID(try row[.source])] != nil
                else { continue }
                let owner: String = try row[.owner]
                let isShown =
                    index.number(of: ItemID(stored: owner)) != nil || entities.contains(owner)
                guard isShown || owner.hasPrefix(WrittenPictures.mark) else { continue }
                last = number
                if let copy = StoredJSON.value(PictureCopy.self, from: try row[.copy]) {
                    copies.append(copy)
                }
            }
            return copies
        }
    }

    private enum ShownColumn: Int, SelectedColumn {
        case owner, source, copy, number
    }

    /// The number of items that wait for their time.
    public var embargoedCount: Int { index.held.count }

    /// The items that wait for their time, the next one first.
    public func held() throws -> [EmbargoedItem] {
        try database.read { database in
            try index.held.sorted { ($0.until, $0.number) < ($1.until, $1.number) }
                .compactMap { number, until in
                    try HeldColumn.first(in: database, "FROM items WHERE number = ?", [number]) {
                        EmbargoedItem(
                            id: ItemID(stored: try $0[.id]),
                            source: SourceID(try $0[.source]),
                            title: try $0[.title],
                            until: until
                        )
                    }
                }
        }
    }

    private enum HeldColumn: Int, SelectedColumn {
        case id, source, title
    }

    public func newestChange(in language: Language) throws -> Date? {
        let articles = index.newestChanges[language] ?? index.newestChanges.values.max()
        let entities = try database.read { try EntityReading(database: $0, scope: scope).newest() }
        return [articles, entities].compactMap(\.self).max()
    }

    public func entities(of kind: EntityKind) throws -> [PublishedEntity] {
        try database.read { try EntityReading(database: $0, scope: scope).entities(of: kind) }
    }

    public func nextChange() -> Date? { index.nextChange }

    public func nextForgetting() throws -> Date? {
        try database.read { try RetentionSweep.nextForgetting(in: $0) }
    }
}

extension Archive {
    /// - Parameters:
    ///   - scope: what the edition shows.
    ///   - keepsListing: whether the items are kept as they are listed, so that the next edition is read faster; an archive that
    ///     is only looked at stays as it is.
    /// - Returns: the edition.
    /// - Throws: what SQLite says.
    public func edition(
        _ scope: EditionScope,
        keepsListing: Bool = false
    ) throws -> ArchivedEdition {
        try ArchivedEdition(
            EditionRowReading(
                database: database,
                scope: scope,
                file: files.listing,
                keeps: keepsListing
            )
        )
    }
}
