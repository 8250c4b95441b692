import Basics
import Domain
import Foundation
import GRDB

/// The archived items of a source that share an identity in its feed, and what tells them apart.
struct Namesakes {
    /// An item of a feed as it is archived.
    struct Member {
        /// In the archive.
        let identity: String
        let traits: ItemTraits
        /// Seconds; known only of one that shares its identity with none yet.
        var published: Int?
    }

    let database: Database
    let source: SourceID

    /// Those of all identities that are known to be shared, by them; each group in the order in which its items came.
    func all() throws -> NamesakeGroups {
        let rows = try Column.rows(
            in: database,
            "FROM namesakes WHERE source = ? ORDER BY number",
            [source.text],
            isRepeated: true
        )
        var all = NamesakeGroups()
        while let row = try rows.next() {
            let traits = ItemTraits(
                link: Self.number(try row[.link]),
                title: Self.number(try row[.title]),
                body: Self.number(try row[.body])
            )
            let member = Member(identity: try row[.identity], traits: traits)
            all.add(member, named: try row[.name])
        }
        return all
    }

    private enum Column: Int, SelectedColumn {
        case name, identity, link, title, body
    }

    /// What is archived under an identity that nothing shared yet.
    func single(_ identity: String) throws -> Member? {
        try ItemTraits.Column.first(
            in: database,
            "FROM items WHERE source = ? AND identity = ?",
            [source.text, identity]
        ) { row in
            Member(
                identity: identity,
                traits: try ItemTraits(row),
                published: try row[.published]
            )
        }
    }

    /// Notes what tells an item from the others of its name now.
    func note(_ member: Member, named name: String) throws {
        let row: WrittenRow = [
            "source": source.text,
            "name": name,
            "identity": member.identity,
            "link": Self.stored(member.traits.link),
            "title": Self.stored(member.traits.title),
            "body": Self.stored(member.traits.body),
        ]
        try row.put(
            into: "namesakes",
            key: ["source", "identity"],
            keeping: ["name"],
            in: database
        )
    }

    /// Leaves of an item that is erased only marks: what tells it from the others still leads to it, so that it stays out.
    func erase(_ identity: String) throws {
        let name = try String.fetchOne(
            database,
            sql: "SELECT name FROM namesakes WHERE source = ? AND identity = ?",
            arguments: [source.text, identity]
        )
        guard let name else { return }
        try database.execute(
            sql: "UPDATE namesakes SET name = ?, identity = ? WHERE source = ? AND identity = ?",
            arguments: [
                ErasedItems.mark(name), ErasedItems.mark(identity), source.text, identity,
            ]
        )
    }

    /// Forgets what is archived no more.
    func forgetMissing() throws {
        try database.execute(
            sql: """
                DELETE FROM namesakes WHERE source = :source AND identity NOT IN
                    (SELECT identity FROM items WHERE source = :source)
                """,
            arguments: ["source": source.text]
        )
    }

    /// The identity of an item that joins others of its name, made of what stands in it alone.
    static func identity(of item: ReceivedItem, named name: String) -> String {
        let texts = [item.link, item.title, (item.content ?? item.summary)?.text]
        let hash = SHA256.digest(of: texts.map { $0 ?? "" }.joined(separator: "\u{0}"))
        return "\(name)|\(hash.prefix(16).hexadecimal)"
    }

    private static func number(_ stored: Int64?) -> UInt64? {
        stored.map { UInt64(bitPattern: $0) }
    }

    private static func stored(_ number: UInt64?) -> Int64? {
        number.map { Int64(bitPattern: $0) }
    }
}
