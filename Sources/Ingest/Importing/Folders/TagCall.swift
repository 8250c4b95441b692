/// A call of a Hugo shortcode or of a Liquid tag: a name with values.
struct TagCall {
    let name: String
    var values: [String: String] = [:]
    /// Those without a name.
    var words: [String] = []

    /// - Parameter text: what stands between the signs that open and close it.
    init(_ text: Substring) {
        var rest = text.drop(while: \.isWhitespace)
        let name = rest.prefix { !$0.isWhitespace }
        self.name = String(name)
        rest = rest.dropFirst(name.count)
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard let first = rest.first else { break }
            if let value = Self.quoted(&rest) {
                words.append(value)
                continue
            }
            let word = rest.prefix { !$0.isWhitespace && $0 != "=" }
            rest = rest.dropFirst(max(word.count, first == "=" ? 1 : 0))
            let gap = rest.prefix(while: \.isWhitespace)
            guard rest.dropFirst(gap.count).first == "=", !word.isEmpty else {
                if !word.isEmpty { words.append(String(word)) }
                continue
            }
            rest = rest.dropFirst(gap.count + 1).drop(while: \.isWhitespace)
            if let value = Self.quoted(&rest) {
                values[word.lowercased()] = value
            } else {
                let value = rest.prefix { !$0.isWhitespace }
                values[word.lowercased()] = String(value)
                rest = rest.dropFirst(value.count)
            }
        }
    }

    private static func quoted(_ rest: inout Substring) -> String? {
        guard let quote = rest.first, "\"'`".contains(quote) else { return nil }
        var value = ""
        var place = rest.index(after: rest.startIndex)
        while place < rest.endIndex, rest[place] != quote {
            let next = rest.index(after: place)
            if rest[place] == "\\", quote != "`", next < rest.endIndex {
                place = next
            }
            value.append(rest[place])
            place = rest.index(after: place)
        }
        rest = place < rest.endIndex ? rest[rest.index(after: place)...] : ""
        return value
    }
}
