import Basics
import Foundation
import Searching

/// What the last build's segments were made of, so that those of the same documents are not made again.
struct SearchRecord: Codable, Sendable {
    var segments: [Entry] = []

    /// One segment of an earlier build.
    struct Entry: Codable, Sendable {
        let start: Int
        let count: Int
        /// What its documents were known by; when it differs, the documents themselves are compared.
        var key: UInt64
        let tag: String
        let from: Int
        let to: Int
        let withdrawn: [Int]
        /// Of each batch of documents.
        let fingerprints: [String]
        /// Site paths.
        let files: [String]

        init(_ segment: Segment, key: UInt64, fingerprints: [String]) {
            self.key = key
            start = segment.line.start
            count = segment.line.count
            tag = segment.line.tag
            from = segment.line.from
            to = segment.line.to
            withdrawn = segment.line.withdrawn
            self.fingerprints = fingerprints
            files = segment.files.map(\.path)
        }

        var line: SegmentLine {
            SegmentLine(
                start: start,
                count: count,
                tag: tag,
                from: from,
                to: to,
                withdrawn: withdrawn
            )
        }
    }

    /// The record of an earlier build; an empty one where there is none that can be read.
    static func read(_ path: String) -> SearchRecord {
        guard let bytes = FileSystem.read(path) else { return SearchRecord() }
        return (try? JSONDecoder().decode(SearchRecord.self, from: Data(bytes))) ?? SearchRecord()
    }

    func write(to path: String) throws {
        try FileSystem.replace(path, with: Array(try JSONEncoder.stable().encode(self)))
    }

    func entry(of range: Range<Int>) -> Entry? {
        segments.first { $0.start == range.lowerBound && $0.count == range.count }
    }
}
