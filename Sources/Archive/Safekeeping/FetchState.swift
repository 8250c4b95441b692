import Basics
import Foundation

/// Fetches a state: all of it is put together beside and looked through before the first file takes its place.
///
/// From then on it is finished whatever happens: by the same command, or by the next one that needs the state.
public struct FetchState {
    private let place: StatePlace

    /// What takes the place of what is here.
    public struct Replacement: Sendable {
        /// The files that another takes the place of, or nothing, below the state folder.
        public let paths: Set<String>
        /// Whether something was erased there that is here still.
        public let hasErasures: Bool
    }

    private static let files = "files"
    private static let ready = "ready"

    public init(_ place: StatePlace) {
        self.place = place
    }

    /// - Parameters:
    ///   - moment: when the wanted state was made, or the beginning of that; the one that counts when nil.
    ///   - isForced: whether what is here and another portal's name count for nothing.
    ///   - prepare: is told what is about to go, while all of it is here still.
    /// - Returns: what it came to.
    /// - Throws: `StateError`; what is here is unharmed then.
    public func run(
        at moment: String? = nil,
        isForced: Bool = false,
        _ prepare: (Replacement) throws -> Void = { _ in }
    ) throws -> FetchReport {
        try LocalFailure.named(in: place.folder) {
            try fetch(moment, isForced, prepare)
        }
    }

    private func fetch(
        _ moment: String?,
        _ isForced: Bool,
        _ prepare: (Replacement) throws -> Void
    ) throws -> FetchReport {
        let name = try wanted(moment)
        let snapshot = try place.snapshot(name)
        try check(snapshot.schema)
        if !isForced {
            guard snapshot.site == place.site else {
                throw StateError.otherSite(there: snapshot.site, here: place.site)
            }
            let unsent = unsent()
            if unsent > 0 { throw StateError.newerHere(files: unsent) }
        }
        try? FileManager.default.removeItem(atPath: place.fetching)
        var isReady = false
        defer { if !isReady { try? FileManager.default.removeItem(atPath: place.fetching) } }
        let (known, changed) = try assemble(snapshot)
        // A state that does not name it may have an archive that does.
        try check(SchemaMark.schema(of: "\(place.fetching)/\(Self.files)/\(StateSurvey.archive)"))
        let wanted = Set(snapshot.files.map(\.path))
        let gone =
            (changed.contains(StateSurvey.archive) ? place.survey.besideArchive() : [])
            + place.survey.paths().filter { !wanted.contains($0) && !StateSurvey.isJournal($0) }
        try prepare(
            Replacement(
                paths: changed.union(gone),
                hasErasures: snapshot.erasures > place.erasures
            )
        )
        try Data(gone.joined(separator: "\n").utf8)
            .write(to: URL(filePath: "\(place.fetching)/\(Self.ready)"), options: .atomic)
        isReady = true
        try Self.finish(in: place.folder)
        var settled = known
        for path in wanted {
            guard !StateSurvey.isJournal(path) else {
                settled[path] = nil
                continue
            }
            // It has the time at which it was put in its place.
            guard let state = FileState("\(place.folder)/\(path)"), let old = settled[path] else {
                continue
            }
            settled[path] = SentState.Known(state, pages: old.digests)
        }
        // An older state is not what counts there: sending it needs to be wanted.
        try SentState(
            remote: place.remote.identity,
            name: name.text,
            snapshot: Data(snapshot.bytes),
            files: settled
        ).write(to: place.sentState)
        return FetchReport(
            moment: name.moment,
            machine: snapshot.machine,
            files: snapshot.files.count,
            bytes: snapshot.size,
            changed: changed.count
        )
    }

    /// - Throws: `StateError` for the schema of an archive that this program cannot read.
    private func check(_ schema: Int?) throws(StateError) {
        guard let schema, schema > place.schema else { return }
        throw .newerArchive(found: schema, known: place.schema)
    }

    private func wanted(_ moment: String?) throws(StateError) -> SnapshotName {
        let pointer = try place.remote.pointer()
        // Of a former one nobody has to know which one counts.
        if let moment { return try named(moment) }
        guard let current = try place.current(pointer) else { throw .nothingThere }
        return current.name
    }

