/// The words of an item, each once, with how much they say.
struct ItemTerms {
    /// What is counted are words of a few hundred characters.
    struct Term {
        let key: WordKey
        /// How often it stands there; a name and a number count twice.
        var count: Int16
        /// How often it was written as a name is, amid a sentence; numbers and dates always are.
        var asName: Int16
        /// How often it began a name: `San Telmo` is one.
        var asBeginning: Int16
        /// How often it was written in small letters.
        var inSmall: Int16
    }

    /// In the order of their keys.
    let terms: [Term]
    /// Whether anything is written with a capital: in scripts without them nothing tells which words are names.
    let hasCapitals: Bool

    private static let weightOfName: Int16 = 2

    init(_ item: ItemWords, without stopWords: StopWords) {
        var found: [Term] = []
        var hasCapitals = false
        for words in item.texts {
            var wasName = false
            for (index, word) in words.enumerated() {
                if word.isCapital { hasCapitals = true }
                if let month = MonthNames.month(word.whole) {
                    found += Self.date(month, at: index, in: words)
                }
                let isName = word.startsWithDigit || word.isCapital && !word.isFirst
                let begins = isName && (!wasName || word.startsWithDigit)
                let isStopWord = stopWords.contains(word)
                // `El` at the beginning of a sentence is no part of the name after it.
                wasName = word.isCapital && !isStopWord
                guard word.length > 1, !isStopWord else { continue }
                found.append(
                    Term(
                        key: word.stem,
                        count: isName ? Self.weightOfName : 1,
                        asName: isName ? 1 : 0,
                        asBeginning: begins ? 1 : 0,
                        inSmall: word.isCapital || word.startsWithDigit ? 0 : 1
                    )
                )
            }
        }
        terms = Self.merged(found)
        self.hasCapitals = hasCapitals
    }

    /// A day or month that is written with its year says when something was: of two fires it tells which.
    private static func date(_ month: Int, at index: Int, in words: [Word]) -> [Term] {
        let after = words[(index + 1)...].prefix(3)
        guard let year = after.lazy.compactMap(\.number).first(where: { 1_900...2_100 ~= $0 })
        else { return [] }
        let days =
            words[..<index].suffix(1).compactMap(\.number)
            + (index > 1 ? [words[index - 2].number].compactMap { $0 } : [])
            + after.prefix(1).compactMap(\.number)
        var key = WordKey()
        for part in [0x40, UInt32(year), UInt32(month)] { key.add(part) }
        var keys = [key]
        if let day = days.first(where: { 1...31 ~= $0 }) {
            key.add(UInt32(day))
            keys.append(key)
        }
        return keys.map {
            Term(key: $0, count: weightOfName, asName: 1, asBeginning: 1, inSmall: 0)
        }
    }

    private static func merged(_ found: [Term]) -> [Term] {
        var terms: [Term] = []
        for term in found.sorted(by: { $0.key < $1.key }) {
            if let last = terms.last, last.key == term.key {
                terms[terms.count - 1].count += term.count
                terms[terms.count - 1].asName += term.asName
                terms[terms.count - 1].asBeginning += term.asBeginning
                terms[terms.count - 1].inSmall += term.inSmall
            } else {
                terms.append(term)
            }
        }
        return Array(terms.prefix(StoryLimits.terms))
    }

    /// Whether both say the same with the same words.
    func isCopy(of other: ItemTerms) -> Bool {
        terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy { $0.key == $1.key && $0.count == $1.count }
    }
}
