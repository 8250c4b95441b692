import Basics
import Domain
import Pages
import Searching

/// Writes the search index, segment by segment; those whose documents have not changed stay as they are.
struct SearchWriting: Sendable {
    let portal: Portal
    let writer: SiteWriter
    let jobs: Int
    /// Where the record of the last build's segments is kept.
    let record: String
    /// What is known of the files that stand there; nil for a first build.
    let earlier: Manifest?
    /// What shards made already.
    var parts: SiteParts?
    let progress: WorkProgress
    /// Is told which files are about to be written.
    let announce: @Sendable ([String]) throws -> Void

    /// A file of the index, as it stands.
    typealias Written = (path: String, record: FileRecord)

    /// - Returns: all files of the index.
    /// - Throws: what could not be read or written.
    func write() async throws -> [Written] {
        let count = portal.searchableCount
        guard count > 0 else {
            try FileSystem.remove(record)
            return []
        }
        let old = SearchRecord.read(record)
        var next = SearchRecord()
        var written: [Written] = []
        for range in SegmentPlan.ranges(count: count) {
            progress(.search, range.lowerBound, of: count)
            let key = portal.searchKey(of: range)
            if var known = old.entry(of: range), let files = standing(known.files),
                try await isUnchanged(known, range, key)
            {
                known.key = key
                next.segments.append(known)
                writer.keep(files.count)
                written += files
            } else if let (entry, files) = try joined(range, key) {
                next.segments.append(entry)
                written += files
            } else {
                let (entry, files) = try await compose(range, key)
                next.segments.append(entry)
                written += files
            }
        }
        try announce([SearchManifest.path])
        let manifest = SearchManifest(next.segments.map(\.line)).bytes
        written.append(try write(manifest, to: SearchManifest.path))
        try next.write(to: record)
        return written
    }

    /// Makes the segments that fall to a shard and are not known already.
    ///
    /// - Parameters:
    ///   - shard: whose they are.
    ///   - place: where its record of them is kept.
    /// - Returns: their files.
    /// - Throws: what could not be read or written.
    func write(of shard: Shard, record place: String) async throws -> [Written] {
        let old = SearchRecord.read(record)
        var next = SearchRecord()
        var written: [Written] = []
        let count = portal.searchableCount
        for (index, range) in SegmentPlan.ranges(count: count).enumerated()
        where shard.takes(UInt64(index)) {
            progress(.search, range.lowerBound, of: count)
            let key = portal.searchKey(of: range)
            if let known = old.entry(of: range), standing(known.files) != nil,
                try await isUnchanged(known, range, key)
            {
                continue
            }
            let (entry, files) = try await compose(range, key)
            next.segments.append(entry)
            written += files
        }
        try next.write(to: place)
        return written
    }

    private func joined(
        _ range: Range<Int>,
        _ key: UInt64
    ) throws -> (SearchRecord.Entry, [Written])? {
        guard let segment = parts?.segment(of: range, key: key) else { return nil }
        try announce(segment.entry.files)
        return (segment.entry, try segment.files.map { try write($0.bytes, to: $0.path) })
    }

    /// The files of an earlier build; nil when one of them is not known to stand as it was written.
    private func standing(_ paths: [String]) -> [Written]? {
        guard let earlier else { return nil }
        var files: [Written] = []
        for path in paths {
            guard let record = earlier.record(of: path), record.key != 0 else {
                return nil
            }
            files.append((path, record))
        }
        return files
    }

    private func isUnchanged(
        _ entry: SearchRecord.Entry,
        _ range: Range<Int>,
        _ key: UInt64
    ) async throws -> Bool {
        if entry.key == key { return true }
        let fingerprints = try await Parallel.map(batches(of: range), width: jobs) { batch in
            DocumentFingerprint.of(try documents(batch))
        }
        return fingerprints == entry.fingerprints
    }

    private func compose(
        _ range: Range<Int>,
        _ key: UInt64
    ) async throws -> (SearchRecord.Entry, [Written]) {
        let parts = try await Parallel.map(batches(of: range), width: jobs) { batch in
            let documents = try documents(batch)
            return (
                SegmentBatch(documents, first: batch.lowerBound - range.lowerBound),
                DocumentFingerprint.of(documents)
            )
        }
        let segment = Segment(start: range.lowerBound, batches: parts.map(\.0))
        let entry = SearchRecord.Entry(segment, key: key, fingerprints: parts.map(\.1))
        try announce(entry.files)
        let size = 64
        let groups = stride(from: 0, to: segment.files.count, by: size).map { start in
            segment.files[start..<min(start + size, segment.files.count)]
        }
        let written = try await Parallel.map(groups, width: jobs) { files in
            try files.map { try write($0.bytes, to: $0.path) }
        }
        return (entry, written.flatMap(\.self))
    }

    private func write(_ bytes: [UInt8], to path: String) throws(WriteError) -> Written {
        let file = try writer.write(bytes, to: OutputPath.file(of: path))
        // Its name says what a file of the index holds.
        let key = StableHash.of(path)
        return (path, FileRecord(key: FileKeys.known(key), of: file))
    }

    private func batches(of range: Range<Int>) -> [Range<Int>] {
        stride(from: range.lowerBound, to: range.upperBound, by: SegmentBatch.size).map { start in
            start..<min(start + SegmentBatch.size, range.upperBound)
        }
    }

    private func documents(_ positions: Range<Int>) throws -> [SearchDocument] {
        try portal.searchEntries(positions).map(SearchDocument.init)
    }
}

extension SearchDocument {
    fileprivate init(_ entry: SearchEntry) {
        self.init(
            title: entry.title,
            titles: Self.byTag(entry.titles),
            summary: entry.summary,
            summaries: Self.byTag(entry.summaries),
            text: entry.html,
            path: entry.path,
            date: entry.date,
            day: entry.day,
            facets: Facets(
                kind: entry.kind,
                section: entry.section?.text ?? "",
                source: entry.source.text,
                language: entry.language?.tag ?? "",
                country: entry.country ?? ""
            ),
            picture: entry.picture ?? "",
            isWithdrawn: entry.isWithdrawn
        )
    }

    private static func byTag(_ texts: [Language: String]) -> [String: String] {
        Dictionary(texts.map { ($0.key.tag, $0.value) }) { first, _ in first }
    }
}
