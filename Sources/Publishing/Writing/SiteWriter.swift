import Synchronization

/// Puts files into the output folder so that at any moment what stands there is a whole site.
///
/// A first build goes into a folder beside the output and is renamed as a whole. Later builds compare, write
/// beside and rename file by file; the caller keeps the order that design.md section 6 gives.
final class SiteWriter: Sendable {
    private let output: String
    /// Where files go now: the output itself, or the folder beside it.
    private let target: String
    private let isStaged: Bool
    private let state: Mutex<State>

    private struct State {
        var written: Set<String> = []
        var folders: Set<String> = []
        var tally = WriteTally()
    }

    /// - Parameters:
    ///   - output: the output folder, without a slash at its end.
    ///   - isFirst: whether no earlier build's manifest exists.
    /// - Throws: when the folder cannot be made.
    init(output: String, isFirst: Bool) throws(WriteError) {
        self.output = output
        let parent = String(output[..<(output.lastIndex(of: "/") ?? output.startIndex)])
        try FileSystem.makeFolder(parent.isEmpty ? "/" : parent)
        // A mount point cannot be renamed: it is filled in place, in the order of later builds.
        let isMount =
            FileSystem.exists(output) && FileSystem.device(output) != FileSystem.device(parent)
        isStaged = isFirst && !isMount && StagedFolder.canReplace(output)
        target = isStaged ? output + ".pregonero-new" : output
        state = Mutex(State())
        if isStaged { try StagedFolder.clear(target) }
        try FileSystem.makeFolder(target)
    }

    var tally: WriteTally { state.withLock { $0.tally } }
    var files: Set<String> { state.withLock { $0.written } }

    /// Whether a page that another page links to must be put in place before its links are.
    func needsPlaceholder(_ file: String) -> Bool {
        !isStaged && FileSystem.size("\(target)/\(file)") == nil
    }

    /// Writes a stand-in that a later `write` of the same file replaces.
    func putPlaceholder(_ bytes: [UInt8], at file: String) throws(WriteError) {
        try makeFolder(of: file)
        try FileSystem.replace("\(target)/\(file)", with: bytes)
        state.withLock { state in _ = state.written.insert(file) }
    }

    /// Writes a file of the site unless it stands there already, byte for byte.
    ///
    /// - Parameters:
    ///   - bytes: the file's content.
    ///   - file: the path relative to the output folder.
    /// - Throws: what the system says; the file that stood there is unharmed.
    func write(_ bytes: [UInt8], to file: String) throws(WriteError) {
        let path = "\(target)/\(file)"
        if !isStaged, FileSystem.size(path) == bytes.count, FileSystem.read(path) == bytes {
            note(file) { $0.kept += 1 }
            return
        }
        try makeFolder(of: file)
        if isStaged {
            try FileSystem.write(bytes, to: path)
        } else {
            try FileSystem.replace(path, with: bytes)
        }
        note(file) { $0.written += 1 }
    }

    private func note(_ file: String, _ change: (inout WriteTally) -> Void) {
        state.withLock { state in
            state.written.insert(file)
            change(&state.tally)
        }
    }

    private func makeFolder(of file: String) throws(WriteError) {
        guard let slash = file.lastIndex(of: "/") else { return }
        let folder = String(file[..<slash])
        if state.withLock({ $0.folders.contains(folder) }) { return }
        try FileSystem.makeFolder("\(target)/\(folder)")
        state.withLock { state in _ = state.folders.insert(folder) }
    }

    /// Takes away what an earlier build wrote and this one did not, then folders left empty.
    func prune(_ earlier: Set<String>) throws(WriteError) {
        let stale = earlier.subtracting(files).sorted(by: >)
        for file in stale where FileSystem.size("\(target)/\(file)") != nil {
            try FileSystem.remove("\(target)/\(file)")
            state.withLock { $0.tally.pruned += 1 }
            removeEmptyFolders(above: file)
        }
    }

    private func removeEmptyFolders(above file: String) {
        var folder = file[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard FileSystem.removeEmptyFolder("\(target)/\(folder)") else { return }
        }
    }

    /// Puts a first build in place of whatever stood there; files that are not ours are carried over.
    func publish() throws(WriteError) {
        guard isStaged else { return }
        try StagedFolder.exchange(target, with: output, keeping: files)
    }

    /// Leaves the output as it was.
    func abandon() {
        guard isStaged else { return }
        try? StagedFolder.clear(target)
    }
}
