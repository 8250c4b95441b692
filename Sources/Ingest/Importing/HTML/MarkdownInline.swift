/// Puts the words of a line and what is emphasised in it together.
struct MarkdownInline {
    /// A part of a line.
    enum Piece {
        case words(String)
        /// The sign before and behind, and the element that stands in where the sign would not be read as one.
        case emphasis(sign: String, element: String, words: String)
    }

    private var pieces: [Piece] = []

    mutating func append(_ words: String) {
        if !words.isEmpty { pieces.append(.words(words)) }
    }

    mutating func append(sign: String, element: String, _ words: String) {
        let blank: (Character) -> Bool = { $0 == " " || $0 == "\n" }
        let start = words.prefix(while: blank)
        let rest = words.dropFirst(start.count)
        let end = rest.reversed().prefix(while: blank).reversed()
        let inner = String(rest.dropLast(end.count))
        append(String(start))
        if !inner.isEmpty {
            // A break of lines may not end in the sign's place.
            pieces.append(.emphasis(sign: sign, element: element, words: inner))
        }
        append(String(end))
    }

    /// The line.
    var text: String {
        var output = ""
        for (place, piece) in pieces.enumerated() {
            switch piece {
            case .words(let words): output += words
            case .emphasis(let sign, let element, let words):
                let next = place + 1 < pieces.count ? Self.first(of: pieces[place + 1]) : nil
                if Self.isRead(words, before: output.last, after: next) {
                    output += sign + words + sign
                } else {
                    output += "<\(element)>\(words)</\(element)>"
                }
            }
        }
        return output
    }

    private static func first(of piece: Piece) -> Character? {
        switch piece {
        case .words(let words): words.first
        case .emphasis: "*"
        }
    }

    /// Whether Markdown takes the signs for what they are meant (CommonMark 6.2: flanking).
    private static func isRead(_ words: String, before: Character?, after: Character?) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        func isEdge(_ character: Character?) -> Bool {
            guard let character else { return true }
            return character.isWhitespace || isSign(character)
        }
        if before == "*" || after == "*" || before == "~" || words.hasSuffix("\\") { return false }
        return (!isSign(first) || isEdge(before)) && (!isSign(last) || isEdge(after))
    }

    private static func isSign(_ character: Character) -> Bool {
        character.isPunctuation || character.isSymbol
    }
}
