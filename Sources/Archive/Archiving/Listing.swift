import Basics
import Domain
import Foundation
import GRDB

/// What decides whether and where an item is listed, from the index `items_listing`, which has all of its columns.
struct Listing {
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

    let number: Int64
    let id: ItemID
    let source: SourceID
    let shelf: Language
    let language: Language
    let section: SectionID
    let day: Int
    let sortTime: Int
    let path: String
    let isLive: Bool
    let firstSeen: Int
    let isDraft: Bool
    let holdUntil: Date?
    let expires: Date?
    let duplicateOf: ItemID?
    /// By its source, or by a filter of the site.
    let isWithdrawn: Bool
    /// Whether the site itself took it out, by age, number or removal list.
    let isKeptOut: Bool
    let form: ArticleForm

    /// Whether an item stands in an edition.
    enum State {
        /// With the moment at which it goes.
        case shown(until: Date?)
        case held(until: Date)
        /// Withdrawn, or expired: what has had a page leaves a tombstone.
        case gone
    }

    init(_ row: SelectedRow<Column>) throws {
        number = try row[.number]
        id = ItemID(stored: try row[.id])
        source = SourceID(try row[.source])
        shelf = Language(try row[.shelf])
        language = Language(try row[.language])
        section = SectionID(try row[.section])
        day = try row[.day]
        sortTime = try row[.sortTime]
        path = try row[.path]
        isLive = try row[.origin] == Origin.live.rawValue
        firstSeen = try row[.firstSeen]
        isDraft = try row[.isDraft]
        holdUntil = try (row[.holdUntil] as Int?).map { Date(seconds: $0) }
        expires = try (row[.expires] as Int?).map { Date(seconds: $0) }
        duplicateOf = try (row[.duplicateOf] as String?).map { ItemID(stored: $0) }
        isWithdrawn = try row[.withdrawnAt] as Int? != nil || row[.isExcluded]
        isKeptOut = try row[.keptOutBy] as String? != nil
        form = ArticleForm(rawValue: try row[.form]) ?? .story
    }

    /// Differs whenever what is published of the item differs: all that its source said, and all that was settled.
    func fingerprint(_ row: SelectedRow<Column>) throws -> UInt64 {
        var hash = StableHash()
        for column in Column.allCases { try add(column, of: row, to: &hash) }
        return hash.value
    }

    private func add(
        _ column: Column,
        of row: SelectedRow<Column>,
        to hash: inout StableHash
    ) throws {
        switch column {
        case .receivedHash: try row.withBytes(of: column) { hash.add($0) }
        case .id: hash.add(id.text)
        case .source: hash.add(source.text)
        case .language: hash.add(language.tag)
        case .section: hash.add(section.text)
        case .path: hash.add(path)
        case .sortTime: hash.add(sortTime)
        case .firstSeen: hash.add(firstSeen)
        case .shownPublished: hash.add(try row[column] as Int? ?? .min)
        case .origin: hash.add(isLive ? 1 : 0)
        case .form: hash.add(form.rawValue)
        case .pictureStamp: hash.add(try row[column] as Int)
        // These say whether and where it is listed, which changes the lists and not the article.
        case .number, .shelf, .day, .isDraft, .holdUntil, .expires, .duplicateOf, .withdrawnAt,
            .isExcluded, .keptOutBy:
            break
        }
    }

    /// Whether it is published at the edition's clock.
    func state(in scope: EditionScope) -> State {
        if isWithdrawn || isDraft && !scope.showsDrafts { return .gone }
        if !scope.showsFuture, let holdUntil, holdUntil > scope.clock {
            return .held(until: holdUntil)
        }
        guard !scope.showsExpired, let expires else { return .shown(until: nil) }
        return expires > scope.clock ? .shown(until: expires) : .gone
    }

    /// When it last changed: it came, its source changed it, or its time came.
    func changed(scope: EditionScope, replaced: Int?) -> Date {
        let changed = Date(seconds: max(firstSeen, replaced ?? 0))
        guard !scope.showsFuture, let holdUntil else { return changed }
        return max(changed, holdUntil)
    }
}
