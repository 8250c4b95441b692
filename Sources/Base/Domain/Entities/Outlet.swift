import Basics

/// A newspaper, agency or station that a directory lists.
public struct Outlet: Hashable, Sendable, Codable {
    public var name: String
    public var summary: LocalizedText?
    public var address: String?
    /// A feed that readers can follow.
    public var feed: String?
    public var category: String?
    public var language: String?
    /// ISO 3166-1 alpha-2, lower case.
    public var country: String?

    public init(name: String) {
        self.name = name
    }
}

extension Outlet: EntityModel {
    public static let kind = EntityKind.outlet

    public init?(_ entity: Entity) {
        guard case .outlet(let outlet) = entity else { return nil }
        self = outlet
    }

    public var entity: Entity { .outlet(self) }

    public func name(in language: Language) -> String { name }

    /// It has none.
    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self { self }

    public var plausible: Outlet {
        var outlet = self
        outlet.name = name.plainLine
        outlet.summary = summary?.plainLines
        outlet.category = category?.plainLine
        return outlet
    }
}
