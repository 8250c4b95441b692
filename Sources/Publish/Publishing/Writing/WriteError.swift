#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why a file of the site could not be written.
public struct WriteError: Error, Equatable, Sendable, CustomStringConvertible {
    public let path: String
    public let code: Int32

    init(_ path: String, code: Int32 = errno) {
        self.path = path
        self.code = code
    }

    public var description: String {
        switch code {
        case ENOSPC, EDQUOT: "\(path): the disk is full"
        case EACCES, EPERM: "\(path): permission denied"
        case EROFS: "\(path): the file system is read-only"
        case ENOTDIR: "\(path): a file stands where a folder is needed"
        case EISDIR: "\(path): a folder stands where a file is needed"
        default: "\(path): \(String(cString: strerror(code)))"
        }
    }

    /// What a person can do about it.
    public var hint: String {
        switch code {
        case ENOSPC, EDQUOT:
            "free some space and build again; fewer 'editions' under 'site' take less"
        case EACCES, EPERM, EROFS: "make the output folder writable, or name another with --output"
        default: "the published site is unharmed; build again when the cause is gone"
        }
    }
}
