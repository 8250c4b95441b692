import Domain
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("ckb", true), ("az-Arab", true), ("pa-Arab-PK", true),
        ("es", false), ("az", false), ("az-Latn", false), ("ar-Latn", false), ("zh-Hant", false),
    ])
    func theScriptSaysTheDirection(tag: String, isRightToLeft: Bool) {
        #expect(Language(tag).isRightToLeft == isRightToLeft)
    }
}
