import Domain
import Testing

@testable import Publishing

@Suite struct SitemapWriterTests {
    @Test(arguments: [
        ("es", "es"), ("pt-BR", "pt"), ("zh", "zh-cn"), ("zh-Hans", "zh-cn"), ("zh-CN", "zh-cn"),
        ("zh-TW", "zh-tw"), ("zh-Hant", "zh-tw"), ("zh-HK", "zh-tw"), ("zh-Hans-HK", "zh-cn"),
        ("zh-Hant-CN", "zh-tw"),
    ])
    func chineseIsNamedByItsScript(tag: String, name: String) {
        #expect(SitemapWriter.language(Language(tag)) == name)
    }
}
