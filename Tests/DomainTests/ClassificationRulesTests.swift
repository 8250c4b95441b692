import Domain
import Testing

@Suite struct ClassificationRulesTests {
    private let rules = ClassificationRules(
        settings: SiteSettings(
            title: "Bando",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
            languages: ["es", "en"],
            sections: DefaultSections.all
        ),
        sources: [
            Source(
                id: "club",
                kind: "feed",
                address: "club.xml",
                section: "sports",
                language: "en",
                sectionMap: ["Cartas": "general"]
            ),
            Source(id: "plain", kind: "feed", address: "plain.xml"),
        ]
    )

    @Test(arguments: [
        (["Cartas", "Fútbol"], "general"),
        (["FUTBOL"], "sports"),
        (["Santé"], "health"),
        (["Horóscopo"], "sports"),
        ([], "sports"),
    ])
    func mapComesBeforeAcceptsBeforeTheSource(categories: [String], section: String) {
        let decided = rules.section(of: "club", named: nil, categories: categories)
        #expect(decided.text == section)
    }

    @Test func generalIsTheLastResort() {
        #expect(rules.section(of: "plain", named: nil, categories: ["Horóscopo"]) == "general")
    }

    @Test func anItemsOwnSectionWins() {
        #expect(rules.section(of: "club", named: "science", categories: ["Cartas"]) == "science")
    }

    @Test func languageIsNeverGuessed() {
        #expect(rules.language("ar", of: "club") == "ar")
        #expect(rules.language(nil, of: "club") == "en")
        #expect(rules.language(nil, of: "plain") == "es")
    }

    @Test(arguments: [("en", "en"), ("en-GB", "en"), ("ar", "es"), ("es-mx", "es")])
    func foreignLanguagesStandOnTheFirstShelf(language: String, shelf: String) {
        #expect(rules.shelf(of: Language(language)).tag == shelf)
    }

    @Test func theMapTranslatesASectionThatTheSiteHasNot() {
        for own: SectionID in ["Cartas", "cartas"] {
            let decided = rules.section(of: "club", named: own, categories: ["Fútbol"])
            #expect(decided == "general")
        }
        #expect(rules.section(of: "club", named: "Campo", categories: ["Cartas"]) == "general")
        #expect(rules.section(of: "club", named: "Campo", categories: ["Santé"]) == "health")
        #expect(rules.section(of: "plain", named: "Cartas", categories: ["Santé"]) == "health")
    }
}
