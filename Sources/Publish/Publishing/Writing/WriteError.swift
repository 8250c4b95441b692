import Basics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why a file of the site could not be written.
public struct WriteError: Error, Equatable, Sendable, CustomStringConvertible {
    public let path: String
    public let code: Int32
    /// What the code alone does not tell.
    private let detail: Detail?

    private enum Detail {
        /// The file system has room, but for no more files.
        case noMoreFiles
        /// The path is a link to what is not there.
        case deadLink
    }

    init(_ path: String, code: Int32 = errno) {
        self.path = path
        self.code = code
        detail = code == ENOSPC && Self.takesNoMoreFiles(path) ? .noMoreFiles : nil
    }

    /// - Parameter link: the path of a link that leads nowhere, where a folder is needed.
    init(deadLink link: String) {
        path = link
        code = ENOENT
        detail = .deadLink
    }

    /// Whether the file system on which a path lies, or would, has no number left for another file.
    private static func takesNoMoreFiles(_ path: String) -> Bool {
        var place = path[...]
        var status = statvfs()
        while statvfs(place.isEmpty ? "/" : String(place), &status) != 0 {
            guard let slash = place.lastSlash else { return false }
            place = place[..<slash]
        }
        // Some have no fixed number of them.
        return status.f_files > 0 && status.f_favail == 0
    }

    public var description: String {
        switch (code, detail) {
        case (_, .noMoreFiles): "\(path): no more files can be made there"
        case (_, .deadLink): "\(path): the link leads nowhere"
        case (ENOSPC, _), (EDQUOT, _): "\(path): the disk is full"
        case (EACCES, _), (EPERM, _): "\(path): permission denied"
        case (EROFS, _): "\(path): the file system is read-only"
        case (ENOTDIR, _): "\(path): a file stands where a folder is needed"
        case (EISDIR, _): "\(path): a folder stands where a file is needed"
        default: "\(path): \(SystemReason.of(code))"
        }
    }

    /// What a person can do about it.
    public var hint: String {
        switch (code, detail) {
        case (_, .noMoreFiles):
            "remove files there, which 'df -i' counts, and build again"
        case (_, .deadLink):
            "make what it leads to, or mount its disk, or remove the link; then build again"
        case (ENOSPC, _), (EDQUOT, _):
            "free some space and build again; where editions are kept, fewer 'editions' under 'site' take less"
        case (EACCES, _), (EPERM, _), (EROFS, _):
            "make the output folder writable, or name another with --output"
        default: "the published site is unharmed; build again when the cause is gone"
        }
    }
}
