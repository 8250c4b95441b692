import Basics
import Languages

/// What a headline is about, in numbers that two headlines can be compared by.
enum HeadlineTerms {
    /// Shorter words, as articles and prepositions, join nothing.
    private static let fewestSigns = 4
    private static let stopWords = Set(
        KnownLanguages.all
            .flatMap { $0.headlineStopWords.utf8.split(separator: UInt8(ascii: " ")) }
            .flatMap(terms)
    )

    /// The numbers of the words that say something, each once, the lowest first. A plural counts as its singular
    /// where an s makes it; of scripts without spaces each pair of signs is a word.
    ///
    /// - Parameter key: what `StoryTitle.key` made of the headline.
    /// - Returns: numbers that are equal for equal words.
    static func of(key: String) -> [UInt32] {
        let all = key.utf8.split(separator: UInt8(ascii: " ")).flatMap(terms)
        return Set(all).subtracting(stopWords).sorted()
    }

    private static func terms(ofWord word: Substring.UTF8View) -> [UInt32] {
        guard word.allSatisfy({ $0 < 0x80 }) else {
            return pairs(of: Substring(word).unicodeScalars)
        }
        guard word.count >= fewestSigns else { return [] }
        let isPlural = word.count > fewestSigns && word.last == UInt8(ascii: "s")
        var hash = StableHash()
        for byte in isPlural ? word.dropLast() : word { hash.add(UInt64(byte)) }
        return [UInt32(truncatingIfNeeded: hash.value)]
    }

    /// The word itself where it has letters.
    private static func pairs(of word: Substring.UnicodeScalarView) -> [UInt32] {
        guard word.contains(where: { $0.properties.isIdeographic || $0.isKana }) else {
            return word.count < fewestSigns ? [] : [number(of: word)]
        }
        return zip(word, word.dropFirst()).map { number(of: [$0, $1]) }
    }

    private static func number(of scalars: some Sequence<Unicode.Scalar>) -> UInt32 {
        var hash = StableHash()
        for scalar in scalars { hash.add(UInt64(scalar.value)) }
        return UInt32(truncatingIfNeeded: hash.value)
    }
}
