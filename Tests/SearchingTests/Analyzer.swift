@testable import Searching

/// What text is found under: the terms of documents, and the words of a question with their stems.
enum Analyzer {
    /// The terms of a document's text, in order.
    ///
    /// - Parameters:
    ///   - text: plain text.
    ///   - language: the BCP 47 tag of the document.
    /// - Returns: folded words without their light endings, pairs of characters where no spaces are written.
    static func terms(of text: String, language: String) -> [String] {
        var scanner = TermScanner()
        var terms = TermList()
        scanner.scan(text, stem: Stem(language: language), into: &terms)
        return terms.texts
    }

    /// The words of a question, folded, without stems: the last one may be the beginning of a longer one.
    static func words(ofQuestion text: String) -> [String] {
        var scanner = TermScanner(forQuestions: true)
        var words = TermList()
        scanner.scan(text, into: &words)
        return words.texts
    }

    /// All terms under which a word of a question may stand, in whatever language the document is.
    static func variants(of word: String) -> Set<String> {
        var variants: Set<String> = [word]
        let term = Term(word)
        guard Stem.fits(term) else { return variants }
        for stem in Stem.all {
            var stemmed = term
            stem.apply(to: &stemmed)
            variants.insert(stemmed.text)
        }
        return variants
    }

    /// Text as page-local filters compare it: folded, words with single spaces between them.
    static func fold(_ text: String) -> String {
        var folding = CharacterFolding()
        return folding.fold(text)
    }
}

/// Terms as texts, in their order.
struct TermList: TermSink {
    private(set) var texts: [String] = []

    mutating func take(_ term: Term) { texts.append(term.text) }
}
