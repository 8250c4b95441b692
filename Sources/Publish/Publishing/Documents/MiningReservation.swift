import Basics
import Domain
import Foundation

/// Reserves the right to mine the portal's texts and data, or grants it, as the W3C's TDM Reservation Protocol has it.
struct MiningReservation {
    private let isReserved: Bool
    private let policy: String?
    /// The part of the host that is the portal's.
    private let place: String

    static let path = "/.well-known/tdmrep.json"

    /// Nil where the newsroom has said nothing of it: what is refused because of others' texts is not its own to
    /// reserve.
    init?(_ settings: SiteSettings) {
        let rights = settings.publication.aiCrawlers
        switch rights.training {
        case .refuse: isReserved = true
        case .allow: isReserved = false
        case .auto, nil: return nil
        }
        policy = isReserved ? rights.policy : nil
        place = settings.baseURL.link("/")
    }

    /// As headers of every answer.
    var headers: [ServingRule.Header] {
        [ServingRule.Header("TDM-Reservation", isReserved ? "1" : "0")]
            + (policy.map { [ServingRule.Header("TDM-Policy", $0)] } ?? [])
    }

    /// As a file for the whole host.
    func bytes() throws -> [UInt8] {
        let rule = Rule(location: place, reservation: isReserved ? 1 : 0, policy: policy)
        return [UInt8](try JSONEncoder.stable(isPretty: true).encode([rule])) + [0x0A]
    }

    private struct Rule: Encodable {
        let location: String
        let reservation: Int
        let policy: String?

        enum CodingKeys: String, CodingKey {
            case location
            case reservation = "tdm-reservation"
            case policy = "tdm-policy"
        }
    }
}
