import Foundation

/// What an SVG file of the newsroom's own holds that could do more than be looked at.
struct DrawingFault: Hashable {
    let words: String
    let line: Int

    /// The first such thing; nil for a plain drawing.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var first: (place: String.Index, words: String)?
        for (pattern, words) in Self.patterns {
            guard let found = text.firstMatch(of: pattern)?.range.lowerBound else { continue }
            if first.map({ found < $0.place }) ?? true { first = (found, words) }
        }
        guard let first else { return nil }
        words = first.words
        line = text[..<first.place].utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }

    private static var patterns: [(Regex<Substring>, String)] {
        [
            (/<(?:[a-z]+:)?script/.ignoresCase(), "a script"),
            (/\son[a-z]+\s*=/.ignoresCase(), "an attribute that runs a script"),
            (/javascript:/.ignoresCase(), "a script"),
            (/<(?:[a-z]+:)?foreignObject/.ignoresCase(), "a piece of another document"),
            (/<!ENTITY/.ignoresCase(), "a definition of entities"),
            (/<\?xml-stylesheet/.ignoresCase(), "a style sheet of elsewhere"),
            (/@import/.ignoresCase(), "a style sheet of elsewhere"),
            (/(?:href|src)\s*=\s*["']\s*(?:[a-z]+:)?\/\//.ignoresCase(), "a file of elsewhere"),
            (/url\(\s*["']?(?:[a-z]+:)?\/\//.ignoresCase(), "a file of elsewhere"),
        ]
    }
}
