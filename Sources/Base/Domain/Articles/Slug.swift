import Basics

/// Turns a headline into the readable part of an address.
public enum Slug {
    /// ASCII letters, digits and hyphens, accents folded, at most `limit` characters, cut at a word.
    /// Empty when nothing of the text folds to ASCII.
    public static func make(_ text: String, limit: Int) -> String {
        var words: [String] = []
        var word = ""
        for scalar in Folding.fold(text).unicodeScalars {
            switch scalar {
            case "0"..."9", "a"..."z":
                word.unicodeScalars.append(scalar)
            case "'":
                continue
            default:
                if !word.isEmpty { words.append(word) }
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return joined(words, limit: limit)
    }

    private static func joined(_ words: [String], limit: Int) -> String {
        guard let first = words.first else { return "" }
        var result = String(first.prefix(limit))
        for word in words.dropFirst() {
            guard result.count + 1 + word.count <= limit else { break }
            result += "-" + word
        }
        return result
    }
}
