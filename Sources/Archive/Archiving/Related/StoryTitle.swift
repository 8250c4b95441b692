import Basics

/// Brings headlines together that differ in case, accents, punctuation and spaces only.
enum StoryTitle {
    /// Shorter headlines, as "Weather", stand over many stories.
    static let fewestWords = 4
    static let fewestBytes = 20

    /// The folded words of a headline; nil when it says too little to tell a story by.
    static func key(_ title: String) -> String? {
        var folded = Folding.fold(title)
        let (key, words) =
            folded.withUTF8 { plainKey($0) } ?? key(ofFolded: folded)
        return words >= fewestWords && key.utf8.count >= fewestBytes ? key : nil
    }

    /// The same for text in ASCII alone, as most headlines are once folded; nil for any other.
    private static func plainKey(
        _ text: UnsafeBufferPointer<UInt8>
    ) -> (key: String, words: Int)? {
        var key: [UInt8] = []
        key.reserveCapacity(text.count)
        var words = 0
        var isWithin = false
        for byte in text {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                if !isWithin {
                    words += 1
                    if words > 1 { key.append(UInt8(ascii: " ")) }
                }
                key.append(byte)
                isWithin = true
            case 0x80...: return nil
            default: isWithin = false
            }
        }
        return (String(decoding: key, as: UTF8.self), words)
    }

    private static func key(ofFolded title: String) -> (key: String, words: Int) {
        var key = ""
        var words = 0
        for word in title.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            key += key.isEmpty ? word : " " + word
            // In scripts without spaces between words each sign says about as much as a word.
            let signs = word.unicodeScalars.count { $0.properties.isIdeographic || $0.isKana }
            words += max(signs, 1)
        }
        return (key, words)
    }
}

extension Unicode.Scalar {
    var isKana: Bool { (0x3040...0x30FF).contains(value) }
}
