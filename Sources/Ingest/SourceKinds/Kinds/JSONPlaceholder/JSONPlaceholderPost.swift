import Domain

/// A post of jsonplaceholder.org.
struct JSONPlaceholderPost: LooseRow {
    @Loose var id: String?
    @Loose var slug: String?
    @Loose var url: String?
    @Loose var title: String?
    @Loose var content: String?
    @Loose var image: String?
    @Loose var thumbnail: String?
    @Loose var status: String?
    @Loose var category: String?
    @Loose var publishedAt: String?
    @Loose var updatedAt: String?
}
