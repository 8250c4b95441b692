import TestSupport

@testable import Searching

/// What somebody looks for: words, filters and days, as the page's address has them.
struct Question: Sendable {
    var text = ""
    var filters: [Int: String] = [:]
    var from: Int?
    var to: Int?

    /// Different words in their order.
    var words: [String] {
        var seen: Set<String> = []
        return Analyzer.words(ofQuestion: text).filter { seen.insert($0).inserted }
    }

    /// A question that some document answers, more or less: words of one of them, some of them cut short.
    static func random(
        about documents: [SearchDocument],
        _ random: inout SeededGenerator
    ) -> Question {
        let document = documents[Int(random.next() % UInt64(documents.count))]
        let vocabulary = GeneratedDocuments.vocabulary
        let own = (document.title + " " + document.summary).split(separator: " ").map(String.init)
        let count = 1 + random.common(below: 4)
        var words = (0..<count).map { _ in
            random.next() % 6 == 0
                ? vocabulary[random.common(below: vocabulary.count)]
                : own[Int(random.next() % UInt64(own.count))]
        }
        if random.next() % 2 == 0, let last = words.popLast() {
            words.append(String(last.prefix(1 + Int(random.next() % 5))))
        }
        var question = Question(text: words.joined(separator: " "))
        for column in 0..<5 where random.next() % 8 == 0 {
            question.filters[column] = document.facets.columns[column]
        }
        question.filters = question.filters.filter { !$0.value.isEmpty }
        let day = GeneratedDocuments.firstDay + Int(random.next() % 400)
        if random.next() % 6 == 0 { question.from = day }
        if random.next() % 6 == 0 { question.to = day + Int(random.next() % 100) }
        return question
    }
}
