/// The names that run through a story: by those that recur, stories of other weeks are known as the same matter.
enum StoryNames {
    /// More say no more of what it is about.
    static let most = 6

    /// Whether they are known from other words in a language, told in small letters: German writes all its nouns as names.
    static func areKnown(in language: String) -> Bool { !language.hasPrefix("de") }

    /// Names that at least half of the items have.
    ///
    /// - Parameter items: the names of each item of a story.
    /// - Returns: at most `most` of them, in order.
    static func shared(by items: some Collection<[Int64]>) -> [Int64] {
        guard items.count > 1 else { return [] }
        var counts: [Int64: Int] = [:]
        for name in items.joined() { counts[name, default: 0] += 1 }
        let fewest = (items.count + 1) / 2
        return counts.filter { $0.value >= max(2, fewest) }
            .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            .prefix(most).map(\.key).sorted()
    }
}
