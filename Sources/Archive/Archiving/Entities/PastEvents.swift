import Domain
import Foundation

/// Tells what a calendar no longer lists because it is over from what its owner has deleted.
struct PastEvents {
    private let zone: TimeZone?
    private let moment: Date

    init(_ batch: ReceivedBatch) {
        zone = batch.dropsThePastIn
        moment = batch.receivedAt
    }

    /// Whether an archived entity stays although the answer does not have it.
    func keeps(_ content: String, of kind: EntityKind) -> Bool {
        guard let zone, kind == .event,
            case .event(let event)? = StoredEntity.entity(content, of: kind)
        else { return false }
        return event.isOver(at: moment, zone: zone)
    }
}
