import Basics
public import Domain
public import Foundation
import GRDB

extension Archive {
    /// Settles which pictures the portal wants, from what has changed since it was settled last.
    ///
    /// - Parameters:
    ///   - sources: whose configuration and terms decide.
    ///   - drawsCards: whether articles without a picture get one drawn.
    ///   - entityCards: what is drawn for entities without a picture; nil where nothing is.
    ///   - now: the build's clock.
    /// - Throws: what SQLite says.
    public func settlePictures(
        of sources: [Source],
        drawsCards: Bool,
        entityCards: (any EntityCardTexts)? = nil,
        at now: Date
    ) throws {
        let policies = sources.map { ($0.id, PicturePolicy($0)) }
        try database.write { database in
            let uses = PictureUses(
                database: database,
                policies: Dictionary(policies) { first, _ in first },
                drawsCards: drawsCards,
                entityCards: entityCards,
                now: now
            )
            guard try uses.run() else { return }
            let repeated = try uses.repeated()
            for address in repeated.sorted() {
                try Self.keep(
                    PictureOutcome(
                        address: address,
                        result: .refused(PictureUses.manyShowIt),
                        nextCheck: .max
                    ),
                    in: database,
                    at: now
                )
            }
            try uses.allowAgain(allBut: repeated)
        }
    }

    /// Pictures of other hosts that are to be looked after, those whose address ends soon first, then the newest.
    public func duePictures(of sources: [Source], at now: Date) throws -> [DuePicture] {
        let expiring = Set(sources.filter { PicturePolicy($0).isExpiring }.map(\.id.text))
        return try database.read { database in
            let due = try DueColumn.all(
                in: database,
                """
                FROM pictures p JOIN picture_uses u ON u.address = p.address
                    LEFT JOIN items i ON i.id = u.owner
                WHERE (next_check <= ? OR next_check > ? AND next_check < ?)
                    AND p.address LIKE 'http%'
                GROUP BY p.number
                ORDER BY copy IS NULL DESC, MAX(COALESCE(i.sort_time, 0)) DESC, p.address
                """,
                [now.seconds, Self.latestCheck(after: now), Int.max]
            ) { row in
                let place: String = try row[.place]
                let shapes = try (row[.shapes] as String).split(separator: ",")
                return DuePicture(
                    address: try row[.address],
                    place: place,
                    recipe: PictureRecipe(shapes.compactMap { PictureShape(rawValue: String($0)) }),
                    original: try row[.original],
                    copyRecipe: try row[.recipe],
                    etag: try row[.etag],
                    lastModified: try row[.lastModified],
                    failures: try row[.failures],
                    isExpiring: expiring.contains(try row[.source]) || SignedAddress.ends(place)
                )
            }
            return due.filter(\.isExpiring) + due.filter { !$0.isExpiring }
        }
    }

    private enum DueColumn: Int, SelectedColumn {
        case address, place, original, recipe, etag, lastModified, failures, shapes, source

        var expression: String {
            switch self {
            case .address: "p.address"
            case .shapes: "GROUP_CONCAT(DISTINCT shape)"
            case .source: "MAX(u.source)"
            default: name
            }
        }
    }

    /// Pictures are left alone for a month at most: a later time is that of a clock which was ahead.
    private static func latestCheck(after now: Date) -> Int {
        now.addingTimeInterval(NotedTime.tolerance).seconds + 31 * 86_400
    }

