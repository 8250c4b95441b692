import Domain
import Testing

@Suite struct DefaultSectionsTests {
    @Test func sectionsAreNamedInEachLanguageThatHasNames() throws {
        let sports = try #require(DefaultSections.all.first { $0.id == "sports" })
        #expect(sports.title.texts == ["es": "Deportes", "en": "Sports", "fr": "Sports"])
        #expect(sports.slug.texts == ["es": "deportes", "en": "sports", "fr": "sports"])
        #expect(sports.accepts.prefix(3) == ["Deportes", "Sports", "Sports"])
        #expect(Set(["Fútbol", "Football", "Sport"]).isSubset(of: sports.accepts))
    }

    @Test func everySectionHasANameAndAMark() {
        #expect(DefaultSections.all.count == 12)
        #expect(DefaultSections.all.allSatisfy { !$0.title.isEmpty && !$0.glyph.isEmpty })
    }
}
