/// The cleaned text of one article, ready for a page.
public struct ArticleBody: Hashable, Sendable {
    public let id: ItemID
    /// Safe HTML: allowed elements only, absolute addresses, balanced.
    public let html: String
    /// Number of words of the text, for the reading time.
    public let words: Int

    public init(id: ItemID, html: String, words: Int) {
        self.id = id
        self.html = html
        self.words = words
    }
}
