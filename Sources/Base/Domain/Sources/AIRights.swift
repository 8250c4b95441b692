/// What a site wants of programs that gather texts for language models: a wish, which polite ones heed.
public struct AIRights: Hashable, Sendable {
    /// Of those that look something up to answer a reader, and name where they have it from.
    public var search: Answer?
    /// Of those that gather texts to train models.
    public var training: Answer?
    /// Where the conditions stand under which texts may be mined all the same.
    public var policy: String?

    public init(search: Answer? = nil, training: Answer? = nil, policy: String? = nil) {
        self.search = search
        self.training = training
        self.policy = policy
    }

    /// What one kind of them is told.
    public enum Answer: String, Sendable, CaseIterable {
        /// No where the site shows excerpts of others, else nothing.
        case auto
        case refuse
        case allow
    }
}
