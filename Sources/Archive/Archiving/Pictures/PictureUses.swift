import Basics
import Domain
import Foundation
import GRDB

/// Settles which pictures the portal wants to show, and where; of owners that have not changed nothing is read.
struct PictureUses {
    let database: Database
    let policies: [SourceID: PicturePolicy]
    /// Whether articles without a picture get one drawn.
    let drawsCards: Bool
    /// What is drawn for entities without a picture; nil where nothing is.
    let entityCards: (any EntityCardTexts)?
    let now: Date

    /// An address that this many items of a source offer, and one in ten of them, is its mark and no picture of theirs.
    private static let leastRepeated = 5

    /// - Returns: whether anything had to be looked at.
    func run() throws -> Bool {
        let newest = try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
        let note = ArchiveNote("pictures", in: database)
        let parts = try note.value()?.split(separator: " ", maxSplits: 1) ?? []
        var owners: [String]?
        let fingerprint = try fingerprint()
        if parts.count == 2, parts[1] == fingerprint, let last = Int(parts[0]) {
            guard last < newest else { return false }
            owners = try changedOwners(since: last)
        }
        if owners == nil { try wantAnew() }
        try settle(try owners ?? allOwners())
        try note.set("\(newest) \(fingerprint)")
        return true
    }

    /// What decides it beside the owners themselves.
    private func fingerprint() throws -> String {
        var hash = StableHash()
        for (source, policy) in policies.sorted(by: { $0.key < $1.key }) {
            hash.add(source.text)
            for flag in [
                policy.showsOffered, policy.showsBody, policy.needsStoreLink, policy.drawsCards,
            ] {
                hash.add(flag ? 1 : 0)
            }
        }
        // A text that is cleaned otherwise may show other pictures.
        let cleaned = try CleaningRecord(database).recipes().mapValues(\.recipe)
        for (source, recipe) in cleaned.sorted(by: { $0.key < $1.key }) {
            hash.add(source.text)
            hash.add(recipe)
        }
        if let entityCards { hash.add(entityCards.fingerprint) }
        return "\(PictureRecipe.version) \(drawsCards) \(hash.value)"
    }

    /// Copies that another version of the program made are due, whatever widths they have.
    private func wantAnew() throws {
        try database.execute(
            sql: """
                UPDATE pictures SET wanted = :version || SUBSTR(wanted, INSTR(wanted, ' ')),
                    next_check = CASE WHEN copy IS NULL THEN next_check ELSE 0 END
                WHERE wanted NOT LIKE :version || ' %'
                """,
            arguments: ["version": "\(PictureRecipe.version)"]
        )
    }

    /// Of whom something changed; what their texts show is looked up for each of them.
    private func changedOwners(since last: Int) throws -> [String] {
        try owners(
            among: "IN (SELECT item FROM changes WHERE number > :last AND what <> 'pictured')",
            whoseTextShowsOne: """
                EXISTS (SELECT 1 FROM cleaned WHERE number = items.number AND pictures <> '')
                """,
            ["last": last]
        )
    }

    private func allOwners() throws -> [String] {
        try owners(
            among: "IS NOT NULL",
            whoseTextShowsOne: "number IN (SELECT number FROM cleaned WHERE pictures <> '')",
            []
        )
    }

    /// Whoever may show a picture or showed one: most articles have none, and nothing is asked of them.
    ///
    /// - Parameters:
    ///   - condition: of the names of owners.
    ///   - hasTextPictures: holds for an item whose text shows one.
    ///   - arguments: what the condition is given.
    /// - Returns: their `id`s in order.
    /// - Throws: when the archive cannot be read.
    private func owners(
        among condition: String,
        whoseTextShowsOne hasTextPictures: String,
        _ arguments: StatementArguments
    ) throws -> [String] {
        // One after the other: with either of them in one condition, each row would be looked for in a list.
        let ways = drawsCards ? ["1"] : ["picture IS NOT NULL", hasTextPictures]
        let items = ways.map { "SELECT id FROM items WHERE id \(condition) AND \($0)" }
        return try String.fetchAll(
            database,
            sql: """
                \(items.joined(separator: " UNION "))
                UNION SELECT id FROM entities WHERE id \(condition)
                UNION SELECT owner FROM picture_uses
                    WHERE owner \(condition) AND owner NOT LIKE '\(WrittenPictures.mark)%'
                ORDER BY 1
                """,
            arguments: arguments
        )
    }

    private func settle(_ owners: [String]) throws {
        let pictures = EntityPictures(policies: policies, cards: entityCards)
        let settling = PipelineStage<Owner, Set<PictureUse>, any Error> { owner in
            switch owner.kind {
            case .item(_, let uses): uses
            case .entity(let entity): pictures.uses(of: entity)
            case .gone: []
            }
        } take: { owner, uses in
            try put(uses, of: owner.id, from: owner.source)
        }
        for id in owners { try settling.add(try owner(id)) }
        try settling.finish()
    }

    /// Whose pictures are settled.
    private struct Owner: Sendable {
        let id: String
        let kind: Kind

        enum Kind: Sendable {
            case item(SourceID, Set<PictureUse>)
            case entity(EntityPictures.Kept)
            case gone
        }

        var source: SourceID? {
            switch kind {
            case .item(let source, _): source
            case .entity(let entity): entity.source
            case .gone: nil
            }
        }
    }

    private func owner(_ id: String) throws -> Owner {
        if let found = try uses(ofItem: id) {
            return Owner(id: id, kind: .item(found.source, found.uses))
        }
        let entity = try EntityPictures.Kept.Column.first(
            in: database,
            "FROM entities WHERE id = ?",
            [id],
            read: EntityPictures.Kept.init
        )
        return Owner(id: id, kind: entity.map { .entity($0) } ?? .gone)
    }

