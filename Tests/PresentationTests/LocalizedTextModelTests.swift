import Domain
import Presentation
import Testing

@Suite struct LocalizedTextModelTests {
    private func model(_ localizedText: LocalizedText?, on page: Language = "en") throws
        -> LocalizedTextModel?
    {
        LocalizedTextModel(localizedText, on: page, context: try Sample.context())
    }

    @Test func theTextOfThePageNeedsNoLanguage() throws {
        let model = try #require(try model(LocalizedText(["es": "Hola", "en": "Hello"])))
        #expect(model.text == "Hello")
        #expect(model.language == nil)
    }

    @Test func anotherLanguageIsNamedWithItsDirection() throws {
        let model = try #require(try model(LocalizedText(["ar": "خباز"])))
        #expect(model.language == "ar")
        #expect(model.direction == "rtl")
    }

    @Test func aTextInNoKnownLanguageHasNone() throws {
        #expect(try model(LocalizedText("?"))?.language == nil)
    }

    @Test func linesAreParagraphs() throws {
        let model = try #require(try model(LocalizedText("Uno.\r\n\r\n  Dos \n\n", in: "es")))
        #expect(model.paragraphs == ["Uno.", "Dos"])
    }

    @Test func nothingButSpaceIsNoText() throws {
        #expect(try model(LocalizedText(" \n ")) == nil)
        #expect(try model(nil) == nil)
    }
}
