public import Domain

/// Something that stands on the map of a town: only what is published of it.
public struct TownThing: Hashable, Sendable {
    public let title: String
    /// A site path.
    public let path: String
    public let point: GeoPoint
    /// What stands beside it in the list: a street, a day.
    public let note: String?
    /// The language of the title, where it is not that of the page.
    public let language: String?
    public let direction: String?

    public init(
        title: String,
        path: String,
        point: GeoPoint,
        note: String? = nil,
        language: String? = nil,
        direction: String? = nil
    ) {
        self.title = title
        self.path = path
        self.point = point
        self.note = note
        self.language = language
        self.direction = direction
    }
}
