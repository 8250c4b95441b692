public import Domain
public import Foundation
import GRDB

/// The pictures of elsewhere that the newsroom's own pages and notes show: they are no items, and their files say in each
/// build which they name.
struct WrittenPictures {
    let database: Database

    /// What their owners begin with in the archive; no id of an item has such a sign.
    static let mark = "text:"

    /// What stands there, by the owners.
    func standing() throws -> [String: Set<PictureUse>] {
        var standing: [String: Set<PictureUse>] = [:]
        let rows = try Column.rows(
            in: database,
            "FROM picture_uses WHERE owner LIKE '\(Self.mark)%'"
        )
        while let row = try rows.next() {
            let use = PictureUse(try row[.named], as: .body)
            standing[try row[.owner], default: []].insert(use)
        }
        return standing
    }

    private enum Column: Int, SelectedColumn {
        case owner, named
    }

    func copies() throws -> [String: PictureCopy] {
        try NamedCopy.all(in: database, where: "owner LIKE '\(Self.mark)%'")
    }
}

extension Archive {
    /// Settles which pictures of elsewhere the newsroom's own pages and notes want.
    ///
    /// - Parameters:
    ///   - named: their addresses, by the files that name them.
    ///   - now: the build's clock.
    /// - Throws: what SQLite says.
    public func settleWrittenPictures(_ named: [String: [String]], at now: Date) throws {
        let pairs = named.map { file, addresses in
            (WrittenPictures.mark + file, Set(addresses.map { PictureUse($0, as: .body) }))
        }
        let wanted = Dictionary(pairs) { first, _ in first }.filter { !$0.value.isEmpty }
        let standing = try database.read { try WrittenPictures(database: $0).standing() }
        guard wanted != standing else { return }
        try database.write { database in
            let uses = PictureUses(
                database: database,
                policies: [:],
                drawsCards: false,
                entityCards: nil,
                now: now
            )
            for owner in Set(wanted.keys).union(standing.keys).sorted() {
                try uses.put(wanted[owner] ?? [], of: owner, from: Source.ownID)
            }
        }
    }

    /// The copies of what the newsroom's own pages and notes show from elsewhere, by the addresses that they name.
    public func writtenCopies() throws -> [String: PictureCopy] {
        try database.read { try WrittenPictures(database: $0).copies() }
    }
}
