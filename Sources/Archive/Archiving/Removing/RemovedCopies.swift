import Basics
import Domain
import GRDB

/// Finds what is new and tells a story that was taken out: by its headline, as it would have been folded under it, or by
/// an address that its publisher gives to nothing else.
struct RemovedCopies {
    let database: Database
    let rules: ClassificationRules

    /// A copy, and the item that stands for the story.
    struct Copy {
        let item: RemovedItem
        let root: String
    }

    /// - Parameter last: items up to this number had been archived before.
    /// - Returns: those that nobody has seen yet.
    /// - Throws: what SQLite says.
    func find(after last: Int) throws -> [Copy] {
        let removed = try RemovedItem.all(in: database)
        guard !removed.isEmpty else { return [] }
        let byTitle = Dictionary(grouping: removed.filter { $0.titleKey != nil }) {
            $0.titleMark ?? ""
        }
        let byAddress = Dictionary(grouping: removed.filter { $0.canonical != nil }) {
            $0.canonical ?? ""
        }
        let new = try RemovedItem.fetch(
            """
            WHERE number > ? AND public_since IS NULL AND kept_out_by IS NULL AND source <> ?
            ORDER BY number
            """,
            [last, Source.ownID.text],
            in: database
        )
        return try new.compactMap { item in
            let told = (item.titleMark.flatMap { byTitle[$0] } ?? []).first {
                $0.source != item.source
                    && $0.sortTime.apart(from: item.sortTime) <= DuplicateFolding.window
            }
            let addressed = item.canonical.map {
                (byAddress[$0] ?? []) + (byAddress[ErasedItems.mark($0)] ?? [])
            }
            let linked = try (addressed ?? []).first {
                try isSamePublisher($0.source, item.source) && isTheOnlyOne($0, beside: item)
            }
            return (told ?? linked).map { Copy(item: item, root: $0.root) }
        }
    }

    /// Some feeds give all their items the address of their home page.
    private func isTheOnlyOne(_ removed: RemovedItem, beside item: RemovedItem) throws -> Bool {
        let others = try Int.fetchOne(
            database,
            sql: """
                SELECT COUNT(*) FROM items
                WHERE canonical = ? AND source IN (?, ?) AND id NOT IN (?, ?)
                """,
            arguments: [item.canonical, removed.source, item.source, removed.id, item.id]
        )
        return others == 0
    }

    /// Whether two feeds are one, or asked at one host.
    private func isSamePublisher(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        let hosts = [one, other].map { rules.source(SourceID($0))?.address.flatMap(host) }
        return hosts[0] != nil && hosts[0] == hosts[1]
    }

    private func host(of address: String) -> String? {
        let parts = address.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 3 && parts[0].hasSuffix(":") ? parts[2].lowercased() : nil
    }
}