    /// What is to be drawn, for what is newest first.
    public func dueCards(recipe: String, limit: Int) throws -> [CardText] {
        try database.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT p.address FROM pictures p JOIN picture_uses u ON u.address = p.address
                        LEFT JOIN items i ON i.id = u.owner LEFT JOIN entities e ON e.id = u.owner
                    WHERE shape = 'card' AND (copy IS NULL OR recipe <> ?)
                    GROUP BY p.number
                    ORDER BY MAX(COALESCE(i.sort_time, e.changed_at)) DESC, p.address LIMIT ?
                    """,
                arguments: [recipe, limit]
            ).compactMap { CardText(address: $0) }
        }
    }

    /// Keeps what came of some pictures, and notes it with all that show them.
    public func keep(_ outcomes: [PictureOutcome], at now: Date) throws {
        guard !outcomes.isEmpty else { return }
        try database.write { database in
            for outcome in outcomes { try Self.keep(outcome, in: database, at: now) }
        }
    }

    private static func keep(
        _ outcome: PictureOutcome,
        in database: Database,
        at now: Date
    ) throws {
        let before = try String.fetchOne(
            database,
            sql: "SELECT copy FROM pictures WHERE address = ?",
            arguments: [outcome.address]
        )
        var copy = before
        var reason: String?
        var recipe: String?
        switch outcome.result {
        case .ready(let made, let by):
            copy = StoredJSON.text(made)
            recipe = by
        case .fetched, .confirmed: break
        case .failed(let why): reason = why
        case .refused(let why):
            copy = nil
            reason = why
        }
        try database.cachedStatement(
            sql: """
                UPDATE pictures SET copy = :copy, reason = :reason, next_check = :next,
                    failures = CASE WHEN :reason IS NULL THEN 0 ELSE failures + 1 END,
                    recipe = COALESCE(:recipe, recipe), original = COALESCE(:original, original),
                    etag = COALESCE(:etag, etag),
                    last_modified = COALESCE(:modified, last_modified)
                WHERE address = :address
                """
        ).execute(arguments: [
            "copy": copy, "reason": reason, "next": outcome.nextCheck, "recipe": recipe,
            "original": outcome.original, "etag": outcome.etag, "modified": outcome.lastModified,
            "address": outcome.address,
        ])
        guard copy != before else { return }
        try PictureFingerprints(database: database, now: now).refreshFingerprints(
            ownersOf: outcome.address
        )
    }
}

extension Archive {
    /// What the newsroom's own pictures are used as, by their paths.
    public func ownPictureShapes() throws -> [String: Set<PictureShape>] {
        try database.read { database in
            let rows = try UseColumn.rows(
                in: database,
                "FROM picture_uses WHERE address NOT LIKE 'http%' AND shape <> 'card'"
            )
            var shapes: [String: Set<PictureShape>] = [:]
            while let row = try rows.next() {
                guard let shape = PictureShape(rawValue: try row[.shape]) else { continue }
                shapes[try row[.address], default: []].insert(shape)
            }
            return shapes
        }
    }

    private enum UseColumn: Int, SelectedColumn {
        case address, shape
    }

    private enum OwnColumn: Int, SelectedColumn {
        case name, state, reason, copy
    }

    /// The copies of the newsroom's own pictures, by the hash of the file and the recipe, or why there is none.
    public func ownCopies() throws -> [String: OwnCopy] {
        try database.read { database in
            var copies: [String: OwnCopy] = [:]
            let rows = try OwnColumn.rows(in: database, "FROM own_pictures")
            while let row = try rows.next() {
                copies[try row[.name]] = OwnCopy(
                    state: try row[.state],
                    copy: StoredJSON.value(PictureCopy.self, from: try row[.copy]),
                    reason: try row[.reason]
                )
            }
            return copies
        }
    }

    /// Keeps exactly these copies of the newsroom's own pictures.
    public func keepOwn(_ copies: [String: OwnCopy]) throws {
        try database.write { database in
            try database.execute(sql: "DELETE FROM own_pictures")
            for (name, own) in copies.sorted(by: { $0.key < $1.key }) {
                let row: WrittenRow = [
                    "name": name,
                    "state": own.state,
                    "reason": own.reason,
                    "copy": own.copy.flatMap { StoredJSON.text($0) },
                ]
                try row.insert(into: "own_pictures", in: database)
            }
        }
    }

    /// All copies that the archive knows.
    public func allCopies() throws -> [PictureCopy] {
        try database.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT copy FROM pictures WHERE copy IS NOT NULL
                    UNION ALL SELECT copy FROM own_pictures WHERE copy IS NOT NULL
                    """
            ).compactMap { StoredJSON.value(PictureCopy.self, from: $0) }
        }
    }

    /// The hashes of everything that was fetched for a picture that is in use.
    public func originals() throws -> Set<String> {
        try database.read { database in
            Set(
                try String.fetchAll(
                    database,
                    sql: "SELECT original FROM pictures WHERE original IS NOT NULL"
                )
            )
        }
    }

    /// Lets pictures whose files are gone be made again.
    public func forgetCopies(where isGone: (PictureCopy) -> Bool, at now: Date) throws -> Int {
        try database.write { database in
            let copies = try CopyColumn.all(
                in: database,
                "FROM pictures WHERE copy IS NOT NULL"
            ) { row in
                (
                    address: try row[.address] as String,
                    copy: StoredJSON.value(PictureCopy.self, from: try row[.copy])
                )
            }
            let gone = copies.filter { $0.copy.map(isGone) == true }.map(\.address)
            let forgotten: WrittenRow = [
                "copy": nil, "recipe": nil, "next_check": 0, "etag": nil, "last_modified": nil,
            ]
            for address in gone {
                try forgotten.update("pictures", where: "address = ?", [address], in: database)
                try PictureFingerprints(database: database, now: now).refreshFingerprints(
                    ownersOf: address
                )
            }
            return gone.count
        }
    }

    private enum CopyColumn: Int, SelectedColumn {
        case address, copy
    }
}
