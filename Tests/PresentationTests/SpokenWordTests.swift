import Domain
import Testing

@testable import Presentation

@Suite struct SpokenWordTests {
    private static let words: [(String, Language, [Int])] = [
        ("molino", "es", [2, 2, 2]), ("oeste", "es", [1, 2, 2]), ("día", "es", [2, 1]),
        ("tres", "es", [4]), ("Tratado", "es", [3, 2, 2]), ("page", "en", [4]),
        ("moulin", "fr", [3, 3]), ("3.012", "es", [2, 2]), ("東京", "ja", [1, 1]),
        ("مكتبة", "ar", [2, 2, 1]), ("—", "es", []), ("", "es", []),
        ("zzzzzzzzz", "es", [2, 2, 2, 2, 1]),
    ]

    @Test(arguments: words)
    func syllablesBeginWithTheirConsonant(word: String, language: Language, lengths: [Int]) {
        #expect(syllables(word, language).map(\.length) == lengths)
    }

    @Test(arguments: [
        ("molino", "es", 1), ("papel", "es", 1), ("río", "es", 0), ("pregón", "es", 1),
        ("village", "fr", 1), ("mountain", "en", 0), ("los", "es", nil),
    ])
    func stressLiesWhereTheLanguageHasIt(word: String, language: Language, place: Int?) {
        #expect(syllables(word, language).firstIndex(where: \.isStressed) == place)
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
        SpokenWord(word[...], in: language).syllables
    }
}
