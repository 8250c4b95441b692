/// Part of a segment, read and analysed by itself: batches of one segment can be made at the same time.
public struct SegmentBatch: Sendable {
    /// The most documents of a batch; a multiple of a chunk.
    public static let size = 1_024

    let count: Int
    let postings: TermPostings
    let chunks: [[UInt8]]
    let columns: FilterColumns
    let days: [Int]
    /// Numbers of withdrawn documents, counted from the segment's first.
    let withdrawn: [Int]

    /// - Parameters:
    ///   - documents: at most `size`, in the order of the index.
    ///   - first: the number of the first one, counted from the segment's first; a multiple of `size`.
    public init(_ documents: [SearchDocument], first: Int) {
        count = documents.count
        postings = Self.postings(of: documents, first: first)
        chunks = stride(from: 0, to: documents.count, by: DocumentChunk.size).map { start in
            let end = min(start + DocumentChunk.size, documents.count)
            return DocumentChunk.bytes(documents[start..<end])
        }
        var columns = FilterColumns()
        for document in documents { columns.append(document.facets) }
        self.columns = columns
        days = documents.map(\.day)
        withdrawn = documents.indices.filter { documents[$0].isWithdrawn }.map { first + $0 }
    }

    private static func postings(of documents: [SearchDocument], first: Int) -> TermPostings {
        var scanner = TermScanner()
        var log = TermLog(documents: documents.count)
        for (index, document) in documents.enumerated() {
            let stem = Stem(language: document.facets.language)
            log.begin(first + index, isTitle: true)
            scanner.scan(document.title, stem: stem, into: &log)
            log.begin(first + index)
            scanner.scan(document.summary, stem: stem, into: &log)
            scanner.scan(document.text, isMarkup: true, stem: stem, into: &log)
        }
        return TermPostings(log)
    }
}
