import Domain
import Presentation
import Testing

@Suite struct WordingModelTests {
    private func model(_ wording: Wording?, on page: Language = "en") throws -> WordingModel? {
        WordingModel(wording, on: page, newsroom: try Sample.newsroom())
    }

    @Test func theTextOfThePageNeedsNoLanguage() throws {
        let model = try #require(try model(Wording(["es": "Hola", "en": "Hello"])))
        #expect(model.text == "Hello")
        #expect(model.language == nil)
    }

    @Test func anotherLanguageIsNamedWithItsDirection() throws {
        let model = try #require(try model(Wording(["ar": "خباز"])))
        #expect(model.language == "ar")
        #expect(model.direction == "rtl")
    }

    @Test func aTextInNoKnownLanguageHasNone() throws {
        #expect(try model(Wording("?"))?.language == nil)
    }

    @Test func linesAreParagraphs() throws {
        let model = try #require(try model(Wording("Uno.\r\n\r\n  Dos \n\n", in: "es")))
        #expect(model.paragraphs == ["Uno.", "Dos"])
    }

    @Test func nothingButSpaceIsNoText() throws {
        #expect(try model(Wording(" \n ")) == nil)
        #expect(try model(nil) == nil)
    }
}
