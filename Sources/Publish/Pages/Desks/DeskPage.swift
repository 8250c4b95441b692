public import Presentation

/// A page of a desk: its route says what it shows.
public struct DeskPage: Hashable, Sendable {
    public let route: Route
    /// The part of the portal under which `build --only` names it.
    public let kind: PageKind
    public let stage: WritingStage
    /// Whether others should find it: it then stands in the sitemap.
    public let isIndexed: Bool
    /// The entry of the navigation that it belongs to.
    public let current: Route?
    /// In words for messages: `the match 'racing-union-k3f9q2abcd'`.
    public let owner: String

    public init(
        _ route: Route,
        kind: PageKind,
        stage: WritingStage,
        isIndexed: Bool = true,
        current: Route? = nil,
        owner: String
    ) {
        self.route = route
        self.kind = kind
        self.stage = stage
        self.isIndexed = isIndexed
        self.current = current
        self.owner = owner
    }
}
