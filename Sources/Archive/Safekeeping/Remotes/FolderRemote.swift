import Basics
import Foundation

/// A folder, which may lie on another machine.
public struct FolderRemote: StateRemote {
    private let folder: String
    private let owner: LockOwner

    public init(folder: String, machine: String, now: @escaping @Sendable () -> Int) {
        self.folder = folder
        owner = LockOwner(machine: machine, now: now)
    }

    public var identity: String { ContentDigest(of: Array("folder \(folder)".utf8)).text }

    public func lock(breaking: Bool) throws(StateError) {
        try make(folder)
        try lockFile.take(breaking: breaking)
    }

    public func unlock() { lockFile.release() }

    private var lockFile: FolderLock {
        FolderLock(path: place(RemoteChange.lockPath), owner: owner)
    }

    public func pointer() throws(StateError) -> [UInt8]? {
        let path = place(RemoteChange.pointerPath)
        do {
            return try RegularFile.bytes(path)
        } catch .missing {
            return nil
        } catch {
            throw .failed("\(path): \(error)", hint: Self.hint)
        }
    }

    public func names(in folder: String) throws(StateError) -> [String] {
        let path = place(folder)
        let walk = FolderWalk(path, isDeep: false, isHidden: { _ in false })
        // Only what is not there at all is empty: of a share that cannot be read nobody knows what it holds.
        if let reason = walk.failure {
            throw .failed("\(path) cannot be read: \(reason)", hint: Self.hint)
        }
        return walk.files.sorted()
    }

    public func fetch(_ paths: [String], into target: String) throws(StateError) {
        for path in paths {
            do {
                let bytes = try RegularFile.bytes(place(path))
                let file = URL(filePath: "\(target)/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(bytes).write(to: file)
            } catch RegularFile.Problem.missing {
                throw .damaged("\(path), which is not there")
            } catch {
                throw .failed("\(place(path)): \(error)", hint: Self.hint)
            }
        }
    }

    public func commit(_ change: RemoteChange) throws(StateError) {
        for (path, file) in change.added {
            let target = place(path)
            try make(URL(filePath: target).deletingLastPathComponent().path(percentEncoded: false))
            let bytes: [UInt8]
            do {
                bytes = try RegularFile.bytes(file)
            } catch {
                throw .failed("\(file): \(error)", hint: "send once more")
            }
            try put(bytes, at: target)
        }
        guard try pointer() == change.former else {
            throw .newerThere(moment: "just now", machine: "another machine")
        }
        try put(change.pointer, at: place(RemoteChange.pointerPath))
        for path in change.removed { unlink(place(path)) }
    }

    private func place(_ path: String) -> String { "\(folder)/\(path)" }

    private func make(_ folder: String) throws(StateError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
        } catch {
            throw .failed("\(folder): the folder cannot be made", hint: Self.hint)
        }
    }

    /// Others may put theirs at the same time.
    private func put(_ bytes: [UInt8], at path: String) throws(StateError) {
        do {
            try AtomicFile(path, beside: "\(path).\(owner.token)").write(bytes, force: .content)
        } catch {
            throw Self.failure(path, error.code.rawValue)
        }
    }

    private static let hint = "make the folder readable and writable, or name another"

    /// What the system says by a code, in words about a file.
    static func failure(_ path: String, _ code: Int32 = errno) -> StateError {
        switch code {
        case ENOSPC, EDQUOT:
            .failed(
                "\(path): the disk is full",
                hint: "make room there; what was sent before is whole"
            )
        case EROFS, EACCES, EPERM:
            .failed("\(path): it cannot be written", hint: hint)
        default: .failed("\(path): \(SystemReason.of(code))", hint: hint)
        }
    }
}
