import Languages

/// The light endings of one language that are taken off words: plural, and gender where there is one.
///
/// Works on folded words of ASCII letters only; `Templates/assets/search/analyzer.js` does exactly the same.
struct Stem: Sendable {
    /// One for each language whose words have endings.
    static let all = KnownLanguages.all.compactMap(Stem.init)

    private static let byTag = Dictionary(all.map { ($0.tag, $0) }) { first, _ in first }

    let tag: String
    let rules: [StemRule]
    private let isRepeated: Bool
    /// The letters with which some ending ends.
    private let lastLetters: UInt32

    private init?(_ language: LanguageData) {
        guard let endings = language.endings else { return nil }
        tag = language.tag
        rules = endings.list.compactMap(StemRule.init)
        isRepeated = endings.isRepeated
        lastLetters = rules.reduce(0) { $0 | $1.lastLetter }
    }

    /// The stem for a BCP 47 tag; nil for languages whose words stay as they are.
    init?(language: String) {
        let primary = language.prefix { $0 != "-" && $0 != "_" }
        guard let known = Self.byTag[String(primary)] else { return nil }
        self = known
    }

    /// Whether a word is looked at: short ones have no ending, the longest may have been cut.
    static func fits(_ word: Term) -> Bool {
        word.isPlain && word.count >= 4 && word.count < Term.limit
    }

    func apply(to word: inout Term) {
        while takeOne(off: &word), isRepeated {}
    }

    /// Takes the first ending that fits; whether there was one.
    private func takeOne(off word: inout Term) -> Bool {
        guard lastLetters & StemRule.bit(of: word.last) != 0 else { return false }
        let tail = word.tail
        for rule in rules where rule.apply(to: &word, tail: tail) { return true }
        return false
    }
}
