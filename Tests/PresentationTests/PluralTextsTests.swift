import Domain
import Languages
import Testing

@testable import Presentation

/// Texts in languages that have other plurals than those of the theme.
@Suite struct PluralTextsTests {
    private static let polish = [
        "{count} artykuł", "{count} artykuły", "{count} artykułów",
    ]

    /// A file with the English texts, its plurals in these forms, and these texts of its own in place of the English.
    private static func file(
        _ tag: String,
        forms: [String],
        _ own: [String: String]
    ) throws -> CatalogueFile {
        let english = try #require(Sample.files.first { $0.languageTag == "en" })
        var lines: [String] = []
        for entry in english.entries where own[entry.key] == nil {
            let key = entry.key.split(separator: ".")[0]
            if key.count == entry.key.count {
                lines.append("\(key) = \(entry.text ?? "")")
            } else if entry.key.hasSuffix(".other"), own["\(key).\(forms[0])"] == nil {
                lines += forms.map { "\(key).\($0) = \(entry.text ?? "")" }
            }
        }
        lines += own.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        return CatalogueFile(
            path: "Templates/texts/\(tag).txt",
            text: lines.joined(separator: "\n")
        )
    }

    private static func polishFile(_ texts: [String: String]? = nil) throws -> CatalogueFile {
        try file(
            "pl",
            forms: ["one", "few", "many"],
            texts ?? [
                "newsCount.one": "{count} artykuł", "newsCount.few": "{count} artykuły",
                "newsCount.many": "{count} artykułów",
            ]
        )
    }

    private static func catalogues(
        _ file: CatalogueFile,
        _ languages: [Language]? = nil
    ) throws -> Catalogues {
        try Catalogues(
            files: Sample.files + [file],
            languages: languages ?? [Language(file.languageTag)]
        )
    }

    @Test(arguments: [
        (1, "1 artykuł"), (2, "2 artykuły"), (5, "5 artykułów"), (22, "22 artykuły"),
        (0, "0 artykułów"), (12, "12 artykułów"), (21, "21 artykułów"), (112, "112 artykułów"),
    ])
    func polishHasThreeForms(count: Int, text: String) throws {
        let catalogues = try Self.catalogues(Self.polishFile())
        #expect(try #require(catalogues["pl"]).text(.newsCount, count: count) == text)
        #expect(catalogues.warnings.isEmpty)
    }

    @Test(arguments: [
        (0, "لا مقالات"), (1, "مقالة واحدة"), (2, "مقالتان"), (3, "3 مقالات"), (10, "10 مقالات"),
        (11, "11 مقالة"), (99, "99 مقالة"), (100, "100 مقال"), (102, "102 مقال"),
        (103, "103 مقالات"),
    ])
    func arabicHasAllSixForms(count: Int, text: String) throws {
        let file = try Self.file(
            "ar",
            forms: ["zero", "one", "two", "few", "many", "other"],
            [
                "newsCount.zero": "لا مقالات", "newsCount.one": "مقالة واحدة",
                "newsCount.two": "مقالتان", "newsCount.few": "{count} مقالات",
                "newsCount.many": "{count} مقالة", "newsCount.other": "{count} مقال",
            ]
        )
        let catalogues = try Self.catalogues(file)
        #expect(try #require(catalogues["ar"]).text(.newsCount, count: count) == text)
        #expect(catalogues.warnings.isEmpty)
    }

