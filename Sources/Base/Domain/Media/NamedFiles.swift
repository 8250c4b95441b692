/// Which pictures, sounds and films of the newsroom's own are named, by their paths below `Content/`.
public struct NamedFiles: Equatable, Sendable {
    /// By what is published.
    public var published: Set<String>
    /// By what is there and is not published now: drafts, what waits for its time, what has expired.
    public var waiting: Set<String>

    public init(published: Set<String> = [], waiting: Set<String> = []) {
        self.published = published
        self.waiting = waiting
    }
}
