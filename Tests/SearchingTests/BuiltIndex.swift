import CZlib

@testable import Searching

/// The files of an index as a host serves them.
struct BuiltIndex {
    let manifest: [UInt8]
    let lines: [SegmentLine]
    let files: [String: [UInt8]]

    init(_ documents: [SearchDocument]) {
        var lines: [SegmentLine] = []
        var files: [String: [UInt8]] = [:]
        for range in SegmentPlan.ranges(count: documents.count) {
            let starts = stride(from: 0, to: range.count, by: SegmentBatch.size)
            let batches = starts.map { first in
                let end = min(first + SegmentBatch.size, range.count)
                let part = documents[range.lowerBound + first..<range.lowerBound + end]
                return SegmentBatch(Array(part), first: first)
            }
            let segment = Segment(start: range.lowerBound, batches: batches)
            lines.append(segment.line)
            for file in segment.files { files[file.path] = file.bytes }
        }
        self.lines = lines
        self.files = files
        manifest = SearchManifest(lines).bytes
    }

    /// A file as it was before compression; nil when it is missing or no zlib stream.
    func content(_ path: String) -> [UInt8]? {
        guard let bytes = files[path] else { return nil }
        var size = uLong(1 << 22)
        var output = [UInt8](repeating: 0, count: Int(size))
        guard uncompress(&output, &size, bytes, uLong(bytes.count)) == Z_OK else { return nil }
        return Array(output.prefix(Int(size)))
    }
}