    @Test func aFormThatLacksIsSaidByTheOneForAllOthers() throws {
        let file = try Self.polishFile([
            "newsCount.one": "{count} artykuł", "newsCount.other": "{count} artykułu",
        ])
        let catalogues = try Self.catalogues(file)
        let catalogue = try #require(catalogues["pl"])
        #expect(catalogue.text(.newsCount, count: 1) == "1 artykuł")
        #expect(catalogue.text(.newsCount, count: 22) == "22 artykułu")
        let line = try #require(file.entries.first { $0.key == "newsCount.other" }).line
        #expect(
            catalogues.warnings.map(\.description) == [
                """
                Templates/texts/pl.txt:\(line): warning: the text 'newsCount' lacks .few and .many, \
                for which .other stands in
                hint: write newsCount.few for 2, 3, 4, 22 …; newsCount.many for 0, 5, 6, 7 …
                """
            ]
        )
    }

    @Test func aPluralWithoutThatOneIsTakenFromAnotherLanguage() throws {
        let file = try Self.polishFile(["newsCount.one": "{count} artykuł"])
        let catalogues = try Self.catalogues(file, ["pl", "en"])
        let catalogue = try #require(catalogues["pl"])
        #expect(catalogue.text(.newsCount, count: 1) == "1 story")
        #expect(catalogue.text(.newsCount, count: 2) == "2 stories")
        #expect(
            catalogues.warnings.map(\.message) == [
                "1 text is missing, for which those of 'en' stand in: newsCount.one / .few / .many"
            ]
        )
    }

    @Test func onlyFormsForAllNumbersStandInForAnotherLanguage() throws {
        let begun = CatalogueFile(path: "Templates/texts/de.txt", text: "front = Titelseite")
        let catalogues = try Catalogues(
            files: Sample.files + [Self.polishFile(), begun],
            languages: ["pl", "de"]
        )
        let german = try #require(catalogues["de"])
        #expect(german.text(.newsCount, count: 2) == "2 stories")
    }

    @Test func aFormOfAnotherLanguageIsNamed() throws {
        let file = try Self.polishFile([
            "newsCount.one": "{count} artykuł", "newsCount.other": "{count} artykułu",
            "newsCount.two": "{count} artykuły",
        ])
        let catalogues = try Self.catalogues(file)
        let line = try #require(file.entries.first { $0.key == "newsCount.two" }).line
        #expect(
            catalogues.warnings.first?.description
                == """
                Templates/texts/pl.txt:\(line): warning: there is no text 'newsCount.two'; the line is left out
                hint: plurals in 'pl' have the forms .one, .few, .many and .other
                """
        )
        #expect(try #require(catalogues["pl"]).text(.newsCount, count: 2) == "2 artykułu")
    }

    @Test func aLanguageWithoutPluralsHasOneForm() throws {
        let file = try Self.file("ja", forms: ["other"], ["newsCount.other": "記事{count}件"])
        let catalogue = try #require(Self.catalogues(file)["ja"])
        #expect(
            [0, 1, 2].map { catalogue.text(.newsCount, count: $0) } == [
                "記事0件", "記事1件", "記事2件",
            ]
        )
        let wrong = CatalogueFile(path: file.path, text: file.text + "\nnewsCount.one = 一")
        #expect(
            try Self.catalogues(wrong).warnings.map(\.hint)
                == ["plurals in 'ja' have only the form .other"]
        )
    }

    @Test func millionsMayHaveAFormOfTheirOwn() throws {
        let own = CatalogueFile(
            path: "Templates/texts/es.txt",
            text: "newsCount.many = {count} de noticias"
        )
        let catalogue = try #require(Self.catalogues(own)["es"])
        #expect(catalogue.text(.newsCount, count: 2_000_000) == "2.000.000 de noticias")
        #expect(catalogue.text(.newsCount, count: 2_000_001) == "2.000.001 noticias")
        #expect(catalogue.text(.likes, count: 2_000_000) == "2.000.000 me gusta")
    }

    @Test func aFileMaySayWhichNumbersAreSingular() throws {
        let file = try Self.file(
            "ru",
            forms: ["one", "other"],
            [
                "newsCount.one": "{count} статья", "newsCount.other": "статей: {count}",
                "pluralOne": "0, 1",
            ]
        )
        let catalogues = try Self.catalogues(file)
        let catalogue = try #require(catalogues["ru"])
        #expect(
            [0, 1, 2, 21].map { catalogue.text(.newsCount, count: $0) } == [
                "0 статья", "1 статья", "статей: 2", "статей: 21",
            ]
        )
        #expect(catalogues.warnings.isEmpty)
    }

    @Test func whereTheRulesAreNotKnownOneIsSingular() throws {
        let file = try Self.file(
            "tlh",
            forms: ["one", "other"],
            ["newsCount.one": "{count} a", "newsCount.other": "{count} b"]
        )
        let catalogue = try #require(Self.catalogues(file)["tlh"])
        #expect([0, 1, 2].map { catalogue.text(.newsCount, count: $0) } == ["0 b", "1 a", "2 b"])
    }

    @Test func scriptsAreGivenTheFormsThatAreWritten() throws {
        let polish = try #require(Self.catalogues(Self.polishFile())["pl"])
        #expect(polish.patterns(ofPlural: .newsCount).map(\.category) == [.one, .few, .many])
        #expect(polish.patterns(ofPlural: .newsCount).map(\.text) == Self.polish)
        let spanish = try Sample.catalogue("es").patterns(ofPlural: .searchCount)
        #expect(spanish.map(\.category) == [.one, .other])
    }
}
