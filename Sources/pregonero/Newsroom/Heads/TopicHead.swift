/// The keys in the head of a topic.
enum TopicHead {
    static let name = HeadKey.text("name")
    static let summary = HeadKey.text("summary")
    static let picture = HeadKey.picture(
        "picture",
        with: ["alt", "caption", "credit", "license"]
    )
    static let synonyms = HeadKey.texts("synonyms")
    static let pinned = HeadKey.texts("pinned")
    static let feed = HeadKey.feedContent("feed")

    static let keys = Set(of: [
        name, TextHead.language, summary, picture, synonyms, pinned, feed,
    ])
}
