import Testing

@testable import Searching

@Suite struct DocumentChunkTests {
    private func text(_ titles: [String: String], summaries: [String: String] = [:]) -> String {
        let document = SearchDocument(
            title: "Uno",
            titles: titles,
            summary: "Dos",
            summaries: summaries,
            path: "/agenda/uno/",
            date: nil,
            day: 0,
            facets: SearchDocument.Facets(kind: "event", source: "a", language: "es")
        )
        return String(decoding: DocumentChunk.bytes([document]), as: UTF8.self)
    }

    @Test func namesInOtherLanguagesStandAtTheEndWhereThereAreAny() {
        let start = "[[\"event\",\"Uno\",\"/agenda/uno/\",0,\"a\",\"\",\"es\",\"Dos\",\"\""
        #expect(text([:]) == start + "]]\n")
        #expect(text(["fr": "Un", "en": "One"]) == start + ",{\"en\":\"One\",\"fr\":\"Un\"}]]\n")
        #expect(text([:], summaries: ["en": "Two"]) == start + ",{},{\"en\":\"Two\"}]]\n")
    }
}
