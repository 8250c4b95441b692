import Testing

@testable import Searching

@Suite struct DocumentFingerprintTests {
    private let document = SearchDocument(
        title: "Uno",
        summary: "Dos",
        text: "<p>Tres</p>",
        path: "/n/uno/",
        date: nil,
        day: 20_000,
        facets: SearchDocument.Facets(kind: "article", section: "world", language: "es")
    )

    @Test func theSameDocumentsHaveTheSameDigest() {
        #expect(
            DocumentFingerprint.of([document, document])
                == DocumentFingerprint.of([document, document])
        )
    }

    @Test func whateverChangesIsSeen() {
        let others = [
            SearchDocument(
                title: "Un",
                summary: "oDos",
                text: document.text,
                path: document.path,
                date: nil,
                day: document.day,
                facets: document.facets
            ),
            SearchDocument(
                title: document.title,
                titles: ["en": "One"],
                summary: document.summary,
                text: document.text,
                path: document.path,
                date: nil,
                day: document.day,
                facets: document.facets
            ),
            SearchDocument(
                title: document.title,
                summary: document.summary,
                summaries: ["en": "One"],
                text: document.text,
                path: document.path,
                date: nil,
                day: document.day,
                facets: document.facets
            ),
            SearchDocument(
                title: document.title,
                summary: document.summary,
                text: document.text,
                path: document.path,
                date: nil,
                day: 20_001,
                facets: document.facets
            ),
            SearchDocument(
                title: document.title,
                summary: document.summary,
                text: document.text,
                path: document.path,
                date: nil,
                day: document.day,
                facets: document.facets,
                isWithdrawn: true
            ),
        ]
        let digests = ([document] + others).map { DocumentFingerprint.of([$0]) }
        #expect(Set(digests).count == 6)
    }
}
