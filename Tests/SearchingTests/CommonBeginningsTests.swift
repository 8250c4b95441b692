import Testing

@testable import Searching

/// Which beginnings of words have entries of their own.
@Suite struct CommonBeginningsTests {
    private func found(_ words: [String]) -> [(String, [UInt32])] {
        var log = TermLog(documents: words.count)
        for (number, word) in words.enumerated() {
            log.begin(number)
            log.take(Term(word))
        }
        return CommonBeginnings(TermPostings(log), documents: words.count).found.map {
            (String(decoding: $0.key.bytes.dropLast(), as: UTF8.self), $0.postings)
        }
    }

    @Test func aFewWordsNeedNone() {
        #expect(found(["casa", "caso", "cosa"]).isEmpty)
    }

    /// The word `a` stands before all others with its letter and hides none of their beginnings.
    @Test func aShortWordHidesNoLongerBeginning() {
        let words = ["a"] + (0..<900).map { "ab\($0)" } + ["b"]
        let beginnings = found(words)
        #expect(beginnings.map(\.0) == ["a", "ab"])
        #expect(beginnings.map(\.1.count) == [901, 900])
    }

    @Test func whatStandsUnderTwoWordsIsMarkedAsRepeated() {
        let words = (0..<900).map { "ñu\($0)" }
        var log = TermLog(documents: 1)
        log.begin(0)
        for word in words {
            var term = Term()
            for byte in word.utf8 { term.append(letter: byte) }
            log.take(term)
        }
        let beginnings = CommonBeginnings(TermPostings(log), documents: 1).found
        #expect(beginnings.map(\.postings) == [[1], [1]])
        #expect(beginnings.map { $0.key.count } == [3, 4])
    }
}
