import Basics
import Foundation

/// A folder, which may lie on another machine.
public struct FolderPlace: FilePlace {
    private let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    public var name: String { folder }
    public var limits: HostLimits? { nil }
    public var takesCopies: Bool { true }
    public var knowsPasswords: Bool { true }

    private static let beside = ".pregonero-new"
    private static let hint = "make the folder readable and writable, or name another"

    public func recordNames() throws(DeployError) -> Set<String> {
        let path = "\(folder)/\(HostManifest.folder)"
        let walk = FolderWalk(path, isDeep: false)
        if let reason = walk.failure {
            throw .failed("\(path) cannot be read: \(reason)", hint: Self.hint)
        }
        return Set(walk.files.map { "\(HostManifest.folder)/\($0)" })
    }

    public func rootNames() throws(DeployError) -> Set<String> {
        guard FileState(folder) != nil else { return [] }
        do {
            return Set(try FileManager.default.contentsOfDirectory(atPath: folder))
        } catch {
            throw .failed("\(folder) cannot be read: \(SystemReason.of(error))", hint: Self.hint)
        }
    }

    public func read(_ name: String) throws(DeployError) -> [UInt8]? {
        do {
            return try RegularFile.bytes("\(folder)/\(name)")
        } catch .missing {
            return nil
        } catch {
            throw .failed("\(folder)/\(name): \(error)", hint: Self.hint)
        }
    }

    public func put(_ names: [String], from source: String, of release: Release) throws(DeployError)
    {
        for name in names {
            let bytes: [UInt8]
            do {
                bytes = try RegularFile.bytes("\(source)/\(name)")
            } catch {
                throw .failed("\(source)/\(name): \(error)", hint: "build and deploy again")
            }
            let path = "\(folder)/\(name)"
            guard makeFolder(Self.around(path)) else {
                throw .failed("\(path): its folder cannot be made", hint: Self.hint)
            }
            do {
                let beside = path + Self.beside
                // What it is written to has these rights already.
                close(open(beside, O_WRONLY | O_CREAT | O_CLOEXEC, Self.fileRights))
                chmod(beside, Self.fileRights)
                try AtomicFile(path, beside: beside).write(bytes, force: .nothing)
            } catch {
                throw failure(path, error.code.rawValue)
            }
        }
    }

    /// Whoever serves the site is another user, and reads it whatever this one keeps for itself elsewhere.
    private static let fileRights: mode_t = 0o644
    private static let folderRights: mode_t = 0o755

    /// - Returns: whether the folder is there.
    private func makeFolder(_ path: String) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        let around = Self.around(path)
        guard around.isEmpty || around == path || makeFolder(around) else { return false }
        guard mkdir(path, Self.folderRights) == 0 else { return errno == EEXIST }
        chmod(path, Self.folderRights)
        return true
    }

    /// The folder that a path lies in; empty for that in which the program runs.
    private static func around(_ path: String) -> String {
        path.lastSlash.map { String(path[..<$0]) } ?? ""
    }

    public func remove(_ names: [String]) throws(DeployError) {
        for name in names {
            let path = "\(folder)/\(name)"
            unlink(path + Self.beside)
            guard isFolder(path) || unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
                throw failure(path)
            }
            var rest = name[...]
            while let slash = rest.lastSlash {
                rest = rest[..<slash]
                guard rmdir("\(folder)/\(rest)") == 0 else { break }
            }
        }
    }

    /// Whether a folder has taken the place of a file, with what has been put into it.
    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What the system says by a code, in words about a file.
    private func failure(_ path: String, _ code: Int32 = errno) -> DeployError {
        switch code {
        case ENOSPC, EDQUOT:
            .failed(
                "\(path): the disk is full",
                hint: "make room there and deploy again; the site there is whole"
            )
        case EROFS, EACCES, EPERM: .failed("\(path): it cannot be written", hint: Self.hint)
        default: .failed("\(path): \(SystemReason.of(code))", hint: Self.hint)
        }
    }
}
