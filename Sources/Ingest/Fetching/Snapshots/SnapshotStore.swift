import Basics
public import Foundation

/// Keeps each source's last good answer in a folder (`.pregonero/responses/`): a record whose first
/// line carries its own hash, and a body named by its hash.
public struct SnapshotStore: Sendable {
    private let folder: URL

    public init(folder: URL) {
        self.folder = folder
    }

    /// Returns the answer kept for a source; nil when there never was one.
    public func load(_ key: String) throws(SnapshotProblem) -> Snapshot? {
        let file = recordFile(key)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let record = try record(key, at: file)
        guard let snapshot = record.snapshot(body: bodyFile(key, record.bodyHash).path) else {
            throw SnapshotProblem(key: key, path: file.path, reason: "its address is no URL")
        }
        if snapshot.fingerprint == nil { try check(snapshot) }
        return snapshot
    }

    /// When a source's kept answer was last confirmed and is to be asked for again, as far as a build before this one
    /// can have noted it; its bytes are not looked at.
    public func times(of key: String, at now: Date) -> (checkedAt: Date, nextCheck: Date?)? {
        guard let record = try? record(key, at: recordFile(key)),
            NotedTime.isCredible(record.checkedAt, at: now)
        else { return nil }
        return (record.checkedAt, record.nextCheck)
    }

    /// Makes an answer the source's last good one. Call it when the answer was parsed and archived.
    public func commit(_ snapshot: Snapshot) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let body = bodyFile(snapshot.key, snapshot.hash.value)
        // Bytes that lie there already are those of the record that lies there.
        let old = snapshot.isKept ? nil : try? record(snapshot.key, at: recordFile(snapshot.key))
        if snapshot.fingerprint == nil {
            switch snapshot.content {
            case .memory(let bytes): try AtomicFile(body.path).write(bytes, force: .content)
            case .spooled(let file): try file.move(to: body.path)
            case .file: break
            }
        }
        try checkedFile(snapshot.key).write(SnapshotRecord(snapshot))
        guard let old, old.bodyHash != snapshot.hash.value else { return }
        // A local file's record has no body beside it.
        try? FileManager.default.removeItem(at: bodyFile(old.key, old.bodyHash))
    }

    /// Makes answers their sources' last good ones, some at once.
    ///
    /// - Parameter snapshots: of different sources.
    /// - Throws: what the first that could not be kept met; the others are kept.
    public func commit(_ snapshots: [Snapshot]) throws {
        let kept = ConcurrentMap.map(snapshots, share: 16) { snapshot in
            Result { try commit(snapshot) }
        }
        for result in kept { try result.get() }
    }

    /// Takes over the bytes of another store's answer; it is the source's last good one when it is committed.
    func adopt(_ key: String, from other: SnapshotStore) throws -> Snapshot {
        let record = try other.record(key, at: other.recordFile(key))
        let body = bodyFile(key, record.bodyHash)
        let theirs = other.bodyFile(key, record.bodyHash)
        if let state = FileState(theirs.path), FileState(body.path)?.size != state.size {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // What lies under the name of a body is never a piece of it.
            try AtomicFile(body.path).copy(theirs.path)
        }
        guard let snapshot = record.snapshot(body: body.path) else {
            throw SnapshotProblem(key: key, path: theirs.path, reason: "its address is no URL")
        }
        try check(snapshot)
        return snapshot
    }

    /// Looks through a source's answer without holding it.
    ///
    /// - Parameters:
    ///   - key: the source.
    ///   - hasBody: whether its bytes must lie beside its record.
    /// - Returns: what is gone or damaged; nil where all is whole.
    func problem(of key: String, hasBody: Bool) -> SnapshotProblem? {
        let record: SnapshotRecord
        do throws(SnapshotProblem) {
            record = try self.record(key, at: recordFile(key))
        } catch {
            return error
        }
        guard record.fingerprint == nil else { return nil }
        let path = bodyFile(key, record.bodyHash).path
        guard hasBody || FileManager.default.fileExists(atPath: path) else { return nil }
        guard let found = try? OpenFile(path).digest() else {
            return SnapshotProblem(key: key, path: path, reason: "it cannot be read")
        }
        let isWhole = found.size == record.size && found.hash == record.bodyHash
        return isWhole
            ? nil : SnapshotProblem(key: key, path: path, reason: "its content has changed")
    }

    /// Moves a source's damaged files out of the way, where a person can look at them.
    public func setAside(_ key: String) throws {
        let files = FileManager.default
        let place = folder.appending(path: "damaged", directoryHint: .isDirectory)
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        for file in try files.contentsOfDirectory(atPath: folder.path)
        where file.hasPrefix(name(key) + ".") {
            let target = place.appending(path: file)
            try? files.removeItem(at: target)
            try files.moveItem(at: folder.appending(path: file), to: target)
        }
    }

    /// Removes all that is kept of a source's answers, damaged ones too.
    public func forget(_ key: String) throws {
        let files = FileManager.default
        let damaged = folder.appending(path: "damaged", directoryHint: .isDirectory)
        for place in [folder, damaged] where files.fileExists(atPath: place.path) {
            for file in try files.contentsOfDirectory(atPath: place.path)
            where file.hasPrefix(name(key) + ".") {
                try files.removeItem(at: place.appending(path: file))
            }
        }
    }

    /// Removes what belongs to no source any more, and bodies that a cut of power left behind.
    public func prune(keeping keys: some Sequence<String>) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        let names = Dictionary(keys.map { (name($0), $0) }) { first, _ in first }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for (name, group) in Dictionary(grouping: files, by: { String($0.prefix { $0 != "." }) })
        where name != "damaged" {
            let kept = names[name].map { needed(of: $0, among: group) } ?? []
            for file in group where !kept.contains(file) {
                try FileManager.default.removeItem(at: folder.appending(path: file))
            }
        }
    }

    /// The record of a source and its body; records are read only where there is a choice.
    private func needed(of key: String, among files: [String]) -> [String] {
        let record = recordFile(key).lastPathComponent
        guard files.contains(record) else { return [] }
        if files.count <= 2 { return files }
        let hash = try? self.record(key, at: recordFile(key)).bodyHash
        return [record] + (hash.map { [bodyFile(key, $0).lastPathComponent] } ?? [])
    }
}

