import Domain

/// Which pictures entities want to show, or what is drawn for those without one.
struct EntityPictures: Sendable {
    let policies: [SourceID: PicturePolicy]
    /// What is drawn; nil where nothing is.
    let cards: (any EntityCardTexts)?

    /// An entity as the archive holds it.
    struct Kept: Sendable {
        let source: SourceID
        let kind: EntityKind?
        let content: String

        enum Column: Int, SelectedColumn {
            case source, kind, content
        }

        init(_ row: SelectedRow<Column>) throws {
            source = SourceID(try row[.source])
            kind = EntityKind(rawValue: try row[.kind])
            content = try row[.content]
        }
    }

    func uses(of kept: Kept) -> Set<PictureUse> {
        guard let kind = kept.kind, let policy = policies[kept.source],
            let entity = StoredEntity.entity(kept.content, of: kind)
        else { return [] }
        let wanted = entity.wantedPictures
        guard !wanted.isEmpty else {
            let cards = cards?.texts(of: entity) ?? []
            return Set(cards.map { PictureUse($0.address, as: .card) })
        }
        guard policy.allows(entity) else { return [] }
        return Set(wanted.map { PictureUse($0.picture.address, as: $0.shape) })
    }
}
