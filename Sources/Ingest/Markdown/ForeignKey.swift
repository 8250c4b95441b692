/// What keys of the heads of other programs are called here.
enum ForeignKey {
    private static let names: [String: [String]] = [
        "description": ["summary"], "excerpt": ["summary"], "subtitle": ["summary"],
        "lastmod": ["updated"], "modified": ["updated"], "last_modified_at": ["updated"],
        "publishdate": ["date"], "pubdate": ["date"],
        "expirydate": ["expires"],
        "featured_image": pictures, "featuredimage": pictures, "feature_image": pictures,
        "image": pictures, "images": pictures, "cover": pictures, "thumbnail": pictures,
        "series": ["tags"], "keywords": ["tags"],
        "lang": ["language"], "permalink": ["slug"], "url": ["slug"],
    ]

    private static let pictures = ["picture", "portrait"]

    /// What has no key here, and why.
    private static let others = [
        "slug": "leave it out: the address is made of the headline, or of the name of the file",
        "permalink":
            "leave it out: the address is made of the headline, or of the name of the file",
        "url": "leave it out: the address is made of the headline, or of the name of the file",
        "weight": "leave it out: what is newer stands above",
        "layout": "leave it out: the theme knows what a text is by its folder",
        "type": "leave it out: the theme knows what a text is by its folder",
    ]

    /// What to write in the place of a key that nobody reads; nil for one of no other program.
    static func hint(for name: String, known: Set<String>) -> String? {
        let name = name.lowercased()
        let own = (names[name] ?? []).first(where: known.contains)
        return own.map { "write '\($0)' in its place" } ?? others[name]
    }
}
