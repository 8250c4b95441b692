import Basics
import Domain
import Synchronization

/// Puts files into the output folder so that at any moment what stands there is a whole site.
///
/// A first build goes into a folder beside the output and is renamed as a whole. Later builds compare, write
/// beside and rename file by file; the caller keeps the order of the stages.
final class SiteWriter: Sendable {
    private let output: String
    /// Where files go now: the output itself, or the folder beside it.
    private let target: String
    let isStaged: Bool
    /// Keeps what is replaced; nil where nobody wants it again.
    private let keeper: EditionKeeper?
    private let state = Mutex(WriteTally())

    /// - Parameters:
    ///   - output: the output folder, without a slash at its end.
    ///   - isFirst: whether no earlier build's manifest exists.
    ///   - keeper: keeps what is replaced.
    /// - Throws: when the folder cannot be made.
    init(output: String, isFirst: Bool, keeper: EditionKeeper? = nil) throws(WriteError) {
        self.output = output
        self.keeper = keeper
        let parent = String(output[..<(output.lastSlash ?? output.startIndex)])
        try FileSystem.makeFolder(parent.isEmpty ? "/" : parent, isServed: true)
        isStaged =
            isFirst && !Self.isFixed(output, in: parent) && StagedFolder.canReplace(output)
        try StagedFolder.clearLeftovers(of: output)
        target = isStaged ? StagedFolder.place(of: output) : output
        try FileSystem.makeFolder(target, isServed: true)
        // Before anything is made in it, which may be given the folder's group.
        if isStaged { ServedRights.settle(folder: target, in: output) }
    }

    /// Whether a folder cannot be renamed, as a mount point, or one amid what is somebody else's: it is filled in place, in the
    /// order of later builds.
    private static func isFixed(_ folder: String, in parent: String) -> Bool {
        guard FileSystem.exists(folder) else { return false }
        return FileSystem.device(folder) != FileSystem.device(parent)
            || !FileSystem.takesNames(parent)
    }

    var tally: WriteTally { state.withLock { $0 } }

    /// What stands uppermost in the output folder, hidden files aside: names, sizes and times of change. It
    /// tells that somebody has been at work there without looking at every file.
    var surface: UInt64 { Self.surface(of: target) }

    static func surface(of folder: String) -> UInt64 {
        var hash = StableHash()
        let entries = FileSystem.entries(of: folder).filter { !$0.name.hasPrefix(".") }
        for entry in entries.sorted(by: { $0.name < $1.name }) {
            hash.add(entry.name)
            hash.add(entry.size)
            hash.add(entry.changed)
        }
        return hash.value
    }

    /// Whether a page that another page links to must be put in place before its links are.
    func needsPlaceholder(_ file: String) -> Bool {
        !isStaged && FileSystem.look("\(target)/\(file)") == nil
    }

    /// Writes a stand-in that a later `write` of the same file replaces.
    func putPlaceholder(_ bytes: [UInt8], at file: String) throws(WriteError) {
        try ready(file)
        try FileSystem.replace("\(target)/\(file)", with: bytes, isServed: true)
    }

    /// Writes a file of the site unless it stands there already, byte for byte.
    ///
    /// - Parameters:
    ///   - bytes: the file's content.
    ///   - file: the path relative to the output folder.
    /// - Returns: the file as it stands then.
    /// - Throws: what the system says; the file that stood there is unharmed.
    func write(_ bytes: [UInt8], to file: String) throws(WriteError) -> StoredFile {
        let digest = ContentDigest(of: bytes)
        let changed = try write(bytes, to: file, of: digest)
        return StoredFile(size: bytes.count, changed: changed, digest: digest)
    }

