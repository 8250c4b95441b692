/// What a podcast is about, in the words of Apple's list (of 2019, still in force), which other directories use too.
public struct PodcastCategory: Hashable, Sendable {
    public let name: String
    /// The wider category in which the list has it.
    public let parent: String?

    /// Nil for what the list does not have.
    public init?(named name: String) {
        for (parent, parts) in Self.list {
            if parent == name {
                self.init(name: name, parent: nil)
                return
            }
            if parts.contains(name) {
                self.init(name: name, parent: parent)
                return
            }
        }
        return nil
    }

    private init(name: String, parent: String?) {
        self.name = name
        self.parent = parent
    }

    /// All names, wide and narrow.
    public static let names = list.flatMap { [$0.parent] + $0.parts }

    private static let list: [(parent: String, parts: [String])] = [
        (
            "Arts",
            ["Books", "Design", "Fashion & Beauty", "Food", "Performing Arts", "Visual Arts"]
        ),
        (
            "Business",
            [
                "Careers", "Entrepreneurship", "Investing", "Management", "Marketing",
                "Non-Profit",
            ]
        ),
        ("Comedy", ["Comedy Interviews", "Improv", "Stand-Up"]),
        ("Education", ["Courses", "How To", "Language Learning", "Self-Improvement"]),
        ("Fiction", ["Comedy Fiction", "Drama", "Science Fiction"]),
        ("Government", []),
        (
            "Health & Fitness",
            [
                "Alternative Health", "Fitness", "Medicine", "Mental Health", "Nutrition",
                "Sexuality",
            ]
        ),
        ("History", []),
        (
            "Kids & Family",
            ["Education for Kids", "Parenting", "Pets & Animals", "Stories for Kids"]
        ),
        (
            "Leisure",
            [
                "Animation & Manga", "Automotive", "Aviation", "Crafts", "Games", "Hobbies",
                "Home & Garden", "Video Games",
            ]
        ),
        ("Music", ["Music Commentary", "Music History", "Music Interviews"]),
        (
            "News",
            [
                "Business News", "Daily News", "Entertainment News", "News Commentary", "Politics",
                "Sports News", "Tech News",
            ]
        ),
        (
            "Religion & Spirituality",
            [
                "Buddhism", "Christianity", "Hinduism", "Islam", "Judaism", "Religion",
                "Spirituality",
            ]
        ),
        (
            "Science",
            [
                "Astronomy", "Chemistry", "Earth Sciences", "Life Sciences", "Mathematics",
                "Natural Sciences", "Nature", "Physics", "Social Sciences",
            ]
        ),
        (
            "Society & Culture",
            ["Documentary", "Personal Journals", "Philosophy", "Places & Travel", "Relationships"]
        ),
        (
            "Sports",
            [
                "Baseball", "Basketball", "Cricket", "Fantasy Sports", "Football", "Golf",
                "Hockey", "Rugby", "Running", "Soccer", "Swimming", "Tennis", "Volleyball",
                "Wilderness", "Wrestling",
            ]
        ),
        ("Technology", []),
        ("True Crime", []),
        (
            "TV & Film",
            ["After Shows", "Film History", "Film Interviews", "Film Reviews", "TV Reviews"]
        ),
    ]
}
