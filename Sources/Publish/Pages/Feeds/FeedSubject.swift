import Domain

/// What a feed carries: the newest articles of a list, or events.
enum FeedSubject: Hashable, Sendable {
    case articles(ArticleList)
    case agenda(AgendaPart)
}
