/// How readers of the source answered an item, as it counts them.
public struct Reactions: Hashable, Sendable, Codable {
    public let likes: Int?
    public let dislikes: Int?
    public let views: Int?

    /// Nil where nothing was counted.
    public init?(likes: Int?, dislikes: Int?, views: Int?) {
        let counts = [likes, dislikes, views].map { count in count.flatMap { $0 < 0 ? nil : $0 } }
        guard counts.contains(where: { $0 != nil }) else { return nil }
        self.likes = counts[0]
        self.dislikes = counts[1]
        self.views = counts[2]
    }
}
