import Domain
import GRDB

/// Gives pictures the portal's copies, and takes out those that may not be shown.
struct PictureReading {
    let database: Database
    let scope: EditionScope

    /// Nil when the picture is not to be shown at all.
    func shown(_ picture: Picture, of source: SourceID) throws -> Picture? {
        guard let policy = scope.policies[source], policy.showsOffered else { return nil }
        switch scope.pictures {
        case .none: return picture
        case .remote:
            let mayEnd = !policy.allowsRemote || SignedAddress.ends(picture.address)
            return mayEnd && !picture.isLocal ? nil : picture
        case .local:
            guard !picture.isLocal else { return picture }
            var picture = picture
            picture.copy = try copy(of: SignedAddress.unsigned(picture.address))
            return picture
        }
    }

    func shown(_ entity: Entity, of source: SourceID) throws -> Entity {
        guard scope.policies[source]?.allows(entity) == true else { return entity.withoutPictures }
        var failure: (any Error)?
        let shown = entity.mapPictures { picture, _ in
            do {
                return try self.shown(picture, of: source)
            } catch {
                failure = error
                return nil
            }
        }
        if let failure { throw failure }
        return shown
    }

    /// What was drawn for an article without a picture.
    func card(title: String, of source: SourceID) throws -> PictureCopy? {
        guard scope.pictures == .local, scope.drawsCards,
            scope.policies[source]?.drawsCards == true
        else { return nil }
        return try copy(of: CardText(title: title).address)
    }

    private enum CardColumn: Int, SelectedColumn {
        case owner, address, copy

        var expression: String { self == .address ? "u.address" : name }
    }

    /// What was drawn for entities of a kind, by their ids and by the addresses of the texts.
    func cards(of kind: EntityKind) throws -> [String: [String: PictureCopy]] {
        guard scope.pictures == .local, scope.drawsCards else { return [:] }
        let rows = try CardColumn.rows(
            in: database,
            """
            FROM entities e CROSS JOIN picture_uses u ON u.owner = e.id AND shape = 'card'
                JOIN pictures p ON p.address = u.address
            WHERE kind = ? AND copy IS NOT NULL
            """,
            [kind.rawValue]
        )
        var cards: [String: [String: PictureCopy]] = [:]
        while let row = try rows.next() {
            let copy = StoredJSON.value(PictureCopy.self, from: try row[.copy])
            cards[try row[.owner], default: [:]][try row[.address]] = copy
        }
        return cards
    }

    /// The copies of the pictures inside a text, by the addresses that it names.
    func copies(inTextOf owner: ItemID) throws -> [String: PictureCopy] {
        guard scope.pictures == .local else { return [:] }
        return try NamedCopy.all(
            in: database,
            where: "owner = ? AND shape = 'body'",
            [owner.text]
        )
    }

    private func copy(of address: String) throws -> PictureCopy? {
        let statement = try database.cachedStatement(
            sql: "SELECT copy FROM pictures WHERE address = ? AND copy IS NOT NULL"
        )
        return StoredJSON.value(
            PictureCopy.self,
            from: try String.fetchOne(statement, arguments: [address])
        )
    }
}
