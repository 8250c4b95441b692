import Basics
import Domain
import Foundation
import Presentation

/// How every source stands, for programs: `status.json`.
struct StatusDocument: Encodable {
    let sources: [Row]

    /// One source; absent facts are left out.
    struct Row: Encodable {
        let id: String
        let title: String
        let condition: String
        let since: Date
        let lastSuccess: Date?
        let failures: Int
        let goneSince: Date?
        let movedTo: String?
        let newestItem: Date?
        let cadenceSeconds: Int?
        let nextCheck: Date?
        let accepted: Int?
        let dropped: Int?
        let repaired: [String]?
        let objections: [String]?
        let days: [SourceDay]?
    }

    init(_ statuses: [SourceStatus], title: (SourceID) -> String) {
        sources = statuses.map { status in
            Row(
                id: status.source.text,
                title: title(status.source),
                condition: status.condition.rawValue,
                since: status.at,
                lastSuccess: status.lastSuccess,
                failures: status.failures,
                goneSince: status.goneSince,
                movedTo: status.movedTo,
                newestItem: status.rhythm?.newestItem,
                cadenceSeconds: status.rhythm?.cadence,
                nextCheck: status.nextCheck,
                accepted: status.reading?.accepted,
                dropped: status.reading?.dropped,
                repaired: status.reading?.remarks,
                objections: status.reading?.objections,
                days: status.days
            )
        }
    }

    /// Nil when there are no sources.
    static func bytes(of edition: any EditionReading, context: SiteContext) throws -> [UInt8]? {
        let statuses = try edition.statuses()
        guard !statuses.isEmpty else { return nil }
        return try StatusDocument(statuses, title: context.sourceTitle).bytes()
    }

    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder.stable(isPretty: true)
        encoder.dateEncodingStrategy = .iso8601
        return [UInt8](try encoder.encode(self)) + [0x0A]
    }
}
