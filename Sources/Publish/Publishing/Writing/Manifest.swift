import Basics
import Domain
import Searching

/// What an earlier build wrote: the files that may be replaced and pruned, and nothing else.
struct Manifest: Sendable {
    let head: ManifestHead
    /// By the hash of the site path; those of its lines come first.
    private(set) var keys: FileKeys
    /// What else its lines say is read from it when it is needed.
    private let text: ManifestText
    /// Where each of its lines begins, and where the last one ends.
    private let starts: LineStarts
    /// Paths that only a build which did not end has written.
    private var pending: [String] = []

    /// The paths of the files of the search index.
    private(set) var index: [String]
    /// What the site did not need any more, and what stayed all the same.
    let lingering: [FormerAssets.File]

    /// How many files it names, also those that are no longer there.
    var pathCount: Int { keys.count }

    /// Reads the manifest; nil when there is none, or when it is no manifest of ours.
    static func read(_ path: String) -> Manifest? {
        guard let text = ManifestText(path), let head = text.head else { return nil }
        // As many as can be: what the first line says is not yet known to be true.
        let room = min(max(0, head.files), text.size / ManifestLines.shortest)
        var keys = FileKeys(room: room)
        var starts = LineStarts(room: room + 1)
        var index: [String] = []
        var lingering: [FormerAssets.File] = []
        let clock = head.clock
        let folder = Array(SearchManifest.folder.utf8)
        let end = ManifestLines.read(text) { path, record, start in
            keys.add(record.key, for: StableHash.of(path))
            starts.append(start)
            if path.starts(with: folder) { index.append(String(decoding: path, as: UTF8.self)) }
            // Hardly any key is a time, so that few paths are looked at.
            if let left = record.left(by: clock) {
                let path = String(decoding: path, as: UTF8.self)
                guard FormerAssets.stays(OutputPath.file(of: path)) else { return }
                lingering.append(FormerAssets.File(path: path, record: record, left: left))
            }
        }
        guard let end else { return nil }
        starts.append(end)
        return Manifest(
            head: head,
            keys: keys,
            text: text,
            starts: starts,
            index: index,
            lingering: lingering
        )
    }

    private init(
        head: ManifestHead,
        keys: FileKeys,
        text: ManifestText,
        starts: LineStarts,
        index: [String],
        lingering: [FormerAssets.File]
    ) {
        self.head = head
        self.keys = keys
        self.text = text
        self.starts = starts
        self.index = index
        self.lingering = lingering
    }

    /// With what a build that was killed may have written: those files are ours, and nobody knows what they hold.
    func with(pending journal: Manifest) -> Manifest {
        var whole = self
        journal.forEachPath { path in
            let hash = StableHash.of(path)
            if let place = whole.keys.place(of: hash) {
                whole.keys.forget(place)
            } else {
                whole.keys.addForgotten(hash)
                whole.pending.append(path)
                if path.hasPrefix(SearchManifest.folder) { whole.index.append(path) }
            }
        }
        return whole
    }

    /// With nothing known of what the files hold.
    func forgotten() -> Manifest {
        var whole = self
        whole.keys = keys.forgotten()
        return whole
    }

    /// With only those files known that stand in the output folder as they were written.
    func surveyed(in output: String) -> Manifest {
        var whole = self
        var place = 0
        forEach { path, record in
            let now = FileSystem.look("\(output)/\(OutputPath.file(of: path))")
            if now == nil {
                whole.keys.remove(place)
            } else if now?.size != record.size || now?.changed != record.changed {
                whole.keys.forget(place)
            }
            place += 1
        }
        return whole
    }

    /// What is known of a file; nil when it is not there.
    func record(of path: String) -> FileRecord? { keys.place(of: StableHash.of(path)).map(record) }

    private func record(at place: Int) -> FileRecord {
        guard keys.isKnown(place), place + 1 < starts.count else { return .unknown }
        var known = FileRecord.unknown
        let line = starts[place]..<starts[place + 1]
        ManifestLines.read(text, at: line, hasDigests: head.hasDigests) { known = $1 }
        return known
    }

    /// - Parameter lines: the places of those that still hold.
    /// - Returns: them, as a new manifest has them.
    /// - Throws: when they cannot be read any more.
    func bytes(of lines: Range<Int>) throws(WriteError) -> [UInt8] {
        let range = starts[lines.lowerBound]..<starts[lines.upperBound]
        if head.hasDigests {
            let bytes = text.bytes(of: range)
            guard bytes.count == range.count else { throw text.failure }
            return bytes
        }
        var bytes: [UInt8] = []
        let isRead = ManifestLines.read(text, at: range, hasDigests: false) { path, record in
            ManifestLines.append(record, path, to: &bytes)
        }
        guard isRead else { throw text.failure }
        return bytes
    }

    /// Calls back for each file with what is known of it.
    func forEach(_ body: (String, FileRecord) -> Void) {
        var place = 0
        ManifestLines.read(text) { path, record, _ in
            let known = keys.isKnown(place) ? record : .unknown
            body(String(decoding: path, as: UTF8.self), known)
            place += 1
        }
        for path in pending { body(path, .unknown) }
    }

    func forEachPath(_ body: (String) -> Void) { forEach { path, _ in body(path) } }

    /// Calls back for each file with what was written of it, whatever has become of it since.
    func forEachWritten(_ body: (String, FileRecord) -> Void) {
        ManifestLines.read(text) { path, record, _ in
            body(String(decoding: path, as: UTF8.self), record)
        }
    }

    /// Calls back for each path until one fails.
    func tryEachPath(_ body: (String) throws -> Void) throws {
        var failure: (any Error)?
        forEachPath { path in
            guard failure == nil else { return }
            do { try body(path) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}

extension Manifest {
    /// A file as the manifest knows it.
    struct Former: Sendable {
        /// 0 when it is not known what it was made from.
        let key: UInt64
        /// The place of its line, which still holds; nil where nothing is known of the file.
        let line: Int?
    }

    /// Looks files up in about the order of the lines.
    struct Search {
        private let keys: FileKeys
        private var search: FileKeys.OrderedSearch

        fileprivate init(_ keys: FileKeys, from next: Int) {
            self.keys = keys
            search = keys.inOrder(from: next)
        }

        /// Where the next one is expected.
        var next: Int { search.next }

        /// What is known of the file whose path has a hash; nil when it is not there.
        mutating func file(_ hash: UInt64) -> Former? {
            search.place(of: hash).map { place in
                Former(key: keys[place], line: keys.isKnown(place) ? place : nil)
            }
        }
    }

    func search(from next: Int = 0) -> Search { Search(keys, from: next) }
}
