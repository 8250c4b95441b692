import Domain
import Pages

/// What the head of a file says of a topic or an author.
struct LabelHead {
    let name: String?
    /// Under which articles carry it too.
    let otherNames: [String]
    var summary: String?
    let picture: Picture?
    /// What is known of an author.
    var author: AuthorFacts?
    /// Articles that stand above all others.
    var pinned: [NamedArticle] = []
    let feedContent: FeedContent?
}
