import Basics
import Testing

@Suite struct LanguageCodeTests {
    @Test(arguments: [
        ("spa", "es"), ("deu", "de"), ("ger", "de"), ("ENG", "en"), ("es", "es"), ("iw", "he"),
        ("nob", "nb"), ("nno", "nn"), ("nor", "no"), ("nb", "nb"), ("cmn", "cmn"), ("ast", "ast"),
        ("", ""),
    ])
    func theShortestCodeIsTaken(code: String, shortest: String) {
        #expect(LanguageCode.shortest(code) == shortest)
    }

    @Test(arguments: [("sp", "es"), ("GB", "en"), ("es", nil), ("zz", nil)])
    func whatIsNoLanguageMayMeanOne(code: String, language: String?) {
        #expect(LanguageCode.meant(by: code) == language)
    }

    @Test func someLanguagesAreFormsOfAnother() {
        #expect(LanguageCode.macrolanguage(of: "nb") == "no")
        #expect(LanguageCode.macrolanguage(of: "nn") == "no")
        #expect(LanguageCode.macrolanguage(of: "cmn") == "zh")
        #expect(LanguageCode.macrolanguage(of: "no") == nil)
    }
}
