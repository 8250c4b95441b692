/// The files of one segment, and its line in the manifest.
public struct Segment: Sendable {
    public let line: SegmentLine
    public let files: [IndexFile]

    /// From a tenth on, withdrawn documents leave no trace in the terms either.
    private static let tolerated = 10

    /// - Parameters:
    ///   - start: the number of the segment's first document.
    ///   - batches: all of the segment, in order.
    public init(start: Int, batches: [SegmentBatch]) {
        let count = batches.reduce(0) { $0 + $1.count }
        let days = batches.flatMap(\.days)
        let withdrawn = batches.flatMap(\.withdrawn)
        var columns = FilterColumns()
        for batch in batches { columns.append(contentsOf: batch.columns) }
        // The tail keeps terms and filters in its first file.
        let isTail = count < SegmentPlan.smallest
        let terms = TermShards(
            .merged(batches.map(\.postings)),
            documents: count,
            dropped: withdrawn.count * Self.tolerated > count ? Set(withdrawn) : [],
            isWhole: isTail
        )
        let folder = "/_s/\(start)/"
        var files = SegmentFiles(folder: folder)
        files.addChunks(
            batches.flatMap(\.chunks),
            perTag: DocumentChunk.chunksPerTag(inTail: isTail)
        )
        if !isTail { files.add(columns) }
        let head = files.head(days: days, columns: columns, terms: terms, isTail: isTail)
        let tag = IndexFile.tag([head])
        self.files =
            files.files + [IndexFile(folder: folder, name: "k", tag: tag, content: head)]
        let dated = days.filter { $0 > 0 }
        line = SegmentLine(
            start: start,
            count: count,
            tag: tag,
            from: dated.min() ?? 0,
            to: dated.max() ?? 0,
            withdrawn: withdrawn
        )
    }
}
