import Testing

@testable import Searching

@Suite struct SegmentTests {
    private func changed(_ before: BuiltIndex, _ after: BuiltIndex) -> [String] {
        after.files.keys.filter { before.files[$0] == nil }.sorted()
    }

    @Test(arguments: [200, 2_000])
    func oneNewDocumentWritesAtMostFourFiles(count: Int) {
        let documents = GeneratedDocuments.make(count + 1)
        let before = BuiltIndex(Array(documents.dropLast()))
        let after = BuiltIndex(documents)
        // The manifest is the fourth.
        #expect(changed(before, after).count <= 3)
        #expect(before.manifest != after.manifest)
    }

    @Test func theSameDocumentsGiveTheSameFiles() {
        let documents = GeneratedDocuments.make(1_500)
        let one = BuiltIndex(documents)
        let other = BuiltIndex(documents)
        #expect(one.files == other.files)
        #expect(one.manifest == other.manifest)
    }

    @Test func aWithdrawnDocumentKeepsItsNumberAndShowsNothing() throws {
        var documents = GeneratedDocuments.make(300).map { $0.withdrawn(false) }
        let before = BuiltIndex(documents)
        documents[100] = documents[100].withdrawn(true)
        let after = BuiltIndex(documents)
        #expect(after.lines.first?.withdrawn == [100])
        // The chunks that share its tag, and the segment's first file.
        #expect(changed(before, after).count <= 9)
        #expect(changed(before, after).allSatisfy { !$0.contains("/t") })
        #expect(try IndexReader(after).titles()[100] == nil)
        #expect(!IndexReader(after).answer(Question(text: documents[100].title)).contains(100))
    }

    @Test func manyWithdrawnDocumentsLeaveNoTraceInTheTerms() {
        #expect(terms(withdrawn: "secreto") == terms(withdrawn: "olvido"))
    }

    /// The files of terms where the first twenty of some documents were withdrawn.
    private func terms(withdrawn title: String) -> [String] {
        let documents = (0..<192).map { number in
            SearchDocument(
                title: number < 20 ? title : "Titular \(number)",
                summary: "",
                path: "/n/\(number)/",
                date: nil,
                day: 0,
                facets: SearchDocument.Facets(kind: "article", language: "es"),
                isWithdrawn: number < 20
            )
        }
        return BuiltIndex(documents).files.keys.filter { $0.contains("/t") }.sorted()
    }

    @Test func tagsFollowTheContentBeforeCompression() throws {
        let index = BuiltIndex(GeneratedDocuments.make(100))
        for path in index.files.keys {
            let content = try #require(index.content(path))
            if path.contains("/d") { continue }
            #expect(path.hasSuffix(".\(IndexFile.tag([content])).bin"), "\(path)")
        }
    }

    @Test func anEmptyIndexIsAManifestWithoutSegments() {
        let index = BuiltIndex([])
        #expect(index.files.isEmpty)
        #expect(String(decoding: index.manifest, as: UTF8.self) == "{\"v\":1,\"segs\":[]}\n")
    }

    @Test func theManifestNamesTheNewestSegmentFirst() {
        let lines = [
            SegmentLine(start: 0, count: 64, tag: "aabbcc", from: 3, to: 9, withdrawn: [1, 5]),
            SegmentLine(start: 64, count: 2, tag: "ddeeff", from: 0, to: 0, withdrawn: []),
        ]
        let text = String(decoding: SearchManifest(lines).bytes, as: UTF8.self)
        #expect(
            text == "{\"v\":1,\"segs\":[[64,2,\"ddeeff\",0,0,[]],\n[0,64,\"aabbcc\",3,9,[1,5]]]}\n"
        )
    }
}

extension SearchDocument {
    fileprivate func withdrawn(_ isWithdrawn: Bool) -> SearchDocument {
        SearchDocument(
            title: title,
            summary: summary,
            text: text,
            path: path,
            date: date,
            day: day,
            facets: facets,
            picture: picture,
            isWithdrawn: isWithdrawn
        )
    }
}