    /// Lets an owner show exactly these.
    func put(_ wanted: Set<PictureUse>, of owner: String, from source: SourceID?) throws {
        let uses = try UseColumn.all(
            in: database,
            "FROM picture_uses WHERE owner = ?",
            [owner],
            isRepeated: true
        ) { row in
            let named: String = try row[.named]
            return PictureShape(rawValue: try row[.shape]).map { PictureUse(named, as: $0) }
        }
        let standing = Set(uses.compactMap(\.self))
        guard standing != wanted else { return }
        try database.execute(sql: "DELETE FROM picture_uses WHERE owner = ?", arguments: [owner])
        for use in wanted {
            let row: WrittenRow = [
                "owner": owner,
                "address": use.address,
                "shape": use.shape.rawValue,
                "source": source?.text ?? "",
                "named": use.named,
            ]
            try row.insert(into: "picture_uses", replaces: true, in: database)
        }
        for address in Set(standing.union(wanted).map(\.address)).sorted() {
            let place = wanted.first { $0.address == address }?.named
            try want(address, at: place)
        }
        try PictureFingerprints(database: database, now: now).refreshFingerprints(owner)
    }

    private enum UseColumn: Int, SelectedColumn {
        case shape, named
    }
}

extension PictureUses {
    /// Nil when the owner is no item.
    private func uses(ofItem id: String) throws -> (source: SourceID, uses: Set<PictureUse>)? {
        try ItemColumn.first(
            in: database,
            """
            FROM items LEFT JOIN cleaned ON cleaned.number = items.number WHERE items.id = ?
            """,
            [id]
        ) { row in
            let source = SourceID(try row[.source])
            guard try row[.isShown], let policy = policies[source] else { return (source, []) }
            var uses: Set<PictureUse> = []
            let picture = StoredJSON.value(Picture.self, from: try row[.picture])
            if let picture, policy.showsOffered, !policy.needsStoreLink {
                uses.insert(PictureUse(picture.address, as: .story))
            }
            if policy.showsBody {
                let named: String? = try row[.pictures]
                for address in named?.split(separator: "\n").prefix(Self.mostInBody) ?? [] {
                    uses.insert(PictureUse(String(address), as: .body))
                }
            }
            if drawsCards, picture?.isDrawing != false, policy.drawsCards {
                uses.insert(PictureUse(CardText(title: try row[.title]).address, as: .card))
            }
            return (source, uses)
        }
    }

    private enum ItemColumn: Int, SelectedColumn {
        case source, picture, pictures, title, isShown

        var expression: String {
            guard self == .isShown else { return name }
            return "withdrawn_at IS NULL AND kept_out_by IS NULL AND is_excluded = 0 "
                + "AND (duplicate_of IS NULL OR public_since IS NOT NULL)"
        }
    }

    /// More pictures of one text are left out.
    private static let mostInBody = 24

    /// Puts a picture down for what it is used as; one that nobody uses any more is forgotten.
    private func want(_ address: String, at place: String?) throws {
        let shapes = try String.fetchAll(
            database.cachedStatement(
                sql: "SELECT DISTINCT shape FROM picture_uses WHERE address = ?"
            ),
            arguments: [address]
        ).compactMap(PictureShape.init)
        guard !shapes.isEmpty else {
            try database.execute(
                sql: "DELETE FROM pictures WHERE address = ?",
                arguments: [address]
            )
            return
        }
        // The newsroom's own files are looked at in each build.
        guard address.hasPrefix("http") || CardText(address: address) != nil else { return }
        let recipe = PictureRecipe(shapes).text
        // One that has a copy of another recipe is due at once, a signed address is asked for as it is now.
        try database.cachedStatement(
            sql: """
                INSERT INTO pictures (address, place, wanted, next_check)
                VALUES (:address, COALESCE(:place, :address), :wanted, 0)
                ON CONFLICT (address) DO UPDATE SET
                    place = COALESCE(:place, place),
                    next_check = CASE WHEN wanted <> :wanted THEN 0 ELSE next_check END,
                    wanted = :wanted
                """
        ).execute(arguments: ["address": address, "place": place, "wanted": recipe])
    }

    /// Why a picture that was found is not wanted.
    static let manyShowIt = "many items of its source show it"

    /// What is among the others again may be fetched again.
    func allowAgain(allBut repeated: Set<String>) throws {
        let known = try String.fetchAll(
            database,
            sql: "SELECT address FROM pictures WHERE reason = ?",
            arguments: [Self.manyShowIt]
        )
        for address in known where !repeated.contains(address) {
            try database.execute(
                sql: "UPDATE pictures SET next_check = 0, reason = NULL WHERE address = ?",
                arguments: [address]
            )
        }
    }

    /// Addresses that many items of one source offer: its mark, which says nothing of any of them.
    func repeated() throws -> Set<String> {
        Set(
            try String.fetchAll(
                database,
                sql: """
                    SELECT address FROM picture_uses JOIN (
                        SELECT source AS whose, COUNT(*) AS number FROM picture_uses
                        WHERE shape = 'story' GROUP BY source
                    ) ON whose = source
                    WHERE shape = 'story' AND source <> :own
                    GROUP BY address, source
                    HAVING COUNT(*) >= :least AND COUNT(*) * 10 >= number
                    """,
                arguments: ["own": Source.ownID.text, "least": Self.leastRepeated]
            )
        )
    }
}
