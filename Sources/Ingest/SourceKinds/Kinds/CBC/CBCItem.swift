/// One entry of CBC's aggregate API.
struct CBCItem: LooseRow {
    @Loose var id: String?
    @Loose var sourceId: String?
    @Loose var title: String?
    @Loose var description: String?
    @Loose var type: String?
    /// Milliseconds since 1970.
    @Loose var publishedAt: Double?
    @Loose var updatedAt: Double?
    @Loose var active: Bool?
    @Loose var draft: Bool?
    @Loose var language: String?
    @Loose var images: Images?
    @Loose var typeAttributes: Attributes?

    struct Images: LooseRow {
        @Loose var square_140: String?
    }

    struct Attributes: LooseRow {
        @Loose var url: String?
        @Loose var deck: String?
        @Loose var imageSmall: String?
        @Loose var imageLarge: String?
        @Loose var sectionLabels: [String]?
        @Loose var author: Author?
    }

    struct Author: LooseRow {
        @Loose var name: String?
        @Loose var display: String?
    }
}
