import Domain
import Testing

@testable import Presentation

@Suite struct CataloguesTests {
    private static let languages: [Language] = ["es", "en", "fr"]

    @Test(arguments: languages)
    func builtInTextsAreComplete(language: Language) throws {
        let catalogue = try Sample.catalogue(language)
        for key in TextKey.allCases {
            let isEmpty = catalogue[key].isEmpty && catalogue.text(key, count: 2).isEmpty
            #expect(!isEmpty, "\(key.rawValue)")
        }
    }

    @Test(arguments: TextKey.allCases)
    func allLanguagesFillTheSameSlots(key: TextKey) throws {
        let slots = try Self.languages.map { try Sample.catalogue($0).slots(of: key) }
        #expect(slots.allSatisfy { $0 == Set(key.slots) })
    }

    @Test func frenchHasNarrowSpacesBeforeTallPunctuation() throws {
        let file = try #require(Sample.files.first { $0.languageTag == "fr" })
        for entry in file.entries {
            let scalars = Array((entry.text ?? "").unicodeScalars)
            for (index, scalar) in scalars.enumerated()
            where ":;!?»".unicodeScalars.contains(scalar) {
                // Between two slots it is the colon of a clock.
                let isClock = index > 0 && scalars[index - 1] == "}"
                #expect(isClock || (index > 0 && scalars[index - 1] == "\u{202F}"), "\(entry.key)")
            }
        }
    }

    @Test func ownFileReplacesSingleTexts() throws {
        let own = CatalogueFile(path: "Templates/texts/en.txt", text: "# ours\nlead = Big story\n")
        let catalogues = try Catalogues(files: Sample.files + [own], languages: ["en"])
        let catalogue = try #require(catalogues["en"])
        #expect(catalogue[.lead] == "Big story")
        #expect(catalogue[.breaking] == "Breaking")
    }

    @Test(arguments: [
        (
            "leed = x",
            "Templates/texts/en.txt:1: error: there is no text 'leed'\nhint: did you mean 'lead'?"
        ),
        (
            "\nbyAuthor = By {name}",
            "Templates/texts/en.txt:2: error: the text 'byAuthor' has no slot {name}\nhint: it may use {author}"
        ),
        (
            "skip = Skip {site}",
            "Templates/texts/en.txt:1: error: the text 'skip' has no slot {site}\nhint: this text has no slots"
        ),
        (
            "lead",
            "Templates/texts/en.txt:1: error: 'lead' has no text\nhint: write: lead = the text"
        ),
        (
            "readingTime.many = {count} min",
            "Templates/texts/en.txt:1: error: there is no text 'readingTime.many'\nhint: did you mean 'readingTime.one'?"
        ),
    ])
    func wrongLinesAreNamed(text: String, message: String) {
        let own = CatalogueFile(path: "Templates/texts/en.txt", text: text)
        let error = #expect(throws: Diagnostic.self) {
            try Catalogues(files: Sample.files + [own], languages: ["en"])
        }
        #expect(error?.description == message)
    }

    @Test func missingLanguageNamesTheFileToWrite() {
        let error = #expect(throws: Diagnostic.self) {
            try Catalogues(files: Sample.files, languages: ["es", "de"])
        }
        #expect(
            error?.description == """
                error: there are no texts in the language 'de'
                hint: write Templates/texts/de.txt, or use one of: en, es, fr
                """
        )
    }

    @Test func incompleteLanguageNamesTheFirstMissingText() {
        let file = CatalogueFile(path: "Templates/texts/de.txt", text: "languageName = Deutsch")
        let error = #expect(throws: Diagnostic.self) {
            try Catalogues(files: [file], languages: ["de"])
        }
        #expect(error?.description == "Templates/texts/de.txt: error: the text 'locale' is missing")
    }
}
