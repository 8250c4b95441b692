/// Counts the words of a plain text; scripts without spaces count two characters as a word.
enum WordCount {
    static func of(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { plain($0) } ?? scalars(of: text)
    }

    /// Of ASCII alone, byte by byte; nil for any other text.
    private static func plain(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        var words = 0
        var isInWord = false
        for byte in text {
            if byte >= 0x80 { return nil }
            if byte > 0x20, !isInWord { words += 1 }
            isInWord = byte > 0x20
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
