import Domain
import Testing

@testable import Presentation

@Suite struct CollationTests {
    private func sorted(_ names: [String], _ language: Language) throws -> [String] {
        let collation = try Sample.catalogue(language).collation
        return names.sorted { collation.key(of: $0) < collation.key(of: $1) }
    }

    @Test func accentsAndCaseDoNotCount() throws {
        let names = ["Zoe", "Álvarez", "alba", "Éboli", "eco", "Alvarez B"]
        #expect(
            try sorted(names, "es") == ["alba", "Álvarez", "Alvarez B", "Éboli", "eco", "Zoe"]
        )
    }

    @Test func spanishHasALetterAfterN() throws {
        #expect(try sorted(["Ñu", "Ob", "Nz", "Na"], "es") == ["Na", "Nz", "Ñu", "Ob"])
        #expect(try sorted(["Ñu", "Ob", "Nz", "Na"], "fr") == ["Na", "Ñu", "Nz", "Ob"])
    }

    @Test func aDecomposedLetterIsTheSameLetter() throws {
        let collation = try Sample.catalogue("es").collation
        #expect(collation.key(of: "N\u{303}u") == collation.key(of: "Ñu"))
        #expect(collation.letter(of: "n\u{303}u") == "ñ")
    }

    @Test func signsPartWordsAndWeighNothing() throws {
        let collation = try Sample.catalogue("en").collation
        #expect(collation.key(of: "O’Brien, Ann") == collation.key(of: "o'brien  ann"))
        #expect(try sorted(["Annabel", "Ann Lee"], "en") == ["Ann Lee", "Annabel"])
    }

    @Test func figuresComeBeforeLettersAndOtherScriptsAfter() throws {
        #expect(try sorted(["Анна", "Ana", "7 Soles"], "es") == ["7 Soles", "Ana", "Анна"])
    }

    @Test(arguments: [
        ("Álvaro", "a"), ("  «Ñandú»", "ñ"), ("œuvre", "o"), ("7 Soles", nil), ("Анна", nil),
        ("", nil),
    ])
    func aNameStandsUnderItsFirstLetter(name: String, letter: Character?) throws {
        #expect(try Sample.catalogue("es").collation.letter(of: name) == letter)
    }
}
