import Domain
import Testing

@testable import Presentation

@Suite struct LanguageNamesTests {
    @Test(
        arguments: [
            ("es", "Spanish"), ("spa", "Spanish"), ("es-MX", "Spanish"), ("iw", "Hebrew"),
            ("no", "Norwegian"), ("nor", "Norwegian"), ("nob", "Norwegian"), ("nb", "Norwegian"),
            ("nno", "Norwegian"), ("cmn", "Chinese"), ("chi", "Chinese"), ("ast-ES", "Asturian"),
            ("tlh-ES", "TLH-ES"),
        ] as [(Language, String)]
    )
    func codesOfAllLengthsHaveAName(named: Language, name: String) throws {
        #expect(try Sample.context().languageName(named, in: "en") == name)
    }
}
