import Domain
import GRDB

/// Takes over the items of feeds with shared ids from archives of before schema 7, which told them apart by
/// identities made of id, link, text and number: `id|link`, `id|link|hash`, `link|hash`, each perhaps with `|2`.
struct FormerNamesakes {
    let database: Database

    private struct Item {
        let number: Int
        let identity: String
        let traits: ItemTraits
    }

    func takeOver() throws {
        let sources = try String.fetchAll(
            database,
            sql: "SELECT DISTINCT source FROM items WHERE identity LIKE '%|%' ORDER BY source"
        )
        for source in sources { try takeOver(of: SourceID(source)) }
    }

    private func takeOver(of source: SourceID) throws {
        var groups: [String: [Item]] = [:]
        let rows = try ItemTraits.Column.rows(
            in: database,
            "FROM items WHERE source = ? AND identity LIKE '%|%' ORDER BY number",
            [source.text]
        )
        while let row = try rows.next() {
            let identity: String = try row[.identity]
            guard let name = Self.name(in: identity, link: try row[.link]) else { continue }
            let item = Item(
                number: try row[.number],
                identity: identity,
                traits: try ItemTraits(row)
            )
            groups[name, default: []].append(item)
        }
        guard !groups.isEmpty else { return }
        let namesakes = Namesakes(database: database, source: source)
        for (name, items) in groups.sorted(by: { $0.key < $1.key }) {
            // What came later as the same once more keeps its address, but nothing leads to it again.
            var known: Set<ItemTraits> = []
            for item in items where known.insert(item.traits).inserted {
                try namesakes.note(.init(identity: item.identity, traits: item.traits), named: name)
            }
            if let alone = try namesakes.single(name), known.insert(alone.traits).inserted {
                try namesakes.note(alone, named: name)
            }
        }
        try EntryFingerprints(database: database).forget(source)
    }

    /// What stands before link, hash and number; nil where the bar belongs to the id itself.
    static func name(in identity: String, link: String?) -> String? {
        var rest = identity[...]
        if let number = part(of: rest), number.count <= 6, number.allSatisfy(\.isWholeNumber),
            let hash = part(of: rest.dropLast(number.count + 1)), isHash(hash)
        {
            rest = rest.dropLast(number.count + 1)
        }
        let hash = part(of: rest).flatMap { isHash($0) ? $0 : nil }
        if let hash { rest = rest.dropLast(hash.count + 1) }
        guard let bar = barBeforeLink(in: rest, link: link) else {
            return hash == nil ? nil : String(rest)
        }
        return String(rest[..<bar])
    }

    private static func part(of text: Substring) -> Substring? {
        text.lastIndex(of: "|").map { text[text.index(after: $0)...] }
    }

    private static func isHash(_ text: Substring) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Links were kept as the feed writes them: whole, or the end of what they were resolved to.
    private static func barBeforeLink(in text: Substring, link: String?) -> String.Index? {
        guard let link = link?.lowercased() else { return nil }
        return text.indices.first { place in
            guard text[place] == "|", place > text.startIndex else { return false }
            let rest = text[text.index(after: place)...].lowercased()
            return rest.hasPrefix("http://") || rest.hasPrefix("https://")
                || rest.contains("/") && link.hasSuffix(rest.drop { $0 == "." })
        }
    }
}
