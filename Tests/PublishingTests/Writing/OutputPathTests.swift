import Testing

@testable import Publishing

@Suite struct OutputPathTests {
    @Test(arguments: [
        ("/noticias", "/noticias/"), ("noticias/", "/noticias/"), ("/noticias/", "/noticias/"),
        ("/noticias/index.html", "/noticias/"), ("index.html", "/"), ("/index.html", "/"),
        ("/", "/"), ("", "/"), ("/feed.xml", "/feed.xml"),
        ("/my-index.html", "/my-index.html"), ("n/my-index.html", "/n/my-index.html"),
    ])
    func aPathIsWrittenInOneWay(path: String, plain: String) {
        #expect(OutputPath.plain(path) == plain)
    }
}
