import Basics
import Foundation

/// What a filter looks at: an item's texts without tags, as they stand and as folded words.
struct ItemText {
    /// No expression runs over more than this of one text.
    static let limit = 2_000

    let plain: String
    /// Folded words between single spaces, with one at both ends.
    let words: String

    init(_ texts: [String]) {
        plain = texts.map { Self.withoutTags($0) }.joined(separator: "\n")
        words = Self.words(of: plain)
    }

    static func words(of text: String) -> String {
        let words = Folding.fold(text).split { !$0.isLetter && !$0.isNumber }
        return " " + words.joined(separator: " ") + " "
    }

    /// Tags read as spaces: good enough for finding words, never for showing.
    private static func withoutTags(_ text: String) -> String {
        let start = text.prefix(limit)
        guard start.contains("<") else { return String(start) }
        var result = ""
        var isInTag = false
        for character in start {
            switch character {
            case "<": isInTag = true
            case ">" where isInTag:
                isInTag = false
                result.append(" ")
            default: if !isInTag { result.append(character) }
            }
        }
        return result
    }
}
