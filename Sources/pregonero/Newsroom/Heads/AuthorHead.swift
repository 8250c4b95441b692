/// The keys in the head of an author.
enum AuthorHead {
    static let name = HeadKey.text("name")
    static let role = HeadKey.text("role")
    static let town = HeadKey.text("town")
    static let portrait = HeadKey.picture("portrait", with: ["alt"])
    static let links = HeadKey.texts("links")
    static let fediverse = HeadKey.text("fediverse")
    static let otherNames = HeadKey.texts("otherNames")
    static let feed = HeadKey.feedContent("feed")

    static let keys = Set(of: [
        name, role, town, TextHead.language, portrait, links, fediverse, otherNames, feed,
    ])
}
