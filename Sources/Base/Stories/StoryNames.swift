/// The names that run through a story: by those that recur, stories of other weeks are known as the same matter.
public enum StoryNames {
    /// More say no more of what it is about.
    public static let most = 6

    /// Names of at least half of the items, each as a number that is the same in every run.
    ///
    /// German writes all its nouns as names are written, so that none are known in it.
    ///
    /// - Parameter items: those of a story.
    /// - Returns: at most `most` of them, in order.
    public static func shared(by items: [StoryItem]) -> [Int64] {
        var counts: [Int64: Int] = [:]
        for item in items where !item.language.lowercased().hasPrefix("de") {
            for name in names(of: item) { counts[name, default: 0] += 1 }
        }
        let fewest = max(2, (items.count + 1) / 2)
        return counts.filter { $0.value >= fewest }
            .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            .prefix(most).map(\.key).sorted()
    }

    private static func names(of item: StoryItem) -> Set<Int64> {
        let texts = [
            (item.title, StoryLimits.titleLength), (item.summary, StoryLimits.summaryLength),
        ]
        var names: Set<Int64> = []
        for (text, limit) in texts {
            for word in WordScanner.words(of: text, limit: limit)
            where word.isCapital && !word.isFirst && word.length > 3 {
                names.insert(Int64(bitPattern: word.stem.value))
            }
        }
        return names
    }
}