extension SnapshotStore {
    private func checkedFile(_ key: String) -> CheckedFile {
        CheckedFile(url: recordFile(key), mark: "pregonero-snapshot 1")
    }

    private func record(_ key: String, at file: URL) throws(SnapshotProblem) -> SnapshotRecord {
        let record: SnapshotRecord
        do throws(CheckedFile.Damage) {
            record = try checkedFile(key).read(SnapshotRecord.self)
        } catch {
            throw SnapshotProblem(key: key, path: file.path, reason: error.reason)
        }
        guard record.key == key else {
            throw SnapshotProblem(key: key, path: file.path, reason: "it belongs to \(record.key)")
        }
        return record
    }

    private func check(_ snapshot: Snapshot) throws(SnapshotProblem) {
        do { _ = try snapshot.body() } catch {
            guard case .unreadableFile(let path, let detail) = error else { return }
            throw SnapshotProblem(key: snapshot.key, path: path, reason: detail)
        }
    }

    /// A name that a person recognises, made unique and safe by a hash of the key.
    private func name(_ key: String) -> String {
        let readable = key.prefix(40).map { character in
            character.isASCII && (character.isLetter || character.isNumber || character == "-")
                ? character : "_"
        }
        return String(readable) + "-" + ContentHash.of(key).prefix(10)
    }

    private func recordFile(_ key: String) -> URL {
        folder.appending(path: name(key) + ".json")
    }

    private func bodyFile(_ key: String, _ hash: String) -> URL {
        folder.appending(path: "\(name(key)).\(hash.prefix(16)).body")
    }
}

/// A stored answer that cannot be used, to be reported and set aside, never silently emptied.
public struct SnapshotProblem: Error, Hashable, Sendable {
    public let key: String
    public let path: String
    public let reason: String
}

extension SnapshotProblem: CustomStringConvertible {
    public var description: String {
        "the stored answer of \(key) is damaged (\(path): \(reason))"
    }
}
