import Domain

/// The last part of an entity's path, computed once when it is first archived.
enum EntityAddress {
    /// - Parameters:
    ///   - entity: what it is made from.
    ///   - language: the site's first, in which it is named.
    ///   - id: stands behind the name of what comes in numbers, and alone where the name folds to nothing.
    ///   - isTaken: whether another entity of the kind has an address.
    /// - Returns: an address that no other has.
    /// - Throws: what `isTaken` throws.
    static func make(
        _ entity: Entity,
        in language: Language,
        id: ItemID,
        isTaken: (String) throws -> Bool
    ) rethrows -> String {
        let slug = Slug.make(entity.name(in: language), limit: 60)
        let full = slug.isEmpty ? id.text : "\(slug)-\(id.text)"
        switch entity {
        case .match(let match): return match.day.map { "\($0.path)/\(full)" } ?? full
        case .programme, .track, .event: return full
        case .competition, .person, .outlet, .figure, .place:
            return try slug.isEmpty || isTaken(slug) ? full : slug
        }
    }
}
