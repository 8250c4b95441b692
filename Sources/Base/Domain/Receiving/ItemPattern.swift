import Foundation

/// One condition of a filter: words that stand together whatever their case and accents, or a regular
/// expression between slashes (`/…/`, or `/…/i` for any case).
public struct ItemPattern: Hashable, Sendable {
    /// As it was written.
    public let text: String
    private let expression: NSRegularExpression?
    private let words: String

    /// Reads a pattern.
    ///
    /// - Throws: What is wrong with the expression, or that the words hold no letter or digit.
    public init(_ text: String) throws(ItemPatternError) {
        self.text = text
        guard text.hasPrefix("/"), let end = text.dropFirst().lastIndex(of: "/") else {
            expression = nil
            words = ItemText.words(of: text)
            guard words.count > 2 else { throw ItemPatternError(reason: "it holds no word") }
            return
        }
        let flags = text[text.index(after: end)...]
        guard flags.isEmpty || flags == "i" else {
            throw ItemPatternError(reason: "after the last slash only 'i' (any case) may stand")
        }
        let pattern = String(text[text.index(after: text.startIndex)..<end])
        guard !pattern.isEmpty,
            let expression = try? NSRegularExpression(
                pattern: pattern,
                options: flags == "i"
                    ? [.caseInsensitive, .anchorsMatchLines] : [.anchorsMatchLines]
            )
        else { throw ItemPatternError(reason: "it is no regular expression") }
        self.expression = expression
        words = ""
    }

    func matches(_ item: ItemText) -> Bool {
        guard let expression else { return item.words.contains(words) }
        let whole = NSRange(item.plain.startIndex..., in: item.plain)
        return expression.firstMatch(in: item.plain, range: whole) != nil
    }
}

/// Why a filter's pattern cannot be used.
public struct ItemPatternError: Error, Hashable, Sendable {
    public let reason: String

    public init(reason: String) {
        self.reason = reason
    }
}
