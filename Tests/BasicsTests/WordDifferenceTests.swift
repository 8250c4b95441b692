import Basics
import Testing

/// How one text became another, word by word.
@Suite struct WordDifferenceTests {
    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private func runs(_ old: String, _ new: String) -> [WordDifference.Run]? {
        WordDifference(from: words(old), to: words(new))?.runs
    }

    @Test func whatChangedStandsInTheOrderOfTheText() {
        #expect(
            runs("the mill of 1840 is for sale", "the mill of 1804 is not for sale") == [
                .init(.kept, ["the", "mill", "of"]), .init(.removed, ["1840"]),
                .init(.added, ["1804"]), .init(.kept, ["is"]), .init(.added, ["not"]),
                .init(.kept, ["for", "sale"]),
            ]
        )
    }

    @Test(arguments: [
        ("", "a"), ("a", ""), ("", ""), ("a b c", "a b c"), ("a b", "b a"), ("x a b y", "a b"),
        ("a a a", "a a"), ("a b c a b b a", "c b a b a c"),
    ])
    func bothTextsCanBeReadFromIt(old: String, new: String) throws {
        let runs = try #require(self.runs(old, new))
        #expect(runs.filter { $0.fate != .added }.flatMap(\.words) == words(old))
        #expect(runs.filter { $0.fate != .removed }.flatMap(\.words) == words(new))
    }

    @Test func itIsTheShortestWay() throws {
        // Myers' own example has five changes.
        let runs = try #require(self.runs("a b c a b b a", "c b a b a c"))
        #expect(runs.filter { $0.fate != .kept }.flatMap(\.words).count == 5)
    }

    @Test func manyTextsAtRandomComeBackWhole() throws {
        var number: UInt64 = 7
        func next(_ bound: Int) -> Int {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(number >> 33) % bound
        }
        for _ in 0..<300 {
            let old = (0..<next(30)).map { _ in "\(next(5))" }
            let new = (0..<next(30)).map { _ in "\(next(5))" }
            let runs = try #require(WordDifference(from: old, to: new)).runs
            #expect(runs.filter { $0.fate != .added }.flatMap(\.words) == old)
            #expect(runs.filter { $0.fate != .removed }.flatMap(\.words) == new)
        }
    }

    @Test func whatIsTooLongOrTooDifferentIsNoDifference() {
        let one = (0..<40).map { "a\($0)" }
        let other = (0..<40).map { "b\($0)" }
        #expect(WordDifference(from: one, to: other, mostChanges: 79) == nil)
        #expect(WordDifference(from: one, to: other, mostChanges: 80) != nil)
        let long = [String](repeating: "a", count: WordDifference.mostWords + 1)
        #expect(WordDifference(from: long, to: long) == nil)
    }
}
