import Domain
import Foundation

/// What decides whether and where an item is listed: a fixed number of bytes beside its id, whatever its length.
struct Listing {
    let number: Int64
    let id: ItemID
    let sortTime: Int
    let firstSeen: Int
    /// Differs whenever what is published of the item differs: all that its source said, and all that was settled.
    let fingerprint: UInt64
    /// In seconds since 1970, as what expires.
    let holdUntil: Int?
    let expires: Int?
    let day: Int32
    /// `StableHash` of where it stands on the portal.
    let pathHash: UInt64
    /// What it has in common with others, as a number.
    var traits: UInt32
    let isDraft: Bool
    /// By its source, or by a filter of the site.
    let isWithdrawn: Bool
    /// Whether the site itself took it out, by age, number or removal list.
    let isKeptOut: Bool
    /// Whether it was taken out so long ago that no page says so any more.
    let isForgotten: Bool
    let duplicateOf: ItemID?

    /// Whether an item stands in an edition.
    enum State: Equatable {
        /// With the moment at which it goes.
        case shown(until: Date?)
        case held(until: Date)
        /// Withdrawn, or expired: what has had a page leaves a tombstone.
        case gone
        /// The same without one, for what went long ago.
        case forgotten
    }

    /// Whether it is published at the edition's clock.
    ///
    /// - Parameters:
    ///   - scope: of the edition.
    ///   - stays: whether it does not go back to waiting for its time.
    /// - Returns: how it stands.
    func state(in scope: EditionScope, stays: Bool = false) -> State {
        if isForgotten { return .forgotten }
        if isWithdrawn || isDraft && !scope.showsDrafts { return .gone }
        if !scope.showsFuture, !stays, let held = holdUntil.map({ Date(seconds: $0) }),
            held > scope.clock
        {
            return .held(until: held)
        }
        guard !scope.showsExpired, let expires = expires.map({ Date(seconds: $0) }) else {
            return .shown(until: nil)
        }
        return expires > scope.clock ? .shown(until: expires) : .gone
    }

    /// When it last changed, in seconds: it came, its source changed it, or its time came.
    func changed(scope: EditionScope, replaced: Int?) -> Int {
        let changed = max(firstSeen, replaced ?? 0)
        return scope.showsFuture ? changed : max(changed, holdUntil ?? changed)
    }

    /// The order of the lists.
    func stands(before other: Self) -> Bool {
        (sortTime, id) < (other.sortTime, other.id)
    }
}
