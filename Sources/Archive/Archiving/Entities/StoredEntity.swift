import Domain

/// An entity as one column holds it: its model as JSON, under the kind that the row names.
enum StoredEntity {
    static func text(_ entity: Entity) -> String { StoredJSON.text(entity.model) ?? "" }

    /// Nil for what an older program wrote in a form that is no longer understood: the source brings it anew.
    static func entity(_ text: String, of kind: EntityKind) -> Entity? {
        read(text, as: kind.model)
    }

    private static func read(_ text: String, as model: (some EntityModel).Type) -> Entity? {
        StoredJSON.value(model, from: text)?.plausibleEntity
    }
}
