/// A story that is no longer at the address under which it came out.
public struct MovedStory: Hashable, Sendable {
    /// What its address ended in.
    public let name: String
    public let target: Target

    /// Where readers find what it told.
    public enum Target: Hashable, Sendable {
        /// It was joined to a story, whose address ends so.
        case story(String)
        /// Its first article stands alone now, at this path.
        case article(String)
        /// Nothing is left of it.
        case gone
    }

    public init(name: String, target: Target) {
        self.name = name
        self.target = target
    }
}
