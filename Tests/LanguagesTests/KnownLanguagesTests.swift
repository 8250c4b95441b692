import Testing

@testable import Languages

@Suite struct KnownLanguagesTests {
    @Test(arguments: [
        ("es", "es"), ("es-MX", "es"), ("ES_mx", "es"), ("pt", "pt"), ("pt-BR", "pt"),
        ("pt-PT", "pt-pt"), ("pt-PT-x-lisboa", "pt-pt"), ("zh-Hant-TW", "zh"),
    ])
    func aTagIsKnownByItsBeginning(tag: String, expected: String) {
        #expect(KnownLanguages.data(for: tag)?.tag == expected)
    }

    @Test(arguments: ["", "-", "x", "esperanto", "tlh"])
    func othersAreNotKnown(tag: String) {
        #expect(KnownLanguages.data(for: tag) == nil)
    }

    @Test func noTagIsThereTwice() {
        let tags = KnownLanguages.all.map(\.tag)
        #expect(Set(tags).count == tags.count)
        #expect(tags.allSatisfy { $0 == $0.lowercased() })
    }

    @Test func languagesNameTheSameSections() {
        let named = KnownLanguages.all.map { Set($0.sections.keys) }.filter { !$0.isEmpty }
        #expect(Set(named).count == 1)
        #expect(named.count >= 3)
    }

    @Test(arguments: KnownLanguages.all.map(\.tag))
    func stopWordsAreFoldedAndLong(tag: String) {
        let words = KnownLanguages.data(for: tag)?.headlineStopWords.split(separator: " ") ?? []
        #expect(words.allSatisfy { $0.utf8.count >= 4 && $0 == $0.lowercased() }, "\(tag)")
        #expect(Set(words).count == words.count, "\(tag)")
    }
}
