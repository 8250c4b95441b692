/// The words of an item, as far as they are read.
struct ItemWords {
    /// Those of its title and those of its summary.
    let texts: [[Word]]

    /// Shorter words are seldom names.
    private static let leastOfName = 4

    init(_ item: StoryItem) {
        let summary = item.isMarkup ? StoryMarkup.words(of: item.summary) : item.summary
        texts = [
            WordScanner.words(of: item.title, limit: StoryLimits.titleLength),
            WordScanner.words(of: summary, limit: StoryLimits.summaryLength),
        ]
    }

    /// Those written as names are, each as a number that is the same in every run.
    var names: [Int64] {
        var names: Set<Int64> = []
        for word in texts.joined()
        where word.isCapital && !word.isFirst && word.length >= Self.leastOfName {
            names.insert(Int64(bitPattern: word.stem.value))
        }
        return Array(names)
    }
}
