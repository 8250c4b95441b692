/// What a kind of entity says of itself, so that nothing else has to know all kinds.
public protocol EntityModel: Codable, Hashable, Sendable {
    static var kind: EntityKind { get }

    /// Whether there are so many of the kind that every address has the id behind the name.
    static var isNumerous: Bool { get }

    /// Nil for an entity of another kind.
    init?(_ entity: Entity)

    var entity: Entity { get }

    /// The day below whose path one of a numerous kind has its page.
    var addressDay: Day? { get }

    /// What the readable part of its address is made from.
    ///
    /// - Parameter language: the site's first.
    /// - Returns: its name; empty where it has none.
    func name(in language: Language) -> String

    /// The same with every picture as `change` gives it; the order is always the same.
    ///
    /// - Parameter change: is given each picture with what it is shown as; nil leaves it out.
    /// - Returns: the model with what is left.
    func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self

    /// The same without the numbers and times that nothing real has, and without what steers the display in its lines;
    /// its pictures are as they were.
    var plausible: Self { get }
}

extension EntityModel {
    public static var isNumerous: Bool { false }
    public var addressDay: Day? { nil }
}
