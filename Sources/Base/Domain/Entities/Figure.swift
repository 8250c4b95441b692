import Basics

/// A member of a collection, such as a hero, or a child of one, such as a transformation.
public struct Figure: Hashable, Sendable, Codable {
    public var name: String
    public var text: LocalizedText?
    public var picture: Picture?
    /// The identity of the member that it belongs to; nil for the members themselves.
    public var parent: String?
    /// Its place among its siblings, from a leading `12. ` of its name; those without one come last.
    public var number: Int?
    public var more: String?
    /// Its place in the source's own order; without one it stands after those that have.
    public var position: Int?

    public init(name: String, parent: String? = nil) {
        self.name = name
        self.parent = parent
    }
}

extension Figure: EntityModel {
    public static let kind = EntityKind.figure

    public init?(_ entity: Entity) {
        guard case .figure(let figure) = entity else { return nil }
        self = figure
    }

    public var entity: Entity { .figure(self) }

    public func name(in language: Language) -> String { name }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var figure = self
        figure.picture = picture.flatMap { change($0, .portrait) }
        return figure
    }

    public var plausible: Figure {
        var figure = self
        figure.name = name.plainLine
        figure.text = text?.plainLines
        figure.number = number?.within(Plausible.order)
        figure.position = position?.within(Plausible.order)
        return figure
    }
}
