import Domain
import Testing

@testable import Presentation

@Suite struct CataloguesTests {
    private static let languages: [Language] = ["es", "en", "fr"]

    @Test(arguments: languages)
    func builtInTextsAreComplete(language: Language) throws {
        let catalogue = try Sample.catalogue(language)
        for key in TextKey.allCases where !key.isOptional {
            let isEmpty = catalogue[key].isEmpty && catalogue.text(key, count: 2).isEmpty
            #expect(!isEmpty, "\(key.rawValue)")
        }
    }

    @Test func everyLineOfTheBuiltInTextsIsUsed() throws {
        let catalogues = try Catalogues(files: Sample.files, languages: Self.languages)
        #expect(catalogues.warnings == [])
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

    /// As Windows ends its lines.
    @Test func linesMayEndWithACarriageReturn() throws {
        let own = CatalogueFile(
            path: "Templates/texts/en.txt",
            text: "# ours\r\n\r\nlead = Big story \r\nbreaking\t= Now = here\r\n"
        )
        #expect(own.entries.map(\.line) == [3, 4])
        #expect(own.entries.map(\.key) == ["lead", "breaking"])
        #expect(own.entries.map(\.text) == ["Big story", "Now = here"])
    }

    /// One slip costs itself: the text stays that of the theme.
    @Test(arguments: [
        ("= Big story", 1, "there is no text ''", "take the name from the theme's texts/es.txt"),
        (
            "zzzzzz = x", 1, "there is no text 'zzzzzz'",
            "take the name from the theme's texts/es.txt"
        ),
        ("leed = x", 1, "there is no text 'leed'", "did you mean 'lead'?"),
        (
            "\nbyAuthor = By {name}", 2, "the text 'byAuthor' has no slot {name}",
            "it may use {author}"
        ),
        ("skip = Skip {site}", 1, "the text 'skip' has no slot {site}", "this text has no slots"),
        ("lead", 1, "'lead' has no text", "write: lead = the text"),
        (
            "readingTime.many = {count} min", 1, "there is no text 'readingTime.many'",
            "plurals in 'en' have the forms .one and .other"
        ),
        (
            "readingTime.on = {count} min", 1, "there is no text 'readingTime.on'",
            "did you mean 'readingTime.one'?"
        ),
        (
            "motto: News of the valley", 1, "there is no text 'motto: News of the valley'",
            "write: motto = the text"
        ),
        ("moto: News", 1, "there is no text 'moto: News'", "write: motto = the text"),
    ])
    func aLineThatCannotBeUsedIsLeftOut(
        text: String,
        line: Int,
        message: String,
        hint: String
    ) throws {
        let own = CatalogueFile(
            path: "Templates/texts/en.txt",
            text: "\(text)\nbreaking = Now"
        )
        let catalogues = try Catalogues(files: Sample.files + [own], languages: ["en"])
        #expect(
            catalogues.warnings.map(\.description) == [
                "Templates/texts/en.txt:\(line): warning: \(message); the line is left out\nhint: \(hint)"
            ]
        )
        let (mine, theirs) = (try #require(catalogues["en"]), try Sample.catalogue("en"))
        #expect(mine[.breaking] == "Now")
        for key in [.lead, .byAuthor, .skip, .motto] as [TextKey] {
            #expect(mine.pattern(key) == theirs.pattern(key))
        }
        #expect(mine.text(.readingTime, count: 3) == theirs.text(.readingTime, count: 3))
    }

    /// Without it all pages below would have other addresses.
    @Test(arguments: [
        (
            "pathNews = ../news",
            "'../news' of 'pathNews' cannot be a part of addresses\n"
                + "hint: one word of letters, digits and hyphens, as 'noticias'"
        ),
        (
            "pathMusic = all music",
            "'all music' of 'pathMusic' cannot be a part of addresses\n"
                + "hint: one word of letters, digits and hyphens, as 'noticias'"
        ),
        (
            "pathNews = .",
            "'.' of 'pathNews' cannot be a part of addresses\n"
                + "hint: one word of letters, digits and hyphens, as 'noticias'"
        ),
        ("pathNews", "'pathNews' has no text\nhint: write: pathNews = the text"),
        ("pathNew = noticias", "there is no text 'pathNew'\nhint: did you mean 'pathNews'?"),
        ("pahtNews = noticias", "there is no text 'pahtNews'\nhint: did you mean 'pathNews'?"),
        ("PathNews = noticias", "there is no text 'PathNews'\nhint: did you mean 'pathNews'?"),
        (
            "pahtNews: noticias",
            "there is no text 'pahtNews: noticias'\nhint: write: pathNews = the text"
        ),
    ])
    func aPartOfAddressesThatCannotBeUsedIsAnError(text: String, message: String) {
        let own = CatalogueFile(path: "Templates/texts/en.txt", text: text)
        let error = #expect(throws: Catalogues.Failure.self) {
            try Catalogues(files: Sample.files + [own], languages: ["en"])
        }
        #expect(
            error?.diagnostics.map(\.description) == [
                "Templates/texts/en.txt:1: error: \(message)"
            ]
        )
    }

    @Test func aTextThatStandsTwiceIsTold() throws {
        let own = CatalogueFile(path: "Templates/texts/en.txt", text: "lead = A\n\nlead = B\n")
        let catalogues = try Catalogues(files: Sample.files + [own], languages: ["en"])
        #expect(
            catalogues.warnings.map(\.description) == [
                """
                Templates/texts/en.txt:3: warning: the text 'lead' stands twice; this one counts
                hint: remove line 1, or this one
                """
            ]
        )
        #expect(catalogues["en"]?[.lead] == "B")
    }

    @Test func everyWrongLineIsNamedInOneRun() throws {
        let text = "leed = x\nlead\nskip = {x}"
        let own = CatalogueFile(path: "Templates/texts/en.txt", text: text)
        let catalogues = try Catalogues(files: Sample.files + [own], languages: ["en"])
        #expect(catalogues.warnings.map(\.line) == [1, 2, 3])
        let addresses = CatalogueFile(path: own.path, text: "pathNew = x\npathNews\npathMusic = /")
        let error = #expect(throws: Catalogues.Failure.self) {
            try Catalogues(files: Sample.files + [addresses], languages: ["en"])
        }
        #expect(error?.diagnostics.map(\.line) == [1, 2, 3])
    }

    @Test func missingLanguageNamesTheFileToWrite() {
        let error = #expect(throws: Catalogues.Failure.self) {
            try Catalogues(files: Sample.files, languages: ["es", "de"])
        }
        #expect(
            error?.diagnostics.map(\.description) == [
                """
                error: there are no texts in the language 'de'
                hint: write Templates/texts/de.txt, or use one of: en, es, fr
                """
            ]
        )
    }

    /// A file with all English texts but these, as German ones.
    private func german(without keys: Set<String>) throws -> CatalogueFile {
        let english = try #require(Sample.files.first { $0.languageTag == "en" })
        let lines = english.entries.filter { !keys.contains($0.key) && $0.key != "front" }
            .map { "\($0.key) = \($0.text ?? "")" }
        return CatalogueFile(
            path: "Templates/texts/de.txt",
            text: lines.joined(separator: "\n") + "\nfront = Titelseite\n"
        )
    }

    @Test func textsThatAreMissingAreThoseOfTheFirstLanguage() throws {
        let file = try german(without: ["front", "lead", "newsCount.other", "months"])
        let catalogues = try Catalogues(files: Sample.files + [file], languages: ["es", "de"])
        let (german, spanish) = (try #require(catalogues["de"]), try #require(catalogues["es"]))
        #expect(german[.front] == "Titelseite")
        #expect(german[.lead] == spanish[.lead])
        #expect(german.text(.newsCount, count: 1) == spanish.text(.newsCount, count: 1))
        #expect(german.text(.newsCount, count: 2) == spanish.text(.newsCount, count: 2))
        #expect(
            catalogues.warnings.map(\.description) == [
                """
                Templates/texts/de.txt: warning: 3 texts are missing, for which those of 'es' stand in: \
                months, lead, newsCount.one / .other
                hint: write them into this file: name = text
                """
            ]
        )
    }

    @Test func theFirstLanguageItselfIsHelpedByTheOthers() throws {
        let file = try german(without: ["lead"])
        let catalogues = try Catalogues(files: Sample.files + [file], languages: ["de", "fr"])
        let (german, french) = (try #require(catalogues["de"]), try #require(catalogues["fr"]))
        #expect(german[.lead] == french[.lead])
        #expect(
            catalogues.warnings.first?.message
                == "1 text is missing, for which those of 'fr' stand in: lead"
        )
        let alone = try Catalogues(files: Sample.files + [file], languages: ["de"])
        #expect(alone.warnings.first?.message.contains("those of 'en' stand in") == true)
    }

    @Test func whatStandsInIsNamed() throws {
        let file = try german(without: ["locale"])
        let catalogues = try Catalogues(files: Sample.files + [file], languages: ["es", "de"])
        #expect(
            catalogues.warnings.map(\.message) == [
                "1 text is missing, for which its tag stands in: locale"
            ]
        )
    }

    @Test func whatNamesTheLanguageIsNeverThatOfAnother() throws {
        let file = try german(without: ["languageName", "locale"])
        let catalogues = try Catalogues(files: Sample.files + [file], languages: ["es", "de"])
        #expect(catalogues["de"]?[.languageName] == "DE")
        #expect(catalogues["de"]?[.locale] == "de")
    }

    @Test func aLanguageThatIsOnlyBegunIsShown() throws {
        let file = CatalogueFile(path: "Templates/texts/de.txt", text: "front = Titelseite")
        let catalogues = try Catalogues(files: Sample.files + [file], languages: ["es", "de"])
        #expect(catalogues["de"]?[.front] == "Titelseite")
        let message = try #require(catalogues.warnings.first?.message)
        #expect(message.contains(/^\d{3} texts are missing, .* and \d+ more$/))
        #expect(catalogues.warnings.count == 1)
    }

    @Test func textsThatNoLanguageHasAreAllNamed() throws {
        let file = CatalogueFile(path: "Templates/texts/de.txt", text: "front = Titelseite")
        let error = #expect(throws: Catalogues.Failure.self) {
            try Catalogues(files: [file], languages: ["de"])
        }
        let message = try #require(error?.diagnostics.first?.message)
        #expect(message.contains(/^\d{3} texts/), "\(message)")
        #expect(message.contains(" texts are missing: digitGroup, digitGroupFrom, "))
        #expect(error?.diagnostics.count == 1)
    }
}
