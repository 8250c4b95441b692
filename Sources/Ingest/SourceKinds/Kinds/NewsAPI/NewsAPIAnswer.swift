import Domain

/// An answer of NewsAPI: articles or sources in an envelope, or what went wrong.
struct NewsAPIAnswer: Decodable {
    @Loose var status: String?
    @Loose var code: String?
    @Loose var message: String?
    @Loose var articles: Rows<Article>?
    @Loose var sources: Rows<Outlet>?

    /// One story as NewsAPI gives it.
    struct Article: LooseRow {
        @Loose var source: Publisher?
        @Loose var author: String?
        @Loose var title: String?
        @Loose var description: String?
        @Loose var url: String?
        @Loose var urlToImage: String?
        @Loose var publishedAt: String?
        @Loose var content: String?
    }

    /// Who published a story.
    struct Publisher: LooseRow {
        @Loose var id: String?
        @Loose var name: String?
    }

    /// One newspaper or station of the list of sources.
    struct Outlet: LooseRow {
        @Loose var id: String?
        @Loose var name: String?
        @Loose var description: String?
        @Loose var url: String?
        @Loose var category: String?
        @Loose var language: String?
        @Loose var country: String?
    }
}