    private func write(
        _ bytes: [UInt8],
        to file: String,
        of digest: ContentDigest
    ) throws(WriteError) -> Int {
        let path = "\(target)/\(file)"
        if isStaged {
            try makeFolder(of: file)
            let changed = try FileSystem.write(bytes, to: path, isServed: true)
            keeper?.note(digest, at: file)
            state.withLock { $0.written += 1 }
            return changed
        }
        if let standing = FileSystem.look(path), standing.size == bytes.count,
            FileSystem.read(path) == bytes
        {
            keeper?.note(digest, at: file)
            state.withLock { $0.kept += 1 }
            return standing.changed
        }
        try ready(file)
        try CompressedCopies.remove(of: path)
        let changed = try FileSystem.replace(path, with: bytes, isServed: true)
        keeper?.note(digest, at: file)
        state.withLock { $0.written += 1 }
        return changed
    }

    /// Copies a file from elsewhere unless it stands there already, byte for byte.
    ///
    /// - Parameters:
    ///   - source: where it lies.
    ///   - file: the path relative to the output folder.
    /// - Returns: the file as it stands then; nil when it cannot be read any more.
    /// - Throws: what the system says; the file that stood there is unharmed.
    func copy(_ source: String, to file: String) throws(WriteError) -> StoredFile? {
        let path = "\(target)/\(file)"
        guard let copy = FileCopy(of: source) else { return nil }
        if !isStaged, let standing = FileSystem.look(path), copy.equals(path),
            let digest = copy.digest()
        {
            keeper?.note(digest, at: file)
            state.withLock { $0.kept += 1 }
            return StoredFile(size: standing.size, changed: standing.changed, digest: digest)
        }
        if isStaged {
            try makeFolder(of: file)
        } else {
            try ready(file)
            try CompressedCopies.remove(of: path)
        }
        guard let written = try copy.replace(path, isServed: true) else { return nil }
        keeper?.note(written.digest, at: file)
        state.withLock { $0.written += 1 }
        return written
    }

    /// Makes compressed copies of what is in the folder where files go now.
    ///
    /// - Parameters:
    ///   - extent: of which files.
    ///   - jobs: how many at once.
    ///   - known: what builds before wrote.
    ///   - progress: hears how far it is.
    /// - Throws: what could not be written.
    func compress(
        _ extent: SiteSettings.Compress,
        jobs: Int,
        after known: Manifest?,
        _ progress: WorkProgress = .unheard
    ) async throws {
        let copies = CompressedCopies(
            folder: target,
            jobs: jobs,
            known: known,
            progress: progress
        )
        // What is compressed no more has no copies; those that somebody else made stay.
        if let former = known?.head.compressed, former.rank > extent.rank {
            try copies.remove(besides: extent == .assets ? "_" : nil)
        }
        switch extent {
        case .none: return
        case .assets: _ = try await copies.make(in: "_")
        case .all: _ = try await copies.make()
        }
    }

    /// Takes over files of an earlier build as they are.
    func keep(_ count: Int) {
        state.withLock { $0.kept += count }
    }

    private func makeFolder(of file: String) throws(WriteError) {
        guard let slash = file.lastSlash else { return }
        try FileSystem.makeFolder("\(target)/\(file[..<slash])", isServed: true)
    }

    /// Makes the place of a file ready, and keeps what it held.
    private func ready(_ file: String) throws(WriteError) {
        try makeFolder(of: file)
        keeper?.keep(file)
    }

    /// Takes away a file that an earlier build wrote, then folders left empty.
    func prune(_ file: String) throws(WriteError) {
        let path = "\(target)/\(file)"
        guard FileSystem.look(path) != nil else {
            // Nobody would know later whose they were.
            try? CompressedCopies.remove(of: path)
            return
        }
        keeper?.keep(file)
        try CompressedCopies.remove(of: path)
        try FileSystem.remove(path)
        keeper?.note(nil, at: file)
        state.withLock { $0.pruned += 1 }
        FileSystem.removeEmptyFolders(above: file, in: target)
    }

    /// Puts a first build in place of whatever stood there; files that are not ours are carried over.
    func publish() throws(WriteError) {
        guard isStaged else { return }
        try StagedFolder.exchange(target, with: output)
    }

    /// Leaves the output as it was.
    func abandon() {
        guard isStaged else { return }
        try? StagedFolder.clear(target)
    }

    /// Does what leaves the output as it was when it fails.
    func orAbandon<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch {
            abandon()
            throw error
        }
    }
}
