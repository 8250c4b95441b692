/// The story that an article tells with others, as far as its card and its page say it.
public struct ArticleStory: Hashable, Sendable {
    public let id: ItemID
    /// What the story's address ends in.
    public let name: String
    /// How many sources tell it, where the article stands for all of them in a list; else 0.
    public let tellers: Int
    /// Others that tell it, the best first, where the article stands for all of them in lists; else none.
    public let others: [Other]

    public init(id: ItemID, name: String, tellers: Int, others: [Other]) {
        self.id = id
        self.name = name
        self.tellers = tellers
        self.others = others
    }

    /// What another one says of the same.
    public struct Other: Hashable, Sendable {
        public let path: String
        public let source: SourceID
        public let title: String
        public let language: Language
        public let details: ArticleDetails

        public init(
            path: String,
            source: SourceID,
            title: String,
            language: Language,
            details: ArticleDetails
        ) {
            self.path = path
            self.source = source
            self.title = title
            self.language = language
            self.details = details
        }
    }
}
