import Domain
import Foundation
import GRDB

/// Finds what is older than the site keeps; nothing while the clock is in doubt.
struct AgedItems {
    let database: Database
    let rules: KeepingRules
    let now: Date

    /// A site from which so many items, and such a share of all in percent, would go at once has a wrong clock.
    private static let least = 10
    private static let share = 30

    /// - Parameters:
    ///   - standing: how the clock stands to those of earlier builds.
    ///   - allowsMany: whether somebody wants it so.
    /// - Returns: the ids, and what a person should know.
    /// - Throws: what SQLite says.
    func find(
        _ standing: Chronology.Standing,
        allowsMany: Bool
    ) throws -> (ids: [String], remark: Diagnostic?) {
        guard let age = rules.retention.age else { return ([], nil) }
        let aged = try Column.all(
            in: database,
            """
            FROM items WHERE kept_out_by IS NULL AND withdrawn_at IS NULL AND source <> ?
                AND sort_time < ? ORDER BY id
            """,
            [Source.ownID.text, now.seconds - age]
        ) { row in
            (id: try row[.id] as String, isPublic: try row[.publicSince] as Int? != nil)
        }
        // What nobody has seen yet is missed by nobody.
        let shown = aged.count(where: \.isPublic)
        if shown > 0, !allowsMany {
            if let last = standing.jumpedFrom { return ([], jumped(from: last, shown)) }
            if shown >= Self.least {
                let all = try published()
                if shown * 100 > all * Self.share { return ([], many(shown, of: all)) }
            }
        }
        return (aged.map(\.id), nil)
    }

    private enum Column: Int, SelectedColumn {
        case id, publicSince
    }

    private func published() throws -> Int {
        try Int.fetchOne(
            database,
            sql: """
                SELECT COUNT(*) FROM items
                WHERE kept_out_by IS NULL AND withdrawn_at IS NULL AND public_since IS NOT NULL
                """
        ) ?? 0
    }

    private func jumped(from last: Date, _ count: Int) -> Diagnostic {
        Diagnostic(
            .warning,
            "the clock says \(Chronology.text(now)), the last build was at \(Chronology.text(last)): "
                + "\(Self.articles(count)) too old by it, and nothing is retired this time",
            hint: "the next build goes on if the clock is right; --allow-shrink does at once"
        )
    }

    private func many(_ count: Int, of all: Int) -> Diagnostic {
        Diagnostic(
            .warning,
            "by the clock, \(Chronology.text(now)), \(count) of \(all) articles are too old at once: "
                + "nothing is retired",
            hint: "if it is right, --allow-shrink retires them"
        )
    }

    private static func articles(_ count: Int) -> String {
        count == 1 ? "one article is" : "\(count) articles are"
    }
}
