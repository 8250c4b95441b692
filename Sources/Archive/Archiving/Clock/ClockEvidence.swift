import Basics
import Domain
import GRDB

/// What the archive's items say of which clock was wrong, where two contradict each other: this build's or an earlier
/// one's. Someone may also build for an old moment on purpose, and that must not change what was noted since.
struct ClockEvidence {
    let database: Database
    let now: Int

    /// So many of the newest items are asked.
    private static let witnesses = 200
    private static let day = Int(clamping: NotedTime.tolerance)

    private var limit: Int { now + Self.day }

    /// Whether now is later than what was noted for times to come, which then was noted by a wrong clock.
    func isCredible() throws -> Bool {
        guard now >= NewsTime.earliestBuild.seconds else { return false }
        let dates = try newest().filter { $0.firstSeen > limit }.compactMap(\.published)
        // Sources date what they bring: if most of it is dated after now, it is this clock that lags.
        if !dates.isEmpty { return dates.count { $0 <= limit } * 2 > dates.count }
        guard let oldest = try firstSeen(of: "ORDER BY number LIMIT 1") else { return true }
        guard oldest <= limit else { return oldest > now + 365 * Self.day }
        // A clock that jumped leaves a gap behind.
        let next = try firstSeen(of: "WHERE first_seen > ? ORDER BY first_seen LIMIT 1", [limit])
        return next.map { $0 > limit + 7 * Self.day } ?? true
    }

    /// Whether most of what came in until then was dated after it, and before now: the clock lagged.
    func lagged(until last: Int) throws -> Bool {
        let dated = try newest().filter { $0.firstSeen <= last + Self.day && $0.published != nil }
        let ahead = dated.count { item in
            item.published.map { $0 > item.firstSeen + Self.day && $0 <= limit } ?? false
        }
        return ahead * 2 > dated.count
    }

    private struct Witness {
        let firstSeen: Int
        let published: Int?
    }

    /// Of the newest items of real sources; the newsroom may date its own as it likes.
    private func newest() throws -> [Witness] {
        let newest = try Column.all(
            in: database,
            "FROM items ORDER BY number DESC LIMIT ?",
            [Self.witnesses]
        ) { row -> Witness? in
            guard try row[.source] != Source.ownID.text, try row[.origin] == Origin.live.rawValue
            else { return nil }
            return Witness(firstSeen: try row[.firstSeen], published: try row[.published])
        }
        return newest.compactMap(\.self)
    }

    private enum Column: Int, SelectedColumn {
        case firstSeen, published, source, origin
    }

    private func firstSeen(of order: String, _ arguments: StatementArguments = []) throws -> Int? {
        try Int.fetchOne(
            database,
            sql: "SELECT first_seen FROM items \(order)",
            arguments: arguments
        )
    }
}
