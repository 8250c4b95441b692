import Domain

/// What a page tells already: an article, or any that tells the same event.
struct ToldMatters {
    private var ids: Set<ItemID> = []

    func have(_ article: Article) -> Bool { ids.contains(Self.matter(of: article)) }

    /// - Returns: false for what is told already.
    @discardableResult
    mutating func take(_ article: Article) -> Bool {
        ids.insert(Self.matter(of: article)).inserted
    }

    private static func matter(of article: Article) -> ItemID { article.story?.id ?? article.id }
}
