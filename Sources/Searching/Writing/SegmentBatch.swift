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
        var table = TermTable()
        var scanner = TermScanner()
        var log: [(term: UInt32, posting: UInt32)] = []
        log.reserveCapacity(documents.count * 32)
        // The place of each term's newest posting, to see whether it stands in the same document.
        var newest: [Int32] = []
        for (index, document) in documents.enumerated() {
            let posting = UInt32(first + index) << 2
            let stem = Stem(language: document.facets.language)
            func note(_ term: borrowing Term, _ flags: UInt32) {
                let number = table.number(of: term)
                if number == newest.count { newest.append(-1) }
                let place = Int(newest[number])
                if place >= 0, log[place].posting >> 2 == posting >> 2 {
                    log[place].posting |= Posting.repeated
                } else {
                    newest[number] = Int32(log.count)
                    log.append((UInt32(number), posting | flags))
                }
            }
            scanner.scan(document.title, stem: stem) { note($0, Posting.inTitle) }
            scanner.scan(document.summary, stem: stem) { note($0, 0) }
            scanner.scan(document.text, isMarkup: true, stem: stem) { note($0, 0) }
        }
        return TermPostings(table, log: log)
    }
}
