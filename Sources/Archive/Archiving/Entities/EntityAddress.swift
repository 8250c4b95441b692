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
        let model = entity.model
        let slug = Slug.make(model.name(in: language), limit: 60)
        let full = slug.isEmpty ? id.text : "\(slug)-\(id.text)"
        if type(of: model).isNumerous {
            return model.addressDay.map { "\($0.path)/\(full)" } ?? full
        }
        return try slug.isEmpty || isTaken(slug) ? full : slug
    }
}
