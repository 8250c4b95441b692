extension Entity {
    /// The same without the numbers and times that nothing real has, and without what steers the display in its lines,
    /// whoever wrote them and whenever they were archived.
    public var plausible: Entity { model.plausibleEntity }
}

extension EntityModel {
    /// As an entity, without what nothing real has: nor do its pictures have it.
    public var plausibleEntity: Entity {
        mapPictures { picture, _ in picture.plausible }.plausible.entity
    }
}
