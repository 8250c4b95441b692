import Testing

@testable import Stories

@Suite struct StoryMarkupTests {
    @Test(arguments: [
        ("Sin nada", "Sin nada"),
        ("<p>Arde el <b>mercado</b></p>", " Arde el  mercado  "),
        ("a&nbsp;b &amp; c", "a b & c"),
        ("el ca&ntilde;&oacute;n", "el cañón"),
        ("R&D & más", "R D   más"),
        ("ver https://a.example/b?c=1 aquí", "ver  aquí"),
        ("<a href=\"https://a.example\">aquí</a>", " aquí "),
        ("hola <img src=\"x", "hola  "),
        ("&", " "),
        ("", ""),
    ])
    func leavesTheWords(text: String, words: String) {
        #expect(StoryMarkup.words(of: text) == words)
    }

    @Test func aHostileTextTakesNoMoreThanItsLength() {
        let text = String(repeating: "<&h", count: 5_000)
        #expect(StoryMarkup.words(of: text).utf8.count <= text.utf8.count)
    }
}
