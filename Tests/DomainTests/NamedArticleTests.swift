import Domain
import Testing

@Suite struct NamedArticleTests {
    @Test(arguments: ["tren.md", "articles/tren.md", "Content/articles/tren.md"])
    func aFileMayBeNamedAsMessagesNameIt(text: String) {
        let base = BaseURL(origin: "https://example.org", pathPrefix: "")
        #expect(NamedArticle(text, line: 1, baseURL: base).name == .file("tren"))
    }
}
