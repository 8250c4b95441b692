import Domain
import Testing

@testable import Presentation

@Suite struct SpokenWordTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let word: String
        let language: Language
        let lengths: [Int]

        init(_ word: String, _ language: Language, _ lengths: [Int]) {
            self.word = word
            self.language = language
            self.lengths = lengths
        }

        var testDescription: String { "\(word) (\(language.tag))" }
    }

    private static let cases = [
        Case("molino", "es", [2, 2, 2]), Case("oeste", "es", [1, 2, 2]), Case("día", "es", [2, 1]),
        Case("tres", "es", [4]), Case("Tratado", "es", [3, 2, 2]), Case("page", "en", [4]),
        Case("moulin", "fr", [3, 3]), Case("3.012", "es", [2, 2]), Case("東京", "ja", [1, 1]),
        Case("مكتبة", "ar", [2, 2, 1]), Case("—", "es", []), Case("", "es", []),
        Case("zzzzzzzzz", "es", [2, 2, 2, 2, 1]),
    ]

    @Test(arguments: cases)
    private func syllablesBeginWithTheirConsonant(spoken: Case) {
        let lengths = syllables(spoken.word, spoken.language).map(\.length)
        #expect(lengths == spoken.lengths)
    }

    @Test(arguments: [
        ("molino", "es", 1), ("papel", "es", 1), ("río", "es", 0), ("pregón", "es", 1),
        ("village", "fr", 1), ("mountain", "en", 0), ("oreja", "es", 1),
    ])
    func stressLiesWhereTheLanguageHasIt(word: String, language: String, place: Int) {
        let found = syllables(word, Language(language)).firstIndex(where: \.isStressed)
        #expect(found == place)
    }

    @Test(arguments: ["el", "los", "de", "y"])
    func articlesAreNotCried(word: String) {
        let stressed = syllables(word, "es").filter(\.isStressed)
        #expect(stressed.isEmpty)
    }

    @Test func strokesAreEvenAndFitTheGround() {
        for length in 1...5 {
            for isStressed in [false, true] {
                let height = SpokenWord.Syllable(length: length, isStressed: isStressed).height
                #expect(height.isMultiple(of: 2) && (4...22).contains(height))
            }
        }
    }

    private func syllables(_ word: String, _ language: Language) -> [SpokenWord.Syllable] {
        var spoken = SpokenWord(in: SpeechRules(language))
        // A word is heard as it is whatever was heard before.
        for word in ["extraordinariamente", word] { spoken.hear(word.unicodeScalars) }
        return Array(spoken.syllables)
    }
}
