/// The keys in the head of a page.
enum PageHead {
    static let title = HeadKey.text("title")
    static let summary = HeadKey.text("summary")
    static let updated = HeadKey.pastDate("updated")
    static let isDraft = HeadKey.flag("draft")
    static let hasContents = HeadKey.flag("toc")
    static let slug = HeadKey.text("slug")
    static let navigation = HeadKey.navigation("navigation")
    /// What it is a translation of, or stands for.
    static let key = HeadKey.text("key")

    static let keys = Set(of: [
        title, summary, TextHead.language, updated, isDraft, hasContents, TextHead.aliases,
        TextHead.id, slug, navigation, key,
    ])
}
