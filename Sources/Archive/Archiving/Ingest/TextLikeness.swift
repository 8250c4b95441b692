import Basics
import Stories

/// The words of a text by which it is told whether another says the same.
struct TextLikeness {
    private let words: Set<Substring>

    /// Fewer words say nothing of what is told.
    private static let fewest = 5

    /// - Parameter text: the beginning of a summary or of a text, tags and all.
    init(_ text: String) {
        let folded = Folding.fold(StoryMarkup.words(of: text))
        words = Set(folded.split { !$0.isLetter }.filter { $0.count > 3 })
    }

    /// Whether one has half of the other's words, or says too little to tell.
    func isAlike(_ other: TextLikeness) -> Bool {
        let fewer = min(words.count, other.words.count)
        guard fewer >= Self.fewest else { return true }
        return words.intersection(other.words).count * 2 >= fewer
    }
}
