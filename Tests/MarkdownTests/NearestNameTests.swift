import Testing

@testable import Markdown

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("titel", "title"), ("Title", "title"), ("dat", "date"), ("sumary", "summary"),
        ("expire", "expires"), ("x", nil), ("colour", nil), ("", nil),
    ])
    func nearestKnownNameIsFound(name: String, nearest: String?) {
        let known: Set<String> = ["title", "date", "draft", "summary", "expires", "author"]
        #expect(NearestName.to(name, among: known) == nearest)
    }

    @Test func aVeryLongNameHasNoNeighbour() {
        #expect(NearestName.to(String(repeating: "title", count: 20_000), among: ["title"]) == nil)
    }
}
