/// A shortcode as a post calls it: `[gallery ids="1,2"]`, `[caption]…[/caption]`.
struct WordPressShortcode {
    let range: Range<Substring.Index>
    let name: String
    let values: [String: String]
    /// The first value without a name.
    let first: String?
    /// What stands between its tags.
    let body: String?
    let written: String
    /// Whether `[[name]]` shows it instead of calling it.
    let isQuoted: Bool

    /// Whether it is likely no word in brackets.
    var isMeant: Bool { !values.isEmpty || body != nil || name.contains { "_-".contains($0) } }

    /// The first one in a text that has the form of one.
    ///
    /// - Parameters:
    ///   - text: what is left of a post.
    ///   - closings: the tags of the whole post that close something.
    /// - Returns: nil where there is none.
    static func first(in text: Substring, _ closings: inout ClosingTags) -> WordPressShortcode? {
        var place = text.startIndex
        while let open = text[place...].firstIndex(of: "[") {
            if let call = WordPressShortcode(in: text, at: open, &closings) { return call }
            place = text.index(after: open)
        }
        return nil
    }

    /// A tag ends within so many bytes, or is none.
    private static let longest = 8_000

    private init?(in text: Substring, at open: Substring.Index, _ closings: inout ClosingTags) {
        let end = text.utf8.index(open, offsetBy: Self.longest, limitedBy: text.endIndex)
        var scanner = Scanner(
            text: text[open..<(end ?? text.endIndex)],
            place: text.index(after: open)
        )
        let isDoubled = scanner.skip("[")
        let name = scanner.word()
        guard let initial = name.first, initial.isLetter, initial.isASCII, name.count <= 60 else {
            return nil
        }
        var values: [String: String] = [:]
        var first: String?
        while true {
            scanner.skipBlanks()
            guard let next = scanner.next else { return nil }
            if next == "]" { break }
            if next == "/" {
                _ = scanner.skip("/")
                continue
            }
            guard next != "[", next != "<", let (key, value) = scanner.value() else { return nil }
            if let key { values[key.lowercased()] = value } else { first = first ?? value }
        }
        _ = scanner.skip("]")
        let isClosed = text[..<scanner.place].hasSuffix("/]")
        self.name = name.lowercased()
        self.values = values
        self.first = first
        if isDoubled, scanner.skip("]") {
            isQuoted = true
            body = nil
            range = open..<scanner.place
            written = String(text[range].dropFirst().dropLast())
            return
        }
        guard !isDoubled else { return nil }
        isQuoted = false
        let rest = text[scanner.place...]
        if !isClosed, let tag = closings.first(name, in: rest) {
            body = String(rest[..<tag.lowerBound])
            range = open..<tag.upperBound
        } else {
            body = nil
            range = open..<scanner.place
        }
        written = String(text[range])
    }

    /// Reads the values of a tag.
    private struct Scanner {
        let text: Substring
        var place: Substring.Index

        var next: Character? { place < text.endIndex ? text[place] : nil }

        mutating func skip(_ character: Character) -> Bool {
            guard next == character else { return false }
            place = text.index(after: place)
            return true
        }

        mutating func skipBlanks() {
            while let next, next.isWhitespace || next == "\u{A0}" {
                place = text.index(after: place)
            }
        }

        mutating func word() -> String {
            let start = place
            while let next, next.isLetter || next.isNumber || "_-".contains(next) {
                place = text.index(after: place)
            }
            return String(text[start..<place])
        }

        /// `name="value"`, `name=value` or a value alone; quotes may be curly, as editors make them.
        mutating func value() -> (String?, String)? {
            if let quote = next, Self.quotes[quote] != nil { return quoted().map { (nil, $0) } }
            let start = place
            // What is no name before the sign is part of an address.
            while let next, !next.isWhitespace, next != "]",
                next != "=" || !text[start..<place].allSatisfy(Self.isOfName)
            {
                place = text.index(after: place)
            }
            let word = String(text[start..<place])
            guard skip("=") else { return word.isEmpty ? nil : (nil, word) }
            if let quote = next, Self.quotes[quote] != nil { return quoted().map { (word, $0) } }
            let valueStart = place
            while let next, !next.isWhitespace, next != "]" { place = text.index(after: place) }
            return (word, String(text[valueStart..<place]))
        }

        private static func isOfName(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "_-".contains(character)
        }

        private static let quotes: [Character: Set<Character>] = [
            "\"": ["\""], "'": ["'"], "“": ["”", "“"], "”": ["”"], "«": ["»"],
        ]

        private mutating func quoted() -> String? {
            guard let quote = next, let ends = Self.quotes[quote] else { return nil }
            place = text.index(after: place)
            let start = place
            while let next, !ends.contains(next) { place = text.index(after: place) }
            guard place < text.endIndex else { return nil }
            defer { place = text.index(after: place) }
            return String(text[start..<place])
        }
    }
}
