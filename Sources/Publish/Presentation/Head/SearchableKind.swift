/// A kind of things that a portal publishes and its search finds.
public struct SearchableKind: Sendable {
    /// As the index and addresses of searches spell it.
    public let rawValue: String
    /// The text that names one of its kind.
    public let title: TextKey
    /// The text that names all of its kind.
    public let plural: TextKey
    /// Its place among the kinds, where readers choose from them.
    public let rank: Int

    public init(_ rawValue: String, title: TextKey, plural: TextKey, rank: Int) {
        self.rawValue = rawValue
        self.title = title
        self.plural = plural
        self.rank = rank
    }

    public static let article = SearchableKind(
        "article",
        title: .kindArticle,
        plural: .kindsArticle,
        rank: 0
    )
    public static let source = SearchableKind(
        "source",
        title: .kindSource,
        plural: .outlets,
        rank: 50
    )
}

extension SearchableKind: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
