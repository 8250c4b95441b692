import Basics
import Domain
import Searching

/// What an earlier build wrote: the files that may be replaced and pruned, and nothing else.
struct Manifest: Sendable {
    let head: ManifestHead
    /// By the hash of the site path.
    private(set) var records: FileRecords
    /// Paths are read from it when they are needed, which is seldom.
    private let text: ManifestText
    /// Paths that only a build which did not end has written.
    private var pending: [String] = []

    /// The paths of the files of the search index.
    private(set) var index: [String]

    /// How many files it names, also those that are no longer there.
    private(set) var pathCount: Int

    /// Reads the manifest; nil when there is none, or when it is no manifest of ours.
    static func read(_ path: String) -> Manifest? {
        guard let text = ManifestText(path), let head = text.head else { return nil }
        // As many as can be: what the first line says is not yet known to be true.
        var records = FileRecords(
            room: min(max(0, head.files), text.size / ManifestLines.shortest)
        )
        var index: [String] = []
        let folder = Array(SearchManifest.folder.utf8)
        let isWhole = ManifestLines.read(text) { path, record in
            records.add(record, for: StableHash.of(path))
            if path.starts(with: folder) { index.append(String(decoding: path, as: UTF8.self)) }
        }
        return isWhole ? Manifest(head: head, records: records, index: index, text: text) : nil
    }

    private init(
        head: ManifestHead,
        records: FileRecords,
        index: [String],
        text: ManifestText
    ) {
        self.head = head
        self.records = records
        self.index = index
        self.text = text
        pathCount = records.count
    }

    /// With what a build that was killed may have written: those files are ours, and nobody knows what they hold.
    func with(pending journal: Manifest) -> Manifest {
        var whole = self
        journal.forEachPath { path in
            if whole.records.set(.unknown, for: StableHash.of(path)) {
                whole.pending.append(path)
                if path.hasPrefix(SearchManifest.folder) { whole.index.append(path) }
                whole.pathCount += 1
            }
        }
        return whole
    }

    /// With nothing known of what the files hold.
    func forgotten() -> Manifest {
        var whole = self
        whole.records = records.forgotten()
        return whole
    }

    /// With only those files known that stand in the output folder as they were written.
    func surveyed(in output: String) -> Manifest {
        var standing = FileRecords(room: records.count)
        var known = records.inOrder()
        forEachPath { path in
            let hash = StableHash.of(path)
            guard let record = known.record(of: hash),
                let now = FileSystem.look("\(output)/\(OutputPath.file(of: path))")
            else { return }
            let isAsWritten = now.size == record.size && now.changed == record.changed
            standing.set(isAsWritten ? record : .unknown, for: hash)
        }
        var whole = self
        whole.records = standing
        return whole
    }

    /// Calls back for each file with what is known of it.
    func forEach(_ body: (String, FileRecord) -> Void) {
        var known = records.inOrder()
        forEachPath { path in body(path, known.record(of: StableHash.of(path)) ?? .unknown) }
    }

    func forEachPath(_ body: (String) -> Void) {
        ManifestLines.read(text) { path, _ in
            body(String(decoding: path, as: UTF8.self))
        }
        pending.forEach(body)
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
