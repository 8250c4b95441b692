import Basics
import Foundation
import Transfers

/// Anything that rclone reaches: object stores, WebDAV, SFTP.
public struct RcloneRemote: StateRemote {
    private let store: RcloneStore
    private let owner: LockOwner

    /// - Parameters:
    ///   - place: as `store:bucket/portal`.
    ///   - machine: as others are told who is at work.
    ///   - now: in seconds since 1970.
    public init(place: String, machine: String, now: @escaping @Sendable () -> Int) {
        store = RcloneStore(place)
        owner = LockOwner(machine: machine, now: now)
    }

    public var identity: String { ContentDigest(of: Array("rclone \(store.written)".utf8)).text }

    public func lock(breaking: Bool) throws(StateError) {
        if !breaking, let bytes = try read(RemoteChange.lockPath) { try owner.check(bytes) }
        try write(Array(owner.text.utf8), to: RemoteChange.lockPath)
        // Whoever came later than we has written over it.
        guard let now = try read(RemoteChange.lockPath), owner.isOwn(now) else {
            throw .locked(by: "another machine", until: "it is done")
        }
    }

    public func unlock() {
        guard let bytes = try? read(RemoteChange.lockPath), owner.isOwn(bytes) else { return }
        try? store.attempt(["deletefile", store.path(RemoteChange.lockPath)])
    }

    public func pointer() throws(StateError) -> [UInt8]? { try read(RemoteChange.pointerPath) }

    public func names(in folder: String) throws(StateError) -> [String] {
        try StateError.of { () throws(ToolRun.Failure) in try store.names(in: folder).sorted() }
    }

    public func fetch(_ paths: [String], into folder: String) throws(StateError) {
        guard !paths.isEmpty else { return }
        try run(["copy", "--files-from-raw", "-", store.place, folder], paths)
        for path in paths where FileState("\(folder)/\(path)") == nil {
            throw .damaged("\(path), which is not there")
        }
    }

    public func commit(_ change: RemoteChange) throws(StateError) {
        let staging = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(owner.token)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: staging) }
        do {
            for (path, file) in change.added {
                let target = staging.appending(path: path)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try FileManager.default.copyItem(at: URL(filePath: file), to: target)
            }
        } catch {
            throw .failed(
                "\(staging.path): \(SystemReason.of(error))",
                hint: "make room for temporary files"
            )
        }
        // The snapshot comes after what it names: whoever is ended before has left no trace of a state.
        let isSnapshot = { (path: String) in path.hasPrefix("\(Snapshot.folder)/") }
        let paths = change.added.map(\.path)
        for group in [paths.filter { !isSnapshot($0) }, paths.filter(isSnapshot)]
        where !group.isEmpty {
            let arguments = [
                "copy", "--no-traverse", "--files-from-raw", "-", staging.path, store.place,
            ]
            try run(arguments, group)
        }
        guard try pointer() == change.former else {
            throw .newerThere(moment: "just now", machine: "another machine")
        }
        try write(change.pointer, to: RemoteChange.pointerPath)
        guard !change.removed.isEmpty else { return }
        // What cannot be taken away now is taken away the next time.
        try StateError.of { () throws(ToolRun.Failure) in
            try store.attempt(["delete", "--files-from-raw", "-", store.place], on: change.removed)
        }
    }

    private func read(_ path: String) throws(StateError) -> [UInt8]? {
        try StateError.of { () throws(ToolRun.Failure) in try store.read(path) }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(StateError) {
        try StateError.of { () throws(ToolRun.Failure) in try store.write(bytes, to: path) }
    }

    private func run(_ arguments: [String], _ paths: [String]) throws(StateError) {
        try StateError.of { () throws(ToolRun.Failure) in try store.run(arguments, on: paths) }
    }
}
