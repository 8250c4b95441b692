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

    /// Whoever looks for an entry reads the last file that begins with no greater text.
    @Test func everyEntryIsWhereItIsLookedFor() {
        let words =
            ["a", "ab", "b", "c", "cab"]
            + (0..<900).flatMap { ["ab\($0)", "abc\($0)", "b\($0)", "caba\($0)"] }
        var log = TermLog(documents: words.count)
        for (number, word) in words.enumerated() {
            log.begin(number)
            log.take(Term(word))
        }
        let terms = TermPostings(log)
        let beginnings = CommonBeginnings(terms, documents: words.count).found
        let shards = TermShards(terms, documents: words.count, isWhole: false).shards
        #expect(beginnings.count == 7)
        for beginning in beginnings {
            let key = beginning.key.bytes
            let place = shards.lastIndex { !key.lexicographicallyPrecedes($0.key) }
            let keys = place.map { Self.keys(of: shards[$0].bytes) } ?? []
            #expect(keys.contains(key), "\(String(decoding: key, as: UTF8.self))")
        }
    }

    /// The terms of a file of terms.
    private static func keys(of shard: [UInt8]) -> [[UInt8]] {
        var reader = ByteReader(shard)
        var keys: [[UInt8]] = []
        while !reader.isAtEnd {
            let lengths = reader.take(2).map(Int.init)
            let more = reader.take(lengths[1])
            keys.append((keys.last ?? []).prefix(lengths[0]) + more)
            for _ in 0..<reader.number() { _ = reader.number() }
        }
        return keys
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
