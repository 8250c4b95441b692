import Basics
import Domain
public import Foundation

/// When an article of the newsroom's own changes as its file says: what it tells is over, or a correction is shown.
public struct AwaitedChange: Hashable, Sendable {
    /// The identity of the article.
    let article: String
    let moment: Date

    public init(article: String, moment: Date) {
        self.article = article
        self.moment = moment
    }

    func add(to hash: inout StableHash) {
        hash.add(article)
        hash.add(Int(clamping: moment.timeIntervalSince1970))
    }

    /// The windows of those that are still to come, of articles that are published.
    static func windows(
        of changes: [AwaitedChange],
        in edition: any EditionReading
    ) throws -> [ClockWindow] {
        let coming = changes.filter { $0.moment > edition.clock }
        guard !coming.isEmpty else { return [] }
        let known = try edition.summaries(
            of: Source.ownID,
            identities: Set(coming.map(\.article))
        )
        let paths = try edition.paths(of: known)
        return coming.compactMap { change in
            paths[change.article].map { ClockWindow(page: $0, nextChange: change.moment) }
        }
    }
}
