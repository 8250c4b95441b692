/// Says what is drawn for entities that have no picture.
public protocol EntityCardTexts: Sendable {
    /// Differs whenever other texts come of the same entities.
    var fingerprint: UInt64 { get }

    /// What is drawn for one, in every language of the site; nothing for a kind that has no cards.
    func texts(of entity: Entity) -> [CardText]
}
