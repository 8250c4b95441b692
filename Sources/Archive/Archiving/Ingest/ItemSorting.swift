import Domain
import Foundation
import GRDB

/// Tells of each item of a batch what is to be done with it: it is new, has changed, is as it was, or has to stay out.
struct ItemSorting {
    /// What is to be done with an item.
    enum Course {
        case nothing
        case new(ReceivedItem)
        case change(Change)
        /// Retention or the removal list forbids that the item of this identity comes back.
        case keptOut(String)
        /// The item of this identity was erased for good.
        case erased(String)
    }

    /// An item that says something else than before, or that is there again.
    struct Change {
        let item: ReceivedItem
        let before: ExistingItems.Standing
        let hash: Data

        /// Whether it tells nothing new: only the clock has changed it, as a live coverage in which there has been nothing new
        /// for long, or its licence is known now.
        var isUnsaid: Bool {
            var spoken = item
            spoken.details.live = item.details.live?.withoutSilence
            var unlicensed = item
            unlicensed.details.license = nil
            return isAsBefore(spoken) || isAsBefore(unlicensed)
        }

        /// Whether one that says something else than the item says what was said before.
        private func isAsBefore(_ other: ReceivedItem) -> Bool {
            guard other.details != item.details else { return false }
            var fingerprint = ContentFingerprint()
            return fingerprint.of(other) == before.hash
        }
    }

    private let known: ExistingItems
    private let erased: Set<String>
    private var identities: IdentityResolution
    private let dates: DateKeeping?
    private let areDatesTurned: Bool
    private var fingerprint = ContentFingerprint()
    /// The identities of the items that were looked at.
    private(set) var seen: Set<ExactIdentity> = []

    init(
        of batch: ReceivedBatch,
        _ known: ExistingItems,
        _ standings: SourceStandings,
        _ rules: ClassificationRules,
        in database: Database
    ) throws {
        self.known = known
        erased = standings.erased(of: batch.source)
        identities = try IdentityResolution(of: batch, in: database)
        dates = DateKeeping(of: batch, rules, in: database)
        areDatesTurned = try dates?.areTurned(in: batch.items) ?? false
    }

    /// Identities of the feed that several items share.
    var shared: Set<String> { identities.shared }

    /// - Parameters:
    ///   - received: the item as it came.
    ///   - place: where it stands in the batch; items are asked for in their order.
    /// - Returns: what is to be done with it; the item in it has the identity under which it is archived.
    /// - Throws: what the archive says.
    mutating func course(of received: ReceivedItem, at place: Int) throws -> Course {
        var item = areDatesTurned ? received.turned : received
        guard let identity = identities.identity(of: item, at: place),
            seen.insert(ExactIdentity(identity)).inserted
        else { return .nothing }
        item.identity = identity
        if !erased.isEmpty, erased.contains(ErasedItems.mark(identity)) { return .erased(identity) }
        guard var before = try known[identity] else { return .new(item) }
        let hash = fingerprint.of(item)
        if before.hash != hash,
            case let other = try identities.identity(ofChanged: item), other != identity
        {
            item.identity = other
            guard let namesake = try known[other] else { return .new(item) }
            before = namesake
        }
        if before.isKeptOut { return .keptOut(item.identity) }
        let change = try dated(Change(item: item, before: before, hash: hash))
        if change.hash == before.hash, !before.isWithdrawn { return .nothing }
        return .change(change)
    }

    /// The change with the dates that count of it. A later date of publication is that of a change where something else
    /// is said, too; alone it says nothing.
    private mutating func dated(_ change: Change) throws -> Change {
        let before = change.before
        guard before.hash != change.hash, let known = try dates?.dates(of: change.item.identity)
        else { return change }
        func changed(_ item: ReceivedItem) -> Change {
            Change(item: item, before: before, hash: fingerprint.of(item))
        }
        let kept = changed(known.kept(change.item))
        let isSaid = before.hash != kept.hash && before.hash != SeedIngest.hash && !kept.isUnsaid
        guard isSaid, let item = known.changed(change.item) else { return kept }
        return changed(item)
    }
}

extension ReceivedItem {
    /// In the other order of day and month, where its source leaves that open.
    fileprivate var turned: ReceivedItem {
        guard let other = publishedOtherwise else { return self }
        var item = self
        if updated == published { item.updated = other }
        (item.published, item.publishedOtherwise) = (other, published)
        return item
    }
}
