@testable import Searching

/// Answers questions by looking at every document: what the index must agree with.
struct Oracle {
    private let documents: [SearchDocument]
    private let terms: [Set<String>]

    init(_ documents: [SearchDocument]) {
        self.documents = documents
        terms = documents.map { document in
            let plain = document.text.replacing(/<[^>]*>/, with: " ")
            return Set(
                [document.title, document.summary, plain].flatMap {
                    Analyzer.terms(of: $0, language: document.facets.language)
                }
            )
        }
    }

    func answer(_ question: Question) -> Set<Int> {
        let words = question.words.map { ($0, Analyzer.variants(of: $0)) }
        return Set(documents.indices.filter { isFound($0, question, words) })
    }

    private func isFound(
        _ number: Int,
        _ question: Question,
        _ words: [(text: String, variants: Set<String>)]
    ) -> Bool {
        let document = documents[number]
        if document.isWithdrawn { return false }
        for (column, value) in question.filters where document.facets.columns[column] != value {
            return false
        }
        if question.from != nil || question.to != nil {
            guard document.day > 0, document.day >= question.from ?? 0,
                document.day <= question.to ?? .max
            else { return false }
        }
        return words.enumerated().allSatisfy { index, word in
            if !terms[number].isDisjoint(with: word.variants) { return true }
            return index == words.count - 1
                && terms[number].contains { $0.utf8.starts(with: word.text.utf8) }
        }
    }
}
