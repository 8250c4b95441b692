import HTMLCleaning

/// The plain text of a short value that may hold HTML, or may only look so: RSS never says.
///
/// Known elements are taken out and references decoded; `R&D`, `1 < 2` and `List<Int>` stay.
enum TitleText {
    static func plain(_ text: String) -> String {
        collapsed(stripped(text))
    }

    /// The same with its white space as it came.
    static func stripped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
        else { return text }
        var stripper = TagStripper(Array(text.utf8))
        return CharacterReferences.decode(stripper.strip())
    }

    /// A title that should be plain text: the references that careless feeds leave in it are decoded, tags are text.
    static func unescaped(_ text: String) -> String {
        collapsed(CharacterReferences.decodeComplete(text))
    }

    /// Each run of white space as one space, none at the ends.
    static func collapsed(_ text: String) -> String {
        var previous = UInt8(ascii: " ")
        var isCollapsed = true
        for byte in text.utf8 {
            if byte.isXMLSpace, byte != UInt8(ascii: " ") || previous == byte {
                isCollapsed = false
                break
            }
            previous = byte
        }
        if isCollapsed, previous != UInt8(ascii: " ") || text.isEmpty { return text }
        let words = text.utf8.split { $0.isXMLSpace }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for word in words {
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result.append(contentsOf: word)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
