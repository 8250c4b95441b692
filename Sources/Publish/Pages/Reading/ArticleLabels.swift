import Domain

/// The authors and topics of one article, each with its page where it has one.
struct ArticleLabels: Sendable {
    /// In the order in which the article names them.
    let authors: [ArticleLabel]
    /// Each once, whatever names the article has for it.
    let topics: [ArticleLabel]

    /// - Parameters:
    ///   - article: the article.
    ///   - shown: what there is of a label; nil for what has no page.
    init(_ article: Article, shown: (Label) -> ShownLabel?) {
        authors = Self.each(.author, article.authors, shown)
        topics = Self.each(.topic, article.categories, shown)
    }

    private static func each(
        _ kind: Label.Kind,
        _ names: [String],
        _ shown: (Label) -> ShownLabel?
    ) -> [ArticleLabel] {
        var seen: Set<Label> = []
        return names.compactMap { name in
            let found = shown(Label(kind, named: name))
            if let found, !seen.insert(found.label).inserted { return nil }
            return ArticleLabel(name: found?.name ?? name, shown: found)
        }
    }
}

/// An author or a topic as an article names it.
struct ArticleLabel: Sendable {
    let name: String
    /// Nil for what has no page.
    let shown: ShownLabel?
}
