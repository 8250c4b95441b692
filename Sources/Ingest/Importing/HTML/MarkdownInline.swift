/// Puts the words of a line and what is emphasised in it together.
struct MarkdownInline {
    /// A part of a line.
    enum Piece {
        case words(String)
        /// The sign before and behind, and the element that stands in where the sign would not be read as one.
        case emphasis(sign: String, element: String, words: String)
    }

    private var pieces: [Piece] = []
    /// Whether words of the same line may stand before and behind it.
    private let isInner: Bool

    init(isInner: Bool) {
        self.isInner = isInner
    }

    mutating func append(_ words: String) {
        if !words.isEmpty { pieces.append(.words(words)) }
    }

    mutating func append(sign: String, element: String, _ words: String) {
        var inner = words[...]
        var (start, end) = ("", "")
        // Blanks and breaks of lines stand outside, where Markdown reads the signs.
        while let blank = [" ", "\\\n"].first(where: inner.hasPrefix) {
            start += blank
            inner = inner.dropFirst(blank.count)
        }
        while let blank = [" ", "\\\n"].first(where: inner.hasSuffix) {
            end = blank + end
            inner = inner.dropLast(blank.count)
        }
        append(start)
        if !inner.isEmpty {
            pieces.append(.emphasis(sign: sign, element: element, words: String(inner)))
        }
        append(end)
    }

    /// The line.
    var text: String {
        var output = ""
        for (place, piece) in pieces.enumerated() {
            switch piece {
            case .words(let words): output += words
            case .emphasis(let sign, let element, let words):
                let next = place + 1 < pieces.count ? Self.first(of: pieces[place + 1]) : nil
                if isRead(words, before: output.last, after: next) {
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
    private func isRead(_ words: String, before: Character?, after: Character?) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        func isEdge(_ character: Character?) -> Bool {
            guard let character else { return !isInner }
            return character.isWhitespace || Self.isSign(character)
        }
        if before == "*" || after == "*" || before == "~" { return false }
        return (!Self.isSign(first) || isEdge(before)) && (!Self.isSign(last) || isEdge(after))
    }

    private static func isSign(_ character: Character) -> Bool {
        character.isPunctuation || character.isSymbol
    }
}
