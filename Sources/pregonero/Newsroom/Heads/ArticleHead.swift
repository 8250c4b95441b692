import Domain

/// The keys in the head of an article.
enum ArticleHead {
    static let title = HeadKey.text("title")
    static let date = HeadKey.date("date")
    static let updated = HeadKey.pastDateOnceShown("updated")
    static let expires = HeadKey.date("expires")
    static let section = HeadKey.section("section")
    /// Of what it is a translation.
    static let key = HeadKey.text("key")
    static let authors = HeadKey.authors("author", with: ["authors"])
    static let summary = HeadKey.text("summary")
    static let picture = HeadKey.picture(
        "picture",
        with: ["alt", "caption", "credit", "license"]
    )
    static let audio = HeadKey.sound("audio")
    static let tags = HeadKey.tags("categories", with: ["tags"])
    static let hasContents = HeadKey.flag("toc")
    static let form = HeadKey.form("form")
    static let sponsor = HeadKey.text("sponsor")
    static let ai = HeadKey.choices("ai", AIUse.self)
    static let isLive = HeadKey.flag("live")
    static let ended = HeadKey.date("ended")
    static let points = HeadKey.texts("points")
    static let corrections = HeadKey.corrections("corrections")
    static let changes = HeadKey.choice("changes", SiteSettings.Changes.self)
    static let place = HeadKey.point("place")
    static let story = HeadKey.text("story")
    static let isBreaking = HeadKey.flag("breaking")
    static let isDraft = HeadKey.flag("draft")

    static let keys = Set(of: [
        title, date, updated, expires, section, TextHead.language, key, authors, summary, picture,
        audio, tags, hasContents, form, sponsor, ai, isLive, ended, points, corrections, changes,
        place, story, isBreaking, isDraft, TextHead.id, TextHead.aliases,
    ])
}
