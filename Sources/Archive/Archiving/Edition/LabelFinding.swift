import Basics
import Domain
import GRDB

/// Finds out which articles of an edition carry which topics and authors, as far as these have lists of their own.
struct LabelFinding {
    let rules: LabelRules
    /// Where a published article stands in the edition; nil for any other.
    let place: (ItemID) -> Int32?

    /// What was found.
    struct Found {
        /// By the places of the articles, each label once.
        var labels: [Int32: [Label]] = [:]
        /// The name under which its oldest article carries each.
        var names: [Label: String] = [:]
        fileprivate var namedAt: [Label: Int32] = [:]
    }

    private enum Column: Int, SelectedColumn {
        case id, categories, author
    }

    /// All that articles carry as the newsroom's own, then what others carry of the same.
    func run(_ database: Database) throws -> Found {
        var found = Found()
        var known: [Label: Label?] = [:]
        func label(_ kind: Label.Kind, _ name: String) -> Label? {
            // Names come again and again: as a key, a name stands for itself.
            let key = Label(kind, id: name)
            if let label = known[key] { return label }
            let label = rules.label(kind, named: name.plainLine)
            known[key] = .some(label)
            return label
        }
        try read("source = ?", database) { row, place in
            for (kind, name) in try Self.names(row) {
                if let label = label(kind, name) { found.add(label, name, at: place) }
            }
        }
        let own = Set(found.names.keys).union(rules.meanings.values)
        guard rules.listsAllAuthors || own.contains(where: { $0.kind == .topic }) else {
            return found
        }
        try read("source <> ?", database) { row, place in
            for (kind, name) in try Self.names(row) {
                // Whom a feed names may only be called the same.
                if kind == .author, !rules.listsAllAuthors { continue }
                guard let label = label(kind, name), kind == .author || own.contains(label)
                else { continue }
                found.add(label, own.contains(label) ? nil : name, at: place)
            }
        }
        return found
    }

    private func read(
        _ condition: String,
        _ database: Database,
        _ take: (SelectedRow<Column>, Int32) throws -> Void
    ) throws {
        let rows = try Column.rows(
            in: database,
            """
            FROM items INDEXED BY items_labels
            WHERE \(condition) AND (categories <> '' OR author IS NOT NULL) ORDER BY source, number
            """,
            [Source.ownID.text]
        )
        while let row = try rows.next() {
            if let place = place(ItemID(stored: try row[.id])) { try take(row, place) }
        }
    }

    private static func names(
        _ row: SelectedRow<Column>
    ) throws -> [(kind: Label.Kind, name: String)] {
        StoredList.parts(try row[.author] ?? "").map { (.author, $0) }
            + StoredList.parts(try row[.categories]).map { (.topic, $0) }
    }
}

extension LabelFinding.Found {
    /// - Parameters:
    ///   - label: the label.
    ///   - name: the name that it has there; nil where that is none to go by.
    ///   - place: of the article.
    fileprivate mutating func add(_ label: Label, _ name: String?, at place: Int32) {
        if labels[place]?.contains(label) != true { labels[place, default: []].append(label) }
        guard let name, namedAt[label].map({ place < $0 }) ?? true else { return }
        namedAt[label] = place
        names[label] = name.plainLine
    }
}
