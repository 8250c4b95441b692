import Basics

/// Counts the words of a plain text; scripts without spaces count two characters as a word.
enum WordCount {
    static func of(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { plain($0) } ?? scalars(of: text)
    }

    /// Of ASCII alone, eight bytes at once; nil for any other text.
    private static func plain(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        var words = 0
        // Set where what stands before is blank, as the beginning is.
        var before: UInt64 = 0x80
        for offset in stride(from: 0, to: text.count, by: ByteWord.width) {
            let word = ByteWord(text, at: offset)
            if word.beyondASCII != 0 { return nil }
            let blanks = word.below(0x21)
            words += ((blanks << 8 | before) & ~blanks).nonzeroBitCount
            before = blanks >> 56
        }
        return words
    }

    private static func scalars(of text: String) -> Int {
        var words = 0
        var ideographs = 0
        var isInWord = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x21...0x7F:
                if !isInWord { words += 1 }
                isInWord = true
            case 0...0x20:
                isInWord = false
            case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF:
                ideographs += 1
                isInWord = false
            case _ where scalar.properties.isWhitespace:
                isInWord = false
            default:
                if !isInWord { words += 1 }
                isInWord = true
            }
        }
        return words + (ideographs + 1) / 2
    }
}
