import Foundation

/// Brings headlines together that differ in case, accents, punctuation and spaces only.
public enum StoryTitle {
    /// Shorter headlines, as "Weather", stand over many stories.
    static let fewestWords = 4
    static let fewestBytes = 20

    /// The folded words of a headline; nil when it says too little to tell a story by.
    public static func key(_ title: String) -> String? {
        var key = ""
        var words = 0
        for word in Folding.fold(title).split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            key += key.isEmpty ? word : " " + word
            // In scripts without spaces between words each sign says about as much as a word.
            let signs = word.unicodeScalars.count { $0.properties.isIdeographic || $0.isKana }
            words += max(signs, 1)
        }
        return words >= fewestWords && key.utf8.count >= fewestBytes ? key : nil
    }
}

extension Unicode.Scalar {
    fileprivate var isKana: Bool { (0x3040...0x30FF).contains(value) }
}
