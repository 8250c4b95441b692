import TestSupport
import Testing

@testable import pregonero

@Suite struct WordCountTests {
    @Test func wordsStandBetweenBlanks() {
        let pieces = ["a", "palabra", " ", "  ", "\n", "\t", "-", "!", "a b"]
        var random = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            #expect(WordCount.of(text) == text.utf8.split { $0 <= 0x20 }.count)
            // Beyond ASCII the same is counted in another way.
            #expect(WordCount.of(text + " é") == WordCount.of(text) + 1)
        }
    }

    @Test func twoIdeographsAreAWord() {
        #expect(WordCount.of("港の町が") == 2)
    }
}
