import Domain
import Testing

@Suite struct BaseURLTests {
    @Test(arguments: [("", "/noticias/"), ("/", "/noticias/"), ("/news/", "/news/noticias/")])
    func prefixesLinks(prefix: String, link: String) {
        let base = BaseURL(origin: "https://example.org", pathPrefix: prefix)
        #expect(base.link("/noticias/") == link)
        #expect(base.absolute("/noticias/") == "https://example.org" + link)
    }
}
