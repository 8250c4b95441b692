import Testing

@testable import Publishing

@Suite struct ContentTypeTests {
    @Test(arguments: [
        ("files/decree-12.pdf", "application/pdf"), ("A.PDF", "application/pdf"),
        ("tabla.csv", "text/csv; charset=utf-8"), ("mod.mjs", "text/javascript; charset=utf-8"),
        ("a.svg", "image/svg+xml; charset=utf-8"), ("foto.v2.jpg", "image/jpeg"),
        ("README", "application/octet-stream"), ("a.xyz", "application/octet-stream"),
    ])
    func aFileIsWhatItsEndingSays(file: String, type: String) {
        #expect(ContentType.of(file) == type)
    }
}
