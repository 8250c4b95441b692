import Foundation
import TestSupport
import Testing

@testable import Searching

/// Five hundred random questions with filters, beginnings of words and days, against looking at every document.
@Suite struct SearchOracleTests {
    private static var counts: [Int] {
        let isTorture = ProcessInfo.processInfo.environment["PREGONERO_TORTURE"] != nil
        return isTorture ? [20_000] : [200, 2_000]
    }

    @Test(arguments: counts)
    func theIndexAnswersAsLookingAtEveryDocumentDoes(count: Int) throws {
        let documents = GeneratedDocuments.make(count)
        let oracle = Oracle(documents)
        let reader = IndexReader(BuiltIndex(documents))
        var random = SeededGenerator(seed: UInt64(count))
        var answered = 0
        for _ in 0..<500 {
            let question = Question.random(about: documents, &random)
            let expected = oracle.answer(question)
            #expect(reader.answer(question) == expected, "\(question)")
            answered += expected.isEmpty ? 0 : 1
        }
        #expect(answered > 250)
    }

    @Test func everyDocumentIsShownButTheWithdrawn() throws {
        let documents = GeneratedDocuments.make(2_000)
        let shown = try IndexReader(BuiltIndex(documents)).titles()
        #expect(shown == documents.map { $0.isWithdrawn ? nil : $0.title })
    }

    @Test(arguments: [0, 1, 15, 16, 17, 63, 64, 65, 130])
    func anyNumberOfDocumentsIsFound(count: Int) {
        let documents = GeneratedDocuments.make(count)
        let all = Set(documents.indices.filter { !documents[$0].isWithdrawn })
        #expect(IndexReader(BuiltIndex(documents)).answer(Question()) == all)
    }
}
