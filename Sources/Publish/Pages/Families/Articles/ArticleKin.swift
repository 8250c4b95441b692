import Basics

/// An article of the newsroom's own with its key: those of several languages with one key are translations of each
/// other.
public struct ArticleKin: Hashable, Sendable {
    public let key: String
    /// The identity of the article.
    let article: String
    /// As messages name it.
    public let file: String

    public init(key: String, article: String, file: String) {
        self.key = key
        self.article = article
        self.file = file
    }

    func add(to hash: inout StableHash) {
        for text in [key, article, file] { hash.add(text) }
    }
}
