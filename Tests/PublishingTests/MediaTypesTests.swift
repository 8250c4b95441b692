import Testing

@testable import Publishing

@Suite struct MediaTypesTests {
    @Test(arguments: [
        ("files/decree-12.pdf", "application/pdf"), ("A.PDF", "application/pdf"),
        ("tabla.csv", "text/csv; charset=utf-8"), ("mod.mjs", "text/javascript; charset=utf-8"),
        ("README", "application/octet-stream"), ("a.xyz", "application/octet-stream"),
    ])
    func aFileIsWhatItsEndingSays(file: String, type: String) {
        #expect(MediaTypes.type(of: file) == type)
    }
}
