/// The cleaned text of one article, ready for a page.
public struct ArticleBody: Hashable, Sendable {
    public let id: ItemID
    /// Safe HTML: allowed elements only, absolute addresses, balanced.
    public let html: String
    /// Number of words of the text, for the reading time.
    public let words: Int
    /// The portal's copies of pictures that the text shows from elsewhere, by the addresses it names.
    public let pictures: [String: PictureCopy]

    public init(id: ItemID, html: String, words: Int, pictures: [String: PictureCopy] = [:]) {
        self.id = id
        self.html = html
        self.words = words
        self.pictures = pictures
    }
}
