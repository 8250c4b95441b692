/// Gathers the files of a segment and writes the first of them, which says how to find the others.
struct SegmentFiles {
    let folder: String
    private(set) var files: [IndexFile] = []
    private var chunkTags: [String] = []
    private var columnTags: [String] = []

    init(folder: String) {
        self.folder = folder
    }

    mutating func addChunks(_ chunks: [[UInt8]], perTag: Int) {
        for start in stride(from: 0, to: chunks.count, by: perTag) {
            let group = chunks[start..<min(start + perTag, chunks.count)]
            let tag = IndexFile.tag(group)
            chunkTags.append(tag)
            for (index, chunk) in group.enumerated() {
                add("d\(start + index)", tag, chunk)
            }
        }
    }

    mutating func add(_ columns: FilterColumns) {
        for column in 0..<columns.count {
            var writer = ByteWriter()
            columns.write(column, to: &writer)
            let tag = IndexFile.tag([writer.bytes])
            columnTags.append(tag)
            add("f\(column)", tag, writer.bytes)
        }
    }

    private mutating func add(_ name: String, _ tag: String, _ content: [UInt8]) {
        files.append(IndexFile(folder: folder, name: name, tag: tag, content: content))
    }

    /// The first file: how many documents and shards, the days of the documents, the tags of the chunks, then where
    /// the terms of each shard begin, with its tag, and the tags of the columns; in the tail, which says that it has
    /// no shards, columns and terms themselves.
    mutating func head(
        days: [Int],
        columns: FilterColumns,
        terms: TermShards,
        isTail: Bool
    ) -> [UInt8] {
        var writer = ByteWriter()
        writer.append(number: days.count)
        writer.append(number: isTail ? 0 : terms.shards.count)
        var last = 0
        for day in days {
            writer.append(signed: day - last)
            last = day
        }
        for tag in chunkTags { writer.append(tag: tag) }
        guard !isTail else {
            for column in 0..<columns.count { columns.write(column, to: &writer) }
            for shard in terms.shards { writer.append(shard.bytes) }
            return writer.bytes
        }
        for (index, shard) in terms.shards.enumerated() {
            let tag = IndexFile.tag([shard.bytes])
            writer.append(byte: UInt8(shard.key.count))
            writer.append(shard.key)
            writer.append(tag: tag)
            add("t\(index)", tag, shard.bytes)
        }
        for tag in columnTags { writer.append(tag: tag) }
        return writer.bytes
    }
}

extension ByteWriter {
    /// The three bytes that six hexadecimal digits stand for.
    fileprivate mutating func append(tag: String) {
        let digits = tag.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        for index in stride(from: 0, to: digits.count - 1, by: 2) {
            append(byte: UInt8(digits[index] << 4 | digits[index + 1]))
        }
    }
}
