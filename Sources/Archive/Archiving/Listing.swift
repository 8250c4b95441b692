import Basics
import Domain
import Foundation
import GRDB

/// What decides whether and where an item is listed, from one row of `items_listing`.
struct Listing {
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

    init(_ row: Row) {
        number = row[0]
        id = ItemID(stored: row[1])
        source = SourceID(row[2])
        shelf = Language(row[3])
        language = Language(row[4])
        section = SectionID(row[5])
        day = row[6]
        sortTime = row[7]
        path = row[8]
        isLive = (row[9] as Int) == Origin.live.rawValue
        firstSeen = row[10]
        isDraft = row[11]
        holdUntil = (row[12] as Int?).map { Date(seconds: $0) }
        expires = (row[13] as Int?).map { Date(seconds: $0) }
        duplicateOf = (row[14] as String?).map { ItemID(stored: $0) }
        isWithdrawn = (row[15] as Int?) != nil || row[16]
        isKeptOut = (row[17] as String?) != nil
        form = ArticleForm(rawValue: row[20]) ?? .story
    }

    /// Differs whenever what is published of the item differs: all that its source said, and all that was settled.
    func fingerprint(_ row: Row) -> UInt64 {
        var hash = StableHash()
        try? row.withUnsafeData(atIndex: 19) { data in
            data?.withUnsafeBytes { hash.add($0) }
        }
        hash.add(id.text)
        hash.add(source.text)
        hash.add(language.tag)
        hash.add(section.text)
        hash.add(path)
        hash.add(sortTime)
        hash.add(firstSeen)
        hash.add((row[18] as Int?) ?? .min)
        hash.add(isLive ? 1 : 0)
        hash.add(form.rawValue)
        hash.add(row[21] as Int)
        return hash.value
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
