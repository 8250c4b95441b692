/// Things of one sort, which a reader can take off the map.
public struct TownLayer: Hashable, Sendable {
    /// Part of ids and classes: `people`.
    public let name: String
    public let title: String
    public let things: [TownThing]

    public init(name: String, title: String, things: [TownThing]) {
        self.name = name
        self.title = title
        self.things = things
    }
}
