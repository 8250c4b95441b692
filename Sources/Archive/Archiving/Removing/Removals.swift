import Basics
import Domain
import Foundation
import GRDB

/// Takes out for good what the removal list names, and all copies of the same story: no text of it is shown any more,
/// whoever brings it.
struct Removals {
    let database: Database
    let rules: KeepingRules
    let settlement: ClassificationRules
    let now: Date

    /// What a build did of it.
    struct Outcome {
        var gone = 0
        /// How many had something left that could be read.
        var erased = 0
        var erasedFrom: Set<SourceID> = []
        var remarks: [Diagnostic] = []
    }

    /// To look for what somebody may have meant takes its time.
    private static let mostHints = 5

    private var names: RemovalNames { RemovalNames(rules.removals) }
    private var itemsOut: ItemsOut { ItemsOut(database: database, now: now) }

    /// Lets come back what the list names no longer.
    ///
    /// - Returns: what a person should know who did not mean it.
    /// - Throws: what SQLite says.
    @discardableResult
    func readmit() throws -> Diagnostic? {
        let removed = try RemovedItem.all(in: database)
        guard !removed.isEmpty else { return nil }
        let names = names
        let named = Set(removed.filter { !names.lines(naming: $0).isEmpty }.map(\.root))
        let free = removed.filter { !named.contains($0.root) }
        for item in free { try itemsOut.readmit(where: "id = ?", [item.id]) }
        guard !free.isEmpty else { return nil }
        return Diagnostic(
            rules.removals.isEmpty ? .warning : .note,
            (free.count == 1 ? "one article" : "\(free.count) articles")
                + " that it named before may come back with the next answer",
            path: rules.removalFile,
            hint: "put the lines back if that is not meant"
        )
    }

    /// - Parameter last: items up to this number had been archived before.
    /// - Returns: how many went, and what a person should know.
    /// - Throws: what SQLite says.
    func run(after last: Int) throws -> Outcome {
        var outcome = Outcome()
        let standing = try RemovedItem.all(in: database)
        guard !rules.removals.isEmpty || !standing.isEmpty else { return outcome }
        var matched: Set<Int> = []
        let names = names
        for item in standing { matched.formUnion(names.lines(naming: item)) }
        var found: [RemovedItem] = []
        for item in try RemovalFinding(database: database, names: names).find() {
            matched.formUnion(names.lines(naming: item))
            found.append(item)
        }
        let stories = try found.flatMap(story)
        let all = Set(stories.map(\.id))
        outcome.remarks += try stories.compactMap { try otherPage(of: $0, but: all) }
        let gone = try remove(stories)
        let copies = try RemovedCopies(database: database, rules: settlement)
            .find(after: last)
        try remove(copies.map(\.item), under: copies.map(\.root))
        outcome.gone = gone + copies.count
        try erase(into: &outcome)
        outcome.remarks += copies.map(copyRemark)
        let unknown = rules.removals.filter { !matched.contains($0.line) }
        outcome.remarks += try unknown.enumerated().map { index, removal in
            try self.unknown(removal, names, hasHint: index < Self.mostHints)
        }
        return outcome
    }

    /// Leaves nothing of what lines want erased, and of what is told with it.
    private func erase(into outcome: inout Outcome) throws {
        guard rules.removals.contains(where: \.isErased) else { return }
        let names = names
        let removed = try RemovedItem.all(in: database)
        let roots = Set(removed.filter(names.erases).map(\.root))
        let erased = try ErasedItems(database: database)
            .erase(removed.filter { roots.contains($0.root) })
        guard !erased.isEmpty else { return }
        // What was out already changes nothing else that a build would see.
        for item in erased { try itemsOut.log(item.id, "erased") }
        outcome.erased = erased.count
        outcome.erasedFrom = Set(erased.map { SourceID($0.source) })
        try DueShredding(in: database).add(outcome.erasedFrom)
    }

    /// All items that are shown under one address, or under none because of it. The newsroom's own text stays when only
    /// what a source told of it is named.
    private func story(of item: RemovedItem) throws -> [RemovedItem] {
        try RemovedItem.fetch(
            "WHERE (id = :root OR duplicate_of = :root) AND (id = :id OR source <> :own)",
            ["root": item.root, "id": item.id, "own": Source.ownID.text],
            in: database
        )
    }

    private func remove(_ items: [RemovedItem]) throws -> Int {
        let gone = try itemsOut.take(items.map(\.id), .removal)
        let keys = Dictionary(items.map { ($0.id, $0.titleMark) }) { first, _ in first }
        for id in gone {
            // By the fingerprint of its headline a copy is known that comes later.
            try database.execute(
                sql: "UPDATE items SET title_key = ? WHERE id = ?",
                arguments: [keys[id] ?? nil, id]
            )
        }
        return gone.count
    }

    /// Copies that came later belong to the story: with it they may come back.
    private func remove(_ items: [RemovedItem], under roots: [String]) throws {
        _ = try remove(items)
        for (item, root) in zip(items, roots) {
            try database.execute(
                sql: "UPDATE items SET duplicate_of = ? WHERE id = ?",
                arguments: [root, item.id]
            )
        }
    }
}

extension Removals {
    /// The same story at an address of its own, which nobody has named.
    private func otherPage(of item: RemovedItem, but gone: Set<String>) throws -> Diagnostic? {
        guard let key = item.titleKey else { return nil }
        let others = try RemovedItem.fetch(
            """
            WHERE title_key = ? AND withdrawn_at IS NULL AND duplicate_of IS NULL
                AND public_since IS NOT NULL
            ORDER BY id
            """,
            [key],
            in: database
        )
        let other = others.first {
            !gone.contains($0.id)
                && $0.sortTime.apart(from: item.sortTime) <= DuplicateFolding.window
        }
        guard let other else { return nil }
        return Diagnostic(
            .warning,
            "the same headline stands at \(other.path), of '\(other.source)'",
            path: rules.removalFile,
            hint: "write that address too if it is to go"
        )
    }

    private func copyRemark(_ copy: RemovedCopies.Copy) -> Diagnostic {
        Diagnostic(
            .note,
            "what '\(copy.item.source)' tells at \(copy.item.link ?? copy.item.identity) is a copy of what was "
                + "taken out, and went with it",
            path: rules.removalFile
        )
    }

    private func unknown(
        _ removal: Removal,
        _ names: RemovalNames,
        hasHint: Bool
    ) throws -> Diagnostic {
        let finding = RemovalFinding(database: database, names: names)
        let near = hasHint ? try finding.nearest(to: removal) : nil
        return Diagnostic(
            .warning,
            "'\(removal.text)' names nothing that the portal has",
            path: rules.removalFile,
            line: removal.line,
            hint: near.map { "did you mean \($0)?" }
                ?? "write an article's address, on the portal or at its source"
        )
    }
}