    private func named(_ moment: String) throws(StateError) -> SnapshotName {
        let all = try place.snapshots()
        guard !all.isEmpty else { throw .nothingThere }
        guard let found = all.last(where: { $0.moment.hasPrefix(moment) }) else {
            throw .noSuchSnapshot(moment, known: all.map(\.moment))
        }
        return found
    }

    /// How many files here are not as they were sent or fetched last, where that matters.
    private func unsent() -> Int {
        let paths = place.survey.paths().filter { $0 == "archive.sqlite" || $0.hasSuffix(".json") }
        guard paths.contains("archive.sqlite") else { return 0 }
        guard let sent = place.sent() else { return paths.count }
        return paths.count { place.isUnsent($0, since: sent) }
    }

    /// Puts the files together that are not here yet as they are there.
    private func assemble(
        _ snapshot: Snapshot
    ) throws -> (known: [String: SentState.Known], changed: Set<String>) {
        let folder = "\(place.fetching)/\(Self.files)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var known: [String: SentState.Known] = [:]
        var missing: [StateFile] = []
        for file in snapshot.files {
            if let pages = try pages(of: file, at: "\(place.folder)/\(file.path)"),
                let state = FileState("\(place.folder)/\(file.path)")
            {
                known[file.path] = SentState.Known(state, pages: pages)
            } else {
                missing.append(file)
            }
        }
        try PartReader(place: place, parts: snapshot.parts).write(missing, into: folder)
        for file in missing {
            guard let pages = try pages(of: file, at: "\(folder)/\(file.path)"),
                let state = FileState("\(folder)/\(file.path)")
            else { throw StateError.damaged("\(file.path) in the state") }
            known[file.path] = SentState.Known(state, pages: pages)
        }
        return (known, Set(missing.map(\.path)))
    }

    /// The digests of a file's pages; nil when it is not the wanted one.
    private func pages(of file: StateFile, at path: String) throws -> [ContentDigest]? {
        guard let state = FileState(path), state.isFile, state.size == file.size,
            let handle = FileHandle(forReadingAtPath: path)
        else { return nil }
        defer { try? handle.close() }
        var hash = SHA256()
        var pages: [ContentDigest] = []
        while let data = try handle.read(upToCount: StateFile.page), !data.isEmpty {
            data.withUnsafeBytes { hash.update($0) }
            pages.append(ContentDigest(of: [UInt8](data)))
        }
        return ContentDigest(hash) == file.digest ? pages : nil
    }

    /// What is to go when that which lies ready takes its place; nil when nothing lies ready.
    private static func list(in fetching: String) -> String? {
        try? String(contentsOfFile: "\(fetching)/\(ready)", encoding: .utf8)
    }

    /// Whether something lies ready that has not taken its place.
    public static func isUnfinished(in folder: String) -> Bool {
        list(in: "\(folder)/\(StateSurvey.fetchingFolder)") != nil
    }

    /// Puts what lies ready in its place; does nothing where nothing does.
    ///
    /// - Parameter folder: the state folder.
    /// - Returns: whether there was anything.
    /// - Throws: what the system says; it can be done once more.
    @discardableResult
    public static func finish(in folder: String) throws -> Bool {
        let bare = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let fetching = "\(bare)/\(StateSurvey.fetchingFolder)"
        guard let list = list(in: fetching) else { return false }
        for path in list.split(separator: "\n") where !path.contains("..") {
            unlink("\(bare)/\(path)")
        }
        let staged = "\(fetching)/\(files)"
        let names = FileManager.default.enumerator(atPath: staged)?.compactMap { $0 as? String }
        for name in (names ?? []).sorted() {
            var status = stat()
            guard lstat("\(staged)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG
            else { continue }
            // What was begun here is to be finished here.
            if StateSurvey.isJournal(name), FileState("\(bare)/\(name)") != nil { continue }
            let target = URL(filePath: "\(bare)/\(name)")
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            guard rename("\(staged)/\(name)", "\(bare)/\(name)") == 0 else {
                throw StateError.failed(
                    "\(bare)/\(name): \(SystemReason.of(errno))",
                    hint: "make the state folder writable and fetch once more"
                )
            }
        }
        try FileManager.default.removeItem(atPath: fetching)
        return true
    }
}
